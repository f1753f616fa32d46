import { data } from "react-router";
import type { Route } from "./+types/overview";
import { CtaBlock } from "../components/sections/cta-block.tsx";
import { useNotice } from "../components/use-notice.ts";
import { defaultCallToAction } from "../content/call-to-action.ts";
import { servicesContext } from "../context.ts";
import { headMeta } from "../domain/page-meta.ts";
import { OverviewPage } from "../templates/overview-page.tsx";
import { OverviewBody } from "../templates/overview-parts.tsx";
import { viewNotFound } from "../views/not-found.server.ts";
import { findOverview, viewOverview } from "../views/overviews.server.ts";
import { viewVisit } from "../views/store.server.ts";
import { staticPart } from "../document/static-part.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const overview = findOverview(url.pathname);
  if (overview === undefined) {
    throw data(viewNotFound(), 404);
  }
  const { head, ready, body } = viewOverview(overview);
  return {
    head,
    page: {
      body: await staticPart(context, head.path, OverviewBody, body),
      ready,
      visit: viewVisit(context.get(servicesContext).now()),
      callToAction: await staticPart(context, "#call-to-action", CtaBlock, () => defaultCallToAction),
    },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData.page} notice={useNotice()} />;
}
