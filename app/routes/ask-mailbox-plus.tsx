import type { Route } from "./+types/ask-mailbox-plus";
import { defaultCallToAction } from "../content/call-to-action.ts";
import { askPage } from "../content/pages/ask-mailbox-plus.ts";
import { headMeta } from "../domain/page-meta.ts";
import { FaqPage } from "../templates/faq-page.tsx";
import { Questions } from "../templates/faq-parts.tsx";
import { viewFaqPage } from "../views/faq-page.server.ts";
import { viewPage } from "../views/pages.server.ts";
import { richText } from "../views/text.server.ts";
import { staticPart } from "../document/static-part.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, trail, words } = viewPage(askPage);
  const { intro, heroTitle, heroSubtitle, heroImage, field } = words;
  return {
    head,
    page: {
      trail,
      heroTitle,
      heroSubtitle,
      heroImage,
      field,
      questions: await staticPart(context, `${head.path}#questions`, Questions, () => ({
        intro: richText(intro),
        sections: viewFaqPage(),
        callToAction: defaultCallToAction,
      })),
    },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function AskRoute({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData.page} />;
}
