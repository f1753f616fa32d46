import { defaultCallToAction } from "../content/call-to-action.ts";
import { askPage } from "../content/pages/ask-mailbox-plus.ts";
import { viewPage } from "../site/pages.server.ts";
import { richText } from "../text/text.server.ts";
import { viewFaqSections } from "./faq-sections.server.ts";

/** Head and words of the page; `questions` is what its static part shows. */
export function viewFaqPage() {
  const { head, trail, words } = viewPage(askPage);
  const { intro, heroTitle, heroSubtitle, heroImage, field } = words;
  return {
    head,
    page: { trail, heroTitle, heroSubtitle, heroImage, field },
    questions: () => ({ intro: richText(intro), sections: viewFaqSections(), callToAction: defaultCallToAction }),
  };
}
