import type { Route } from "./+types/overview";
import { CtaBlock } from "../components/sections/cta-block.tsx";
import {
  cardsById,
  carrierMarks,
  copyPrintPage,
  defaultCallToAction,
  homePage,
  hours,
  packShipPage,
  site,
} from "../content/index.server.ts";
import type { Overview } from "../content/schema.ts";
import { servicesContext } from "../context.ts";
import { visitView } from "../domain/visit-view.ts";
import { OverviewBody, OverviewPage } from "../templates/overview-page.tsx";
import { headMeta } from "./head-meta.ts";
import { serverPart } from "./server-part.server.tsx";
import { useNotice } from "./use-notice.ts";

const overviews = {
  "/pack-ship": { name: "Pack & Ship", page: packShipPage },
  "/copy-print": { name: "Copy & Print", page: copyPrintPage },
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const path = url.pathname === "/copy-print" ? "/copy-print" : "/pack-ship";
  const { name, page } = overviews[path];
  const {
    pageTitle: title,
    metaDescription: description,
    cards,
    carriers,
    ready,
    lastUpdated: _,
    ...overview
  }: Overview = page;
  return {
    head: { title, description, path },
    page: {
      body: await serverPart(context, path, OverviewBody, () => ({
        name,
        ...overview,
        cards: cardsById(cards),
        carriers: carrierMarks(carriers),
        carriersTitle: homePage.carriersTitle,
      })),
      ready,
      visit: visitView(site, hours, context.get(servicesContext).now()),
      callToAction: await serverPart(context, "#call-to-action", CtaBlock, () => defaultCallToAction),
    },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData.page} notice={useNotice()} />;
}
