import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { areas } from "../content/areas/index.ts";
import { bearingFrom } from "./area-geography.ts";
import { AreaMap } from "./area-map-drawing.tsx";
import { areaMapRecord } from "../content/area-map.ts";
import { dotSize, smallTypeSize, townTypeSize, viewAreaMap, type MapTown, type TownView } from "./area-map.ts";
import { areaMap } from "./area-map.buildtime.ts";
import { areaPath } from "./areas.server.ts";

const ownTowns: MapTown[] = areas.map((area) => ({ ...area, ...area.geo, to: areaPath(area) }));
/** The middle of the store's township. */
const middle = { lat: 41.67167, lng: -81.25083 };

interface MapBox {
  what: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxAround = (what: string, { x, y }: { x: number; y: number }, width: number, height: number): MapBox => ({
  what,
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
const overlap = (a: MapBox, b: MapBox) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Widths of letters in ems, in Figtree semibold and its stand-ins: narrow ones, wide ones, capitals, all others. */
const letterWidths: ReadonlyArray<[letters: RegExp, ems: number]> = [
  [/[fijlrtI\s.,'’-]/, 0.42],
  [/[mwMW]/, 0.95],
  [/[A-Z]/, 0.75],
  [/./, 0.6],
];
const widthOf = (text: string, size: number) =>
  Array.from(text).reduce(
    (sum, letter) => sum + (letterWidths.find(([some]) => some.test(letter))?.[1] ?? 1) * size,
    0,
  );

/** A town's target within the map, and its name as browsers measure it. */
const targetOf = ({ city, x, y, target }: TownView): MapBox => ({
  what: city,
  ...target,
  x: x + target.x,
  y: y + target.y,
});
function nameBox({ x, y, city, labelX, labelY, anchor, dy }: TownView): MapBox {
  const width = widthOf(city, townTypeSize);
  const top = y + labelY + (Number.parseFloat(dy) - 0.95) * townTypeSize;
  const left = x + labelX - { start: 0, middle: width / 2, end: width }[anchor];
  return { what: city, x: left, y: top, width, height: 1.2 * townTypeSize };
}

test("what is written on the map, drawn at a place and tapped lies apart, inside the frame", () => {
  const { width, height, store, towns, lake, lighthouse, counties, rings } = areaMap;
  const dots = towns.map((town) => boxAround(`the dot of ${town.city}`, town, 2 * dotSize, 2 * dotSize));
  const pin = { what: "the pin", x: store.x - 8, y: store.y - 22, width: 16, height: 23 };
  const words = [...counties, ...rings].map((label) =>
    boxAround(label.text, label, widthOf(label.text, smallTypeSize) + 2, 1.2 * smallTypeSize + 2),
  );
  const placed = [
    boxAround("Lake Erie", lake, 100, 24),
    { what: "the lighthouse", x: lighthouse.x - 8, y: lighthouse.y - 24, width: 16, height: 26 },
    ...words,
  ];
  const names = towns.map(nameBox);
  const targets = towns.map(targetOf);
  const pairs = [
    ...placed.flatMap((one, at) =>
      [pin, ...dots, ...names, ...placed.slice(at + 1)].map((other) => [one, other] as const),
    ),
    ...names.map((name) => [name, pin] as const),
    ...targets.flatMap((one, at) =>
      targets.flatMap((other, place) =>
        place === at ? [] : [[one, place > at ? other : (dots[place] ?? other)] as const],
      ),
    ),
  ];
  const cut = [...placed, ...targets].filter(
    (box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
  );
  expect(
    [
      ...cut.map(({ what }) => `${what} is cut by the frame`),
      // On a phone 320 px wide the map has 288.
      ...targets
        .filter((target) => Math.min(target.width, target.height) * (288 / width) < 24)
        .map(({ what }) => `${what} is small for a finger`),
      ...pairs
        .filter(([one, other]) => overlap(one, other))
        .map(([one, other]) => `${one.what} lies over ${other.what}`),
    ],
    "change labelSide in app/content/areas/, where none names a town below the map, or the places in app/content/area-map.ts",
  ).toEqual([]);
});

describe("the pin", () => {
  const [town, ...others] = ownTowns as [MapTown, ...MapTown[]];

  it("is called what it is: the center of a town that stands for the store, or the store", () => {
    expect(viewAreaMap(areaMapRecord, [town, ...others], town).pin).toBe(`The pin marks ${town.city}, not the store.`);
    expect(viewAreaMap(areaMapRecord, [town, ...others], { ...town, lat: town.lat + 0.001 }).pin).toBe(
      "The pin is our store.",
    );
  });
});

test("a town that the map leaves out changes nothing of it, and is a link below", () => {
  const far: MapTown = { to: "/columbus", city: "Columbus", lat: 39.96, lng: -82.99, labelSide: "none" };
  const own = viewAreaMap(areaMapRecord, ownTowns, middle);
  const view = viewAreaMap(areaMapRecord, [...ownTowns, far], middle);
  expect(view).toEqual({ ...own, unshown: [...own.unshown, { to: far.to, city: far.city }] });
  expect(renderToStaticMarkup(createElement(AreaMap, { view }))).toContain('<a href="/columbus">Columbus</a>');
});

/** From the township's public center point; a store may have other towns. */
test.each([
  ["Painesville", 3.5, "north"],
  ["Kirtland", 6.9, "southwest"],
  ["Geneva", 18.1, "northeast"],
])("%s lies %d miles to the %s", (city, miles, direction) => {
  for (const town of ownTowns.filter((each) => each.city === city)) {
    expect(bearingFrom(middle, town)).toEqual({ miles, direction });
  }
});

test("every town of the map is a link with its name, in the order of the records", () => {
  const html = renderToStaticMarkup(createElement(AreaMap, { view: areaMap }));
  const links = [...html.matchAll(/<a href="([^"]+)".*?<text[^>]*>([^<]+)<\/text><\/a>/g)];
  expect(links.map(([, href, name]) => [href, name])).toEqual(
    areas.filter(({ labelSide }) => labelSide !== "none").map((area) => [areaPath(area), area.city]),
  );
});
