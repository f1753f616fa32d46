import type { Route } from "./+types/home";
import { areas, carrierIds, carrierMarks, homePage, hours, site, viewAreaMap } from "../content/index.server.ts";
import { servicesContext } from "../context.ts";
import { areaLinks } from "../domain/area-links.ts";
import { openState, weekRows } from "../domain/opening-hours.ts";
import { directionsUrl, mapUrl, phoneUrl } from "../domain/urls.ts";
import { Facts, HomePage, Towns } from "../templates/home-page.tsx";
import { headMeta } from "./head-meta.ts";
import { serverPart } from "./server-part.server.tsx";
import { useNotice } from "./use-notice.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const now = context.get(servicesContext).now();
  const { pageTitle: title, metaDescription: description, lastUpdated: _, ...page } = homePage;
  const { label, carriersTitle, areasTitle, areasText, ...words } = page;
  return {
    head: { title, description, path: "/" },
    page: {
      ...words,
      tagline: site.tagline,
      facts: await serverPart(context, "/#facts", Facts, () => ({
        label,
        since: site.since,
        carriersTitle,
        carriers: carrierMarks(carrierIds),
      })),
      towns: await serverPart(context, "/#towns", Towns, () => ({
        areasTitle,
        areasText,
        areas: areaLinks(site.areaServed),
        map: viewAreaMap(areas),
      })),
      directionsUrl: directionsUrl(site.geo),
      mapUrl: mapUrl(site.geo),
      phone: { text: site.contact.phone, url: phoneUrl(site.contact.phone) },
      week: weekRows(hours, now),
      open: openState(hours, now),
    },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData.page} notice={useNotice()} />;
}
