import { bandOf } from "../../site/band.ts";
import { defaultCallToAction } from "../../content/call-to-action.ts";
import { aboutPage } from "../../content/pages/about-us.ts";
import type { AboutPage } from "../../content/schema.ts";
import { postmark } from "../../site/site.server.ts";
import { parseRichText } from "../../text/rich-text.ts";

export function viewAboutPage() {
  const page: AboutPage = aboutPage;
  const { story, closing } = page;
  return {
    ...page,
    story: { ...story, body: parseRichText(story.body) },
    closing: { ...closing, body: parseRichText(closing.body) },
    postmark,
    band: bandOf(defaultCallToAction, "/images/services/home-business.svg"),
  };
}
