/** The towns around the store: found by address, and how far they are. */
import { areas } from "../content/areas/index.ts";
import type { Area } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { counted } from "../text/english.ts";
import { bearingFrom } from "./area-geography.ts";

/** The town whose middle stands for the store, as long as `site.geo` is that middle. */
export const townOfStore = areas.find(({ geo: { lat, lng } }) => lat === site.geo.lat && lng === site.geo.lng)?.city;

/** From where the distances are measured. */
export const measuredFrom = townOfStore === undefined ? "our store" : `the center of ${townOfStore}`;

/** "4.6 miles" and "west" of there; null for the store's own town. */
export function distanceOf({ city, geo }: Area): { miles: string; direction: string } | null {
  const { miles, direction } = bearingFrom(site.geo, geo);
  return city === site.contact.address.city ? null : { miles: counted(miles, "mile"), direction };
}

/** What the pin of the map marks. */
export const pinText =
  townOfStore === undefined ? "The pin is our store." : `The pin marks ${townOfStore}, not the store.`;

export const areaPath = ({ slug }: Area): string => `/service-area/${slug}`;

/** Every town, with its page and where it lies: "4.6 miles west". */
export const towns = areas.map((area) => {
  const from = distanceOf(area);
  const distance = from === null ? "Our store is here" : `${from.miles} ${from.direction}`;
  return { city: area.city, summary: area.summary, image: area.heroImage ?? null, distance, to: areaPath(area) };
});
