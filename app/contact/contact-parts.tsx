/** Static parts of the contact page. */
import { RichText } from "../text/rich-text-nodes.tsx";
import { TapedPicture } from "../ui/taped-picture.tsx";
import type { viewContactPage } from "./contact.server.ts";

export function GettingHere({ title, body, image }: ReturnType<typeof viewContactPage>["page"]["gettingHere"]) {
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
