import { defaultCallToAction } from "../../content/call-to-action.ts";
import { partnersPage } from "../../content/pages/shipping-partners.ts";
import { partners } from "../../content/partners.ts";
import { bandOf } from "../../site/band.ts";
import { parseRichText } from "../../text/rich-text.ts";

export const viewPartnersPage = () => ({
  ...partnersPage,
  intro: parseRichText(partnersPage.intro),
  partners,
  band: bandOf(defaultCallToAction),
});
