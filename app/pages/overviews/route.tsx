import { data } from "react-router";
import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { CtaBlock } from "../../site/cta-block.tsx";
import { OverviewPage } from "./overview-page.tsx";
import { OverviewBody } from "./overview-parts.tsx";
import { viewNotFound } from "../not-found/not-found.server.ts";
import { findOverview, viewOverviewPage } from "./overviews.server.ts";
import { staticPart } from "../../site/static-part.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const overview = findOverview(url.pathname);
  if (overview === undefined) {
    throw data(viewNotFound(), 404);
  }
  const { head, page } = viewOverviewPage(overview, context.get(platformContext).now());
  return {
    head,
    page: {
      ...page,
      body: await staticPart(context, head.path, OverviewBody, page.body),
      banner: await staticPart(context, `${head.path}#banner`, CtaBlock, page.banner),
    },
  };
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData.page} />;
}
