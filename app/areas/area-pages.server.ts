import { bandOf } from "../site/band.ts";
import { areaCallToAction } from "../content/call-to-action.ts";
import { serviceAreaPage } from "../content/pages/service-area.ts";
import type { Area } from "../content/schema.ts";
import { cardsById } from "../services/services.server.ts";
import { memoize } from "../site/memoize.ts";
import { site, storeContact } from "../site/site.server.ts";
import { directionsUrl } from "../site/urls.ts";
import { capitalized } from "../content/number-words.ts";
import { parseRichText } from "../text/rich-text.ts";
import { distanceOf, measuredFrom, pinText, towns } from "./areas.server.ts";

export const viewAreaIndex = () => ({
  ...serviceAreaPage,
  intro: parseRichText(serviceAreaPage.intro),
  map: { pin: pinText },
  towns,
  band: bandOf(areaCallToAction, "/images/areas/fairport-harbor.svg"),
});

/** @throws Error on an unknown service or number */
export const viewAreaPage = memoize((area: Area) => {
  const { address } = site.contact;
  const { addressLines, phone } = storeContact;
  return {
    start: {
      ...area,
      miles: distanceOf(area)?.miles ?? null,
      measuredTo: capitalized(measuredFrom.replace(/^the /, "")),
      directionsUrl: directionsUrl(site, `${area.city}, ${address.state}`),
    },
    label: [{ term: "Address", details: addressLines }],
    phone,
    text: { cards: area.content.map(({ heading, body }) => ({ heading, body: parseRichText(body) })) },
    end: {
      ...area,
      popular: area.popular.flatMap(({ service, why }) =>
        cardsById([service]).map((card) => ({ ...card, summary: why })),
      ),
    },
    band: bandOf(areaCallToAction, area.heroImage),
  };
});
