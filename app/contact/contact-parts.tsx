/** Static parts of the contact page. */
import { RichText } from "../text/rich-text-nodes.tsx";
import type { RichText as RichTextNodes } from "../text/rich-text.ts";

interface GettingHereProps {
  title: string;
  body: RichTextNodes;
}

export function GettingHere({ title, body }: GettingHereProps) {
  return (
    <section className="print:pt-4">
      <h2 className="mb-4">{title}</h2>
      <RichText nodes={body} className="max-w-none gap-10 lg:columns-2" />
    </section>
  );
}
