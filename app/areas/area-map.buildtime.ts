/** The map of the towns around the store: drawn while the site is built, so that the Worker holds nothing but the drawing. */
import { areas } from "../content/areas/index.ts";
import { site } from "../content/site.ts";
import { viewAreaMap, type AreaMapView } from "./area-map.ts";
import { areaPath } from "./areas.server.ts";

export const areaMap: AreaMapView = viewAreaMap(
  areas.map((area) => ({ ...area.geo, city: area.city, to: areaPath(area), labelSide: area.labelSide })),
  site.geo,
);
