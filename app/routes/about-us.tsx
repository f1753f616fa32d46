import type { Route } from "./+types/about-us";
import { StaticPart, staticPart } from "../document/static-part.tsx";
import { defaultCallToAction } from "../content/call-to-action.ts";
import { aboutPage } from "../content/pages/about-us.ts";
import { headMeta } from "../domain/page-meta.ts";
import { AboutPage } from "../templates/about-page.tsx";
import { viewPage } from "../views/pages.server.ts";
import { site } from "../views/site.server.ts";
import { richText } from "../views/text.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, trail, words } = viewPage(aboutPage);
  return {
    head,
    page: await staticPart(context, head.path, AboutPage, () => ({
      ...words,
      trail,
      story: { title: words.story.title, body: richText(words.story.body) },
      closing: { title: words.closing.title, body: richText(words.closing.body) },
      since: site.since,
      callToAction: defaultCallToAction,
    })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPart data={loaderData.page} />;
}
