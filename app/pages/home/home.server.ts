import { pinText, towns } from "../../areas/areas.server.ts";
import type { HomePage } from "../../content/schema.ts";
import { homePage } from "../../content/pages/home.ts";
import { services } from "../../content/services/index.ts";
import { serviceAreaPage } from "../../content/pages/service-area.ts";
import { priceList } from "../../services/prices/prices.server.ts";
import { dependsOn } from "../../services/label.server.ts";
import { carrierSites } from "../../services/services.server.ts";
import { shortDay } from "../../hours/store-days.ts";
import type { BandView } from "../../site/band.ts";
import { servicePath } from "../../site/service-links.server.ts";
import { callAct, postmark, site, storeContact } from "../../site/site.server.ts";
import { stamps } from "../../tools/my-list/errands.server.ts";
import { viewListOnHome } from "../../tools/my-list/my-list.server.ts";

const viewMore = (moreLinks: HomePage["moreLinks"]) =>
  moreLinks.map(({ label, to, text }) => ({
    label,
    to,
    text: text ?? dependsOn(services.find((service) => servicePath(service) === to) ?? {}),
  }));

/** @param params may name errands of My list @param now dates the cancellation on listed stamps */
export function viewHomePage(params: URLSearchParams, now: Date) {
  const page: HomePage = homePage;
  const { addressLines, directionsUrl, mapUrl, phone } = storeContact;
  const { heroTitle, taglineLead, taglineServices, searchPlaceholder, priceLinksTitle, priceLinksText } = page;
  const { promisesTitle, promises, pricesTitle, pricesText, findTitle, comeByText, carriersTitle } = page;
  const { moreTitle, moreLinks, areasTitle, closing } = page;
  return {
    firstPricesTitle: page.firstPricesTitle,
    firstPrices: page.firstPrices.map(({ figure, ...rest }) => ({
      ...rest,
      figure: { ...figure, number: figure.number.replace(/\.00$/, "") },
    })),
    tagline: site.tagline,
    heroTitle,
    taglineLead,
    taglineServices,
    searchPlaceholder,
    address: addressLines.join(",\n"),
    directionsUrl,
    mapUrl,
    phone,
    board: {
      title: priceLinksTitle,
      text: priceLinksText,
      priceLinks: stamps,
      postmark: { ...postmark, lines: shortDay(now) },
    },
    list: viewListOnHome(params),
    more: { moreTitle, moreLinks: viewMore(moreLinks) },
    prices: { promisesTitle, promises, pricesTitle, pricesText, groups: priceList.groups },
    findTitle,
    map: { pin: pinText, to: serviceAreaPage.path },
    ways: { comeByText, carriersTitle, carriers: carrierSites, directionsUrl, mapUrl, phone },
    end: { areasTitle, towns },
    band: {
      parts: [{ ...closing, acts: [{ label: "Message us", to: "/contact-us#form" }, callAct] }],
      drawing: "/images/pages/pack-ship.svg",
    } satisfies BandView,
  };
}
