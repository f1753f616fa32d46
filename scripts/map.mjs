/** `npm run map`: places store and towns on app/assets/area-map.svg, which is otherwise drawn by hand. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { milesFrom } from "../app/areas/area-geography.ts";
import { areas } from "../app/content/areas/index.ts";
import { site } from "../app/content/site.ts";
import { root } from "./toolchain.mjs";

/** The center of Concord Township, and where the drawing has it, in pixels. */
const center = { lat: 41.67167, lng: -81.25083, x: 134, y: 155 };
const pixelsPerMile = 10.4;

function move(geo) {
  const { x, y } = milesFrom(center, geo);
  return `translate(${Math.round(center.x + x * pixelsPerMile)} ${Math.round(center.y + y * pixelsPerMile)})`;
}

const file = resolve(root, "app/assets/area-map.svg");
const drawing = readFileSync(file, "utf8");
// Keeps each name where somebody put it; new ones go to the right of their dot.
const towns = areas.map(({ city, geo }) => {
  const [name = `<text x="6" dy=".35em">${city}</text>`] = drawing.match(`<text[^>]*>${city}</text>`) ?? [];
  return `<g transform="${move(geo)}"><path class="dot" d="M0 0h0"/>${name}</g>`;
});
const changed = drawing
  .replace(/(?<=<g class="town">\n).*?(?=\n<\/g>)/s, () => towns.join("\n"))
  .replaceAll(/(?<=class="store" transform=")[^"]*/g, move(site.geo));
writeFileSync(file, changed);
