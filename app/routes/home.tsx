import type { Route } from "./+types/home";
import { useNotice } from "../components/use-notice.ts";
import { carrierIds } from "../content/carrier-ids.ts";
import { homePage } from "../content/pages/home.ts";
import { servicesContext } from "../context.ts";
import { areaLinks } from "../domain/area-links.ts";
import { headMeta } from "../domain/page-meta.ts";
import { HeroActions, HeroWords } from "../components/sections/home-hero.tsx";
import { HomePage, Stubs, Towns, VisitWords } from "../templates/home-page.tsx";
import { areaMap } from "../views/area-map.build.ts";
import { viewPage } from "../views/pages.server.ts";
import { site } from "../views/site.server.ts";
import { carrierMarks, stubsOf } from "../views/services.server.ts";
import { storeContact, viewHours } from "../views/store.server.ts";
import { toolLinks } from "../views/tools.server.ts";
import { staticPart } from "../document/static-part.server.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, words } = viewPage(homePage);
  const {
    heroTitle,
    heroSubtitle,
    visitTitle,
    visitText,
    stubsTitle,
    stubs,
    carriersTitle,
    toolsTitle,
    areasTitle,
    areasText,
    ...page
  } = words;
  const { directionsUrl, mapUrl, phone } = storeContact;
  return {
    head,
    page: {
      ...page,
      heroWords: await staticPart(context, "/#words", HeroWords, () => ({
        tagline: site.tagline,
        heroTitle,
        heroSubtitle,
      })),
      heroActions: await staticPart(context, "/#actions", HeroActions, () => ({ directionsUrl, mapUrl })),
      visitWords: await staticPart(context, "/#visit", VisitWords, () => ({
        visitTitle,
        visitText,
        phone,
        carriersTitle,
        carriers: carrierMarks(carrierIds),
      })),
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
