import { defaultCallToAction } from "../../content/call-to-action.ts";
import { partnersPage } from "../../content/pages/shipping-partners.ts";
import { partners } from "../../content/partners.ts";
import { viewPage } from "../../site/pages.server.ts";
import { richText } from "../../text/text.server.ts";

export function viewPartnersPage() {
  const { head, trail, words } = viewPage(partnersPage);
  const page = () => ({ ...words, trail, intro: richText(words.intro), partners, callToAction: defaultCallToAction });
  return { head, page };
}
