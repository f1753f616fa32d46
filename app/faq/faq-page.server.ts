import { defaultCallToAction } from "../content/call-to-action.ts";
import { hours } from "../content/hours.ts";
import { askPage } from "../content/pages/ask-mailbox-plus.ts";
import { hoursLine } from "../hours/opening-hours.ts";
import { viewPage } from "../site/pages.server.ts";
import { storeContact } from "../site/store.server.ts";
import { richText } from "../text/text.server.ts";
import { viewFaqPageQuestions } from "./faq-sections.server.ts";

/** Head and words of the page; `questions` is what its static part shows. */
export function viewFaqPage() {
  const { head, trail, words } = viewPage(askPage);
  const { intro, heroTitle, heroSubtitle, heroImage, field } = words;
  return {
    head,
    page: { trail, heroTitle, heroSubtitle, heroImage, field },
    questions: () => ({
      intro: richText(intro),
      address: storeContact.addressLines.join(", "),
      hoursLine: hoursLine(hours),
      starredTitle: words.starredTitle,
      ...viewFaqPageQuestions(),
      callToAction: defaultCallToAction,
    }),
  };
}
