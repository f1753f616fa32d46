import type { Route } from "./+types/home";
import { useNotice } from "../components/use-notice.ts";
import { carrierIds } from "../content/carrier-ids.ts";
import { homePage } from "../content/pages/home.ts";
import { servicesContext } from "../context.ts";
import { areaLinks } from "../domain/area-links.ts";
import { headMeta } from "../domain/page-meta.ts";
import { HomePage } from "../templates/home-page.tsx";
import { Stubs, Towns } from "../templates/home-parts.tsx";
import { areaMap } from "../views/area-map.build.ts";
import { viewPage } from "../views/pages.server.ts";
import { site } from "../views/site.server.ts";
import { carrierMarks, stubsOf } from "../views/services.server.ts";
import { storeContact, viewHours } from "../views/store.server.ts";
import { toolLinks } from "../views/tools.server.ts";
import { staticPart } from "../document/static-part.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, words } = viewPage(homePage);
  const { stubsTitle, stubs, toolsTitle, areasTitle, areasText, ...page } = words;
  const { directionsUrl, mapUrl, phone } = storeContact;
  return {
    head,
    page: {
      ...page,
      tagline: site.tagline,
      directionsUrl,
      mapUrl,
      phone,
      carriers: carrierMarks(carrierIds),
      stubs: await staticPart(context, "/#stubs", Stubs, () => ({
        title: stubsTitle,
        stubs: stubsOf(stubs),
        since: site.since,
        toolsTitle,
        tools: toolLinks,
      })),
      towns: await staticPart(context, "/#towns", Towns, () => ({
        areasTitle,
        areasText,
        areas: areaLinks(site.areaServed),
        map: areaMap,
      })),
      ...viewHours(context.get(servicesContext).now()),
    },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData.page} notice={useNotice()} />;
}
