/** `npm run map`: draws the towns of the records into app/assets/area-map.svg. A look at the result is the check. */
import { writeFileSync } from "node:fs";
import { milesFrom } from "../app/areas/area-geography.ts";
import { areas } from "../app/content/areas/index.ts";
import { site } from "../app/content/site.ts";
import { blue, card, soft } from "../app/ui/tokens.ts";

// Units are CSS pixels on a phone 360 px wide. x grows to the east, y to the south.
const [width, height, unitsPerMile] = [328, 257, 10.4];
const store = { x: 134, y: 155 };

/** The side of its dot on which a town's name stands, in steps to the east and south; to the right where none is here. */
const sides = {
  "Concord Township": [1, 1],
  Eastlake: [0, -1],
  "Fairport Harbor": [-1, 0],
  Geneva: [0, -1],
  Mentor: [0, -1],
  Wickliffe: [1, 1],
  Willoughby: [0, 1],
};

// Drawn to about half a mile, from general knowledge; the corners were checked against the county outlines in
// github.com/johan/world.geo.json.
const lake = `41.47 -82.18, 41.505 -81.71, 41.6 -81.54, 41.634 -81.488, 41.676 -81.438, 41.715 -81.368, 41.751 -81.302,
  41.76 -81.28, 41.777 -81.235, 41.801 -81.148, 41.838 -81.055, 41.853 -81.003, 41.863 -80.95, 41.905 -80.8, 41.97 -80.55,
  42.15 -80.1, 42.5 -79.3, 42.87 -78.9, 42.86 -79.58, 42.55 -80.05, 42.64 -80.8, 42.66 -81.21, 42.5 -81.61, 42.25 -81.92,
  41.91 -82.51, 41.46 -82.71`;
const countyLines = [
  // Lake County and Cuyahoga, then Geauga and its neighbors in the west and south.
  "41.634 -81.488, 41.568 -81.488, 41.568 -81.39, 41.348 -81.39, 41.348 -81.003",
  // Lake County and Geauga: along the south of Kirtland, Concord, Leroy and Madison.
  "41.568 -81.39, 41.568 -81.297, 41.636 -81.297, 41.636 -81.102, 41.715 -81.102, 41.715 -81.003",
  // Ashtabula in the east, from the shore down.
  "41.853 -81.003, 41.348 -81.003",
];
const counties = [
  ["Lake County", 180, 134],
  ["Geauga", 241, 217],
  ["Ashtabula", 298, 231],
];
const rings = [
  [5, 182, 183],
  [10, 235, 118],
  [15, 294, 155],
];

function project(position) {
  const { x, y } = milesFrom(site.geo, position);
  return [Math.round(store.x + x * unitsPerMile), Math.round(store.y + y * unitsPerMile)];
}
const path = (line) =>
  `M${line
    .split(",")
    .map((pair) => pair.trim().split(" ").map(Number))
    .map(([lat, lng]) => project({ lat, lng }).join(" "))
    .join("L")}`;

function town({ city, geo }) {
  const [across, down] = sides[city] ?? [1, 0];
  const anchor = ["end", "middle", "start"][across + 1];
  const out = across * (down === 0 ? 6 : 1);
  const dy = [0, 0.35, 0.75][down + 1];
  return `<g transform="translate(${project(geo).join(" ")})"><path class="dot" d="M0 0h0"/><text x="${out}" y="${down * 6}" dy="${dy}em" text-anchor="${anchor}">${city}</text></g>`;
}
const label = ([text, x, y]) => `<text x="${x}" y="${y}" dy=".35em">${text}</text>`;

const colors = (scheme) =>
  Object.entries({
    land: ["#f5ebd9", "#302920"],
    water: ["#c9d6ee", "#1f304e"],
    edge: ["#8a7551", "#93815f"],
    red: ["#a8231b", "#ff6b5e"],
    blue,
    strong: ["#16305f", "#c8d9fb"],
    soft,
    card,
  })
    .map(([name, color]) => `--${name}:${color[scheme]}`)
    .join(";");

writeFileSync(
  "app/assets/area-map.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>
svg{${colors(0)};background:var(--land);stroke-linecap:round;stroke-linejoin:round;font:600 12px Arial,sans-serif}
@media (prefers-color-scheme:dark){svg{${colors(1)}}}
text{paint-order:stroke;stroke:var(--land);stroke-width:2.5}
.small{font-size:11px;text-anchor:middle;fill:var(--soft)}
.town{fill:var(--strong)}
.dot{stroke:var(--strong);stroke-width:6px}
@media (min-width:448px){svg{font-size:10px}.small{font-size:9px}}
@media (min-width:608px){svg{font-size:8px}.small{font-size:6.8px}.dot{stroke-width:4.8px}}
</style>
<path fill="var(--land)" d="M0 0h${width}v${height}H0z"/>
<path fill="var(--water)" stroke="var(--blue)" stroke-width="1.2" d="${path(lake)}Z"/>
<g fill="none" stroke="var(--edge)"><path stroke-dasharray="6 3 1 3" stroke-opacity=".7" d="${countyLines.map(path).join("")}"/>
${rings.map(([miles]) => `<circle cx="${store.x}" cy="${store.y}" r="${miles * unitsPerMile}" stroke-dasharray=".1 4" stroke-width="1.2"/>`).join("")}</g>
<g class="small">${[...rings.map(([miles, x, y]) => [`${miles} miles`, x, y]), ...counties].map(label).join("")}</g>
<g fill="var(--blue)" transform="translate(66 30)"><text font-family="Georgia,serif" font-size="16" text-anchor="middle" style="stroke:none">Lake Erie</text>
<path fill="none" stroke="var(--blue)" stroke-opacity=".6" d="M-60-20q4-4 8 0t8 0M48-24q4-4 8 0t8 0t8 0M-30 22q4-4 8 0t8 0M112-22q4-4 8 0t8 0"/></g>
<g transform="translate(${project({ lat: 41.7678, lng: -81.2811 }).join(" ")})" fill="var(--card)" stroke="var(--soft)"><path d="M-3.6 0l1-15h5.2l1 15zM-2-15v-4h4v4z"/>
<path fill="var(--red)" d="M-3.3-5l.4-5h5.8l.4 5zM-3-19l3-4 3 4z"/><path d="M-4-15h8M-7 .5h14"/></g>
<g class="town">
${areas.map(town).join("\n")}
</g>
<g transform="translate(${store.x} ${store.y})" fill="var(--card)" stroke="var(--card)"><path fill="var(--red)" d="M0 0C-2-4-7.5-8-7.5-13.5a7.5 7.5 0 0 1 15 0C7.5-8 2-4 0 0z"/><circle cy="-13.5" r="2.8"/></g>
</svg>
`,
);
