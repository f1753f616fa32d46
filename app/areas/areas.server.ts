/** The towns around the store: found by address, and how far they are. */
import { areas } from "../content/areas/index.ts";
import type { Area } from "../content/schema.ts";

/** The area at `/service-area/{slug}`, if there is one. */
export const findArea = (slug: string): Area | undefined => areas.find((area) => area.slug === slug);

/** The address of an area's page. */
export const areaPath = ({ slug }: Area): string => `/service-area/${slug}`;

const directions: Record<Exclude<Area["heading"], "">, string> = {
  N: "north",
  NE: "northeast",
  E: "east",
  SE: "southeast",
  S: "south",
  SW: "southwest",
  W: "west",
  NW: "northwest",
};

/** "4.6 miles west", or null for the store's own township. */
export const distanceOf = ({ miles, heading }: Area): string | null =>
  heading === "" ? null : `${miles} miles ${directions[heading]}`;
