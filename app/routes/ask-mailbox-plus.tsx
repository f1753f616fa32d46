import type { Route } from "./+types/ask-mailbox-plus";
import { StaticPart } from "../document/static-part.tsx";
import { defaultCallToAction } from "../content/call-to-action.ts";
import { askPage } from "../content/pages/ask-mailbox-plus.ts";
import { headMeta } from "../domain/page-meta.ts";
import { FaqPage } from "../templates/faq-page.tsx";
import { viewFaqPage } from "../views/faq-page.server.ts";
import { viewPage } from "../views/pages.server.ts";
import { richText } from "../views/text.server.ts";
import { staticPart } from "../document/static-part.server.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, trail, words } = viewPage(askPage);
  return {
    head,
    page: await staticPart(context, head.path, FaqPage, () => ({
      ...words,
      trail,
      intro: richText(words.intro),
      sections: viewFaqPage(),
      callToAction: defaultCallToAction,
    })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function AskRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPart data={loaderData.page} />;
}
