import { bandOf } from "../site/band.ts";
import { defaultCallToAction } from "../content/call-to-action.ts";
import { askPage } from "../content/pages/ask-mailbox-plus.ts";
import { storeContact } from "../site/site.server.ts";
import { parseRichText } from "../text/rich-text.ts";
import { viewAllFaqs } from "./faqs.server.ts";

export function viewFaqPage() {
  const { heroTitle, heroSubtitle, heroImage, field, intro, starredTitle } = askPage;
  const { starred, sections } = viewAllFaqs(askPage);
  return {
    heroTitle,
    heroSubtitle,
    heroImage,
    field,
    address: storeContact.addressLines.join(", "),
    starredTitle,
    starred: { faqs: starred, group: "faq" },
    intro: { nodes: parseRichText(intro) },
    questions: { sections },
    band: bandOf(defaultCallToAction, "/images/pages/faq.svg"),
  };
}
