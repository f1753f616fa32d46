/** Static parts of the contact page. */
import { RichText } from "../ui/rich-text-nodes.tsx";
import { TapedPicture } from "../ui/taped-picture.tsx";
import type { viewContactPage } from "./contact.server.ts";

export function GettingHere({ title, body, image }: ReturnType<typeof viewContactPage>["gettingHere"]) {
  return (
    <section className="getting-here lg:flex lg:h-full lg:flex-col">
      <h2 className="mb-4">{title}</h2>
      <RichText nodes={body} />
      <TapedPicture src={image} isForWide />
    </section>
  );
}
