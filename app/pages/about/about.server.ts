import { defaultCallToAction } from "../../content/call-to-action.ts";
import { aboutPage } from "../../content/pages/about-us.ts";
import { viewPage } from "../../site/pages.server.ts";
import { postmark } from "../../site/site.server.ts";
import { richText } from "../../text/text.server.ts";

export function viewAboutPage() {
  const { head, trail, words } = viewPage(aboutPage);
  const page = () => ({
    ...words,
    trail,
    story: { title: words.story.title, body: richText(words.story.body) },
    closing: { title: words.closing.title, body: richText(words.closing.body) },
    postmark,
    callToAction: defaultCallToAction,
  });
  return { head, page };
}
