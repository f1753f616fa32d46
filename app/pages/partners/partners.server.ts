import { defaultCallToAction } from "../../content/call-to-action.ts";
import { partnersPage } from "../../content/pages/shipping-partners.ts";
import { partners } from "../../content/partners.ts";
import { viewPage } from "../pages.server.ts";
import { parseRichText } from "../../text/rich-text.ts";

/** `/shipping-partners` */
export function viewPartnersPage() {
  const { head, words } = viewPage(partnersPage);
  return {
    head,
    page: { ...words, intro: parseRichText(words.intro), partners, callToAction: defaultCallToAction },
  };
}
