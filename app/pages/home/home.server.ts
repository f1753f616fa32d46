import { areaLinks } from "../../areas/area-links.ts";
import { areaMap } from "../../areas/area-map.buildtime.ts";
import { homePage } from "../../content/pages/home.ts";
import { carrierMarks, priceLinksOf } from "../../services/services.server.ts";
import { viewPage } from "../pages.server.ts";
import { postmark, site } from "../../site/site.server.ts";
import { viewHours } from "../../hours/hours.server.ts";
import { storeContact } from "../../site/store.server.ts";
import { toolLinks } from "../../tools/tools.server.ts";

/** `/` */
export function viewHomePage(now: Date) {
  const { head, words } = viewPage(homePage);
  const { priceLinksTitle, priceLinks, moreTitle, moreLinks, areasTitle, areasText, heroSubtitle: _s, ...page } = words;
  const { addressLines, directionsUrl, mapUrl, phone } = storeContact;
  return {
    head,
    page: {
      ...page,
      tagline: site.tagline,
      address: addressLines.join(", "),
      directionsUrl,
      mapUrl,
      phone,
      carriers: carrierMarks,
      priceLinks: {
        title: priceLinksTitle,
        priceLinks: priceLinksOf(priceLinks),
        postmark,
        moreTitle,
        moreLinks: [...moreLinks, ...toolLinks],
      },
      towns: { areasTitle, areasText, areas: areaLinks(site.areaServed), map: areaMap },
      ...viewHours(now),
    },
  };
}
