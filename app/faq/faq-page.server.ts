import { defaultCallToAction } from "../content/call-to-action.ts";
import { hours } from "../content/hours.ts";
import { askPage } from "../content/pages/ask-mailbox-plus.ts";
import { hoursParts } from "../hours/opening-hours.ts";
import { viewPage } from "../pages/pages.server.ts";
import { storeContact } from "../site/store.server.ts";
import { filledMarkup } from "../text/text.server.ts";
import { viewAllFaqs } from "./faqs.server.ts";

/** `/ask-mailbox-plus` */
export function viewFaqPage() {
  const { head, trail, words } = viewPage(askPage);
  const { intro, starredTitle, starred: _s, ...shown } = words;
  return {
    head,
    page: {
      ...shown,
      trail,
      questions: {
        intro: filledMarkup(intro),
        address: storeContact.addressLines.join(", "),
        hours: hoursParts(hours),
        starredTitle,
        ...viewAllFaqs(askPage),
        callToAction: defaultCallToAction,
      },
    },
  };
}
