/** `/area-map.svg`, which changes with the records alone. */
import { renderToStaticMarkup } from "react-dom/server";
import { memoize } from "../site/memoize.ts";
import { AreaMapFile } from "./area-map-drawing.tsx";
import { areaMap } from "./area-map.buildtime.ts";

const svg = memoize((view: typeof areaMap) => renderToStaticMarkup(<AreaMapFile view={view} />));

export const loader = () =>
  new Response(svg(areaMap), { headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" } });
