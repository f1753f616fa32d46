/** Static parts of the contact page. */
import { RichText } from "../text/rich-text-nodes.tsx";
import { TapedPicture } from "../ui/taped-picture.tsx";
import type { RichText as RichTextNodes } from "../text/rich-text.ts";

interface GettingHereProps {
  title: string;
  body: RichTextNodes;
  image: string;
}

export function GettingHere({ title, body, image }: GettingHereProps) {
  return (
    <section>
      <h2 className="mb-4">{title}</h2>
      <RichText nodes={body} />
      <div className="mt-12 max-w-72 max-lg:hidden print:hidden">
        <TapedPicture src={image} />
      </div>
    </section>
  );
}
