import { areas } from "../content/areas/index.ts";
import type { Area } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { counted } from "../text/english.ts";
import { bearingFrom } from "./area-geography.ts";

/** The town whose center is `site.geo`, until the store's real position replaces it. */
export const townOfStore = areas.find(({ geo: { lat, lng } }) => lat === site.geo.lat && lng === site.geo.lng)?.city;

export const measuredFrom = townOfStore === undefined ? "our store" : `the center of ${townOfStore}`;

/** "4.6 miles" and "west"; null for the store's own town. */
export function distanceOf({ city, geo }: Area): { miles: string; direction: string } | null {
  const { miles, direction } = bearingFrom(site.geo, geo);
  return city === site.contact.address.city ? null : { miles: counted(miles, "mile"), direction };
}

export const pinText =
  townOfStore === undefined ? "The pin is our store." : `The pin marks ${townOfStore}, not the store.`;

export const areaPath = ({ slug }: Area): string => `/service-area/${slug}`;

export const towns = areas.map((area) => {
  const from = distanceOf(area);
  const distance = from === null ? "Our store is here" : `${from.miles} ${from.direction}`;
  return { city: area.city, summary: area.summary, image: area.heroImage ?? null, distance, to: areaPath(area) };
});
