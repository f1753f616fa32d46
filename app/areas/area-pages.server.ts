/** The pages of the service area: all towns, one town, and what is said where there is none. */
import { areas } from "../content/areas/index.ts";
import { areaCallToAction } from "../content/call-to-action.ts";
import { hours } from "../content/hours.ts";
import { serviceAreaPage } from "../content/pages/service-area.ts";
import type { Area } from "../content/schema.ts";
import type { NotFoundWords } from "../site/not-found.ts";
import { hoursLine } from "../hours/opening-hours.ts";
import { areaMap } from "./area-map.buildtime.ts";
import { distanceOf } from "./area-view.ts";
import { areaPath, viewArea } from "./areas.server.ts";
import { headOf, trailOf, viewPage } from "../site/pages.server.ts";
import { site } from "../site/site.server.ts";
import { storeContact } from "../site/store.server.ts";
import { directionsUrl } from "../site/urls.ts";
import { plainWords, richText } from "../text/text.server.ts";

/** `/service-area`; `page` is a static part. */
export function viewAreaIndex() {
  const { head, trail, words } = viewPage(serviceAreaPage);
  return {
    head,
    page: () => ({
      heroTitle: words.heroTitle,
      heroSubtitle: words.heroSubtitle,
      trail,
      intro: richText(words.intro),
      map: areaMap,
      areas: areas.map((area) => ({
        city: area.city,
        summary: plainWords(area.summary),
        distance: distanceOf(area) ?? "Our store is here",
        to: areaPath(area),
      })),
      callToAction: areaCallToAction,
    }),
  };
}

/** `/service-area/{slug}`; `page` is a static part. @throws Error when it refers to a service or fact that does not exist */
export function viewAreaPage(area: Area) {
  const path = areaPath(area);
  return {
    head: headOf(path),
    page: () => ({
      area: viewArea(area),
      town: site.contact.address.city,
      trail: trailOf(path),
      directionsUrl: directionsUrl(site, `${area.city}, ${site.contact.address.state}`),
      addressLines: storeContact.addressLines,
      phone: storeContact.phone.text,
      hoursLine: hoursLine(hours),
      callToAction: areaCallToAction,
    }),
  };
}

export const missingArea: NotFoundWords = {
  title: "Area Not Found",
  text: "Sorry, we don't have a service area page for this location yet.",
  matches: [{ label: "All areas", to: "/service-area" }],
};
