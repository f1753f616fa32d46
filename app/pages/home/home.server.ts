import { areaLinks } from "../../areas/area-links.ts";
import { areaMap } from "../../areas/area-map.buildtime.ts";
import { homePage } from "../../content/pages/home.ts";
import { carrierMarks, priceLinksOf } from "../../services/services.server.ts";
import { viewPage } from "../../site/pages.server.ts";
import { postmark, site } from "../../site/site.server.ts";
import { storeContact } from "../../site/store.server.ts";
import { toolLinks } from "../../tools/tools.server.ts";

/** Head and words of the home page; `priceLinks` and `towns` are what its static parts show. */
export function viewHomePage() {
  const { head, words } = viewPage(homePage);
  const { priceLinksTitle, priceLinks, moreTitle, moreLinks, areasTitle, areasText, heroSubtitle: _s, ...page } = words;
  const { addressLines, directionsUrl, mapUrl, phone } = storeContact;
  const address = addressLines.join(", ");
  return {
    head,
    page: { ...page, tagline: site.tagline, address, directionsUrl, mapUrl, phone, carriers: carrierMarks },
    priceLinks: () => ({
      title: priceLinksTitle,
      priceLinks: priceLinksOf(priceLinks),
      postmark,
      moreTitle,
      moreLinks: [...moreLinks, ...toolLinks],
    }),
    towns: () => ({ areasTitle, areasText, areas: areaLinks(site.areaServed), map: areaMap }),
  };
}
