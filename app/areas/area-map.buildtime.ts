/** The map of the towns around the store: drawn while the site is built, so that the Worker holds nothing but the drawing. */
import { areaMapRecord } from "../content/area-map.ts";
import { areas } from "../content/areas/index.ts";
import { site } from "../content/site.ts";
import { viewAreaMap } from "./area-map.ts";
import { areaPath } from "./areas.server.ts";

export const areaMap = viewAreaMap(
  areaMapRecord,
  areas.map((area) => ({ ...area.geo, city: area.city, to: areaPath(area), labelSide: area.labelSide })),
  site.geo,
);
