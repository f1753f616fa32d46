/** The towns around the store: found by address, and as their pages show them. */
import { areas } from "../content/areas/index.ts";
import { numbers } from "../text/numbers.server.ts";
import type { Area } from "../content/schema.ts";
import { areaView, type AreaView } from "./area-view.ts";
import { memoize } from "../site/memoize.server.ts";
import { findLink } from "../services/services.server.ts";

const areasBySlug = new Map<string, Area>(areas.map((area) => [area.slug, area]));

/** The area at `/service-area/{slug}`, if there is one. */
export function findArea(slug: string): Area | undefined {
  return areasBySlug.get(slug);
}

/** The address of an area's page. */
export const areaPath = ({ slug }: Area): string => `/service-area/${slug}`;

/** The area as its page shows it. @throws Error when it refers to a service or fact that does not exist */
export const viewArea: (area: Area) => AreaView = memoize((area) => areaView(area, numbers, findLink));
