import { areaLinks } from "../../areas/areas.server.ts";
import { areaMap } from "../../areas/area-map.buildtime.ts";
import { homePage } from "../../content/pages/home.ts";
import { carrierSites, priceLinksOf } from "../../services/services.server.ts";
import { viewPage } from "../pages.server.ts";
import { site } from "../../site/site.server.ts";
import { postmarkOf } from "../../hours/hours.server.ts";
import { storeContact } from "../../site/store.server.ts";
import { viewErrandLines } from "../../tools/visit/errand-lines.server.ts";

/** `/` */
export function viewHomePage(now: Date) {
  const { head, words } = viewPage(homePage);
  const {
    priceLinksTitle,
    priceLinks: stamps,
    label,
    moreTitle,
    moreLinks,
    areasTitle,
    areasText,
    heroSubtitle: _s,
    ...page
  } = words;
  const { hint, ...labelWords } = label;
  const priceLinks = priceLinksOf(stamps);
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
      carriers: carrierSites,
      postmark: postmarkOf(now),
      label: { ...labelWords, icons: priceLinks.map(({ icon }) => icon) },
      priceLinks: { title: priceLinksTitle, priceLinks, moreTitle, moreLinks },
      errandRows: { hint, lines: viewErrandLines(priceLinks) },
      towns: { areasTitle, areasText, areas: areaLinks, map: areaMap },
    },
  };
}
