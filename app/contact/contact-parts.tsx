import type { ComponentProps } from "react";
import { Picture } from "../ui/picture.tsx";
import { Postmark } from "../ui/postmark.tsx";
import { RichText } from "../ui/rich-text-nodes.tsx";
import type { viewContactPage } from "./contact.server.ts";

export const GettingHere = ({ title, body }: ReturnType<typeof viewContactPage>["gettingHere"]) => (
  <section className="lg:self-center">
    <h2 className="mb-4">{title}</h2>
    <RichText nodes={body} className="text-lg" />
  </section>
);

export const StampAndPostmark = (postmark: ComponentProps<typeof Postmark>) => (
  <>
    <Picture
      src="/images/services/mailbox-rental.svg"
      className="absolute top-0 right-0 w-24 border-6 border-dotted border-(--color-sheet) bg-[#ecdcc0] p-1"
    />
    <Postmark {...postmark} className="relative mr-16 h-19 w-auto" />
  </>
);
