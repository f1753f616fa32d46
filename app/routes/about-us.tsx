import type { Route } from "./+types/about-us";
import { ServerPart } from "../components/server-part.tsx";
import { aboutPage, defaultCallToAction, richText, site } from "../content/index.server.ts";
import { AboutPage } from "../templates/about-page.tsx";
import { headMeta } from "./head-meta.ts";
import { serverPart } from "./server-part.server.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { pageTitle: title, metaDescription: description, lastUpdated: _, story, closing, ...words } = aboutPage;
  return {
    head: { title, description, path: "/about-us" },
    page: await serverPart(context, "/about-us", AboutPage, () => ({
      ...words,
      story: { title: story.title, body: richText(story.body) },
      closing: { title: closing.title, body: richText(closing.body) },
      since: site.since,
      callToAction: defaultCallToAction,
    })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <ServerPart data={loaderData.page} of={AboutPage} />;
}
