import type { ComponentProps } from "react";
import { Picture } from "../ui/picture.tsx";
import { Postmark } from "../ui/postmark.tsx";

export const StampAndPostmark = (postmark: ComponentProps<typeof Postmark>) => (
  <>
    <Picture
      src="/images/services/mailbox-rental.svg"
      className="absolute top-0 right-0 w-24 border-6 border-dotted border-(--color-sheet) bg-tape p-1"
    />
    <Postmark {...postmark} className="relative mr-16 h-19 w-auto" />
  </>
);
