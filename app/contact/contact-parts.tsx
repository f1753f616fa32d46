/** Static parts of the contact page. */
import { RichText } from "../ui/rich-text-nodes.tsx";
import type { viewContactPage } from "./contact.server.ts";

export const GettingHere = ({ title, body }: ReturnType<typeof viewContactPage>["gettingHere"]) => (
  <section>
    <h2 className="mb-4">{title}</h2>
    <RichText nodes={body} className="text-lg" />
  </section>
);
