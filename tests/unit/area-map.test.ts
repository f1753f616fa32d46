import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { AreaMap } from "#app/components/sections/area-map.tsx";
import {
  lakeTypeSize,
  ringLabel,
  smallTypeSize,
  townTypeSize,
  type AreaMapView,
  type MapBox,
  type TownView,
} from "#app/domain/area-map.ts";
import { areaMapView } from "#app/domain/area-map-view.ts";
import { sharedArea, textBox } from "#app/domain/map-labels.ts";

/** The township's public centre point and the towns with their miles and headings from it: the facts sheet's table. */
const store = { lat: 41.67167, lng: -81.25083 };
const places = [
  ["Concord Township", 41.67167, -81.25083, 0, ""],
  ["Painesville", 41.72164, -81.25836, 3.5, "N"],
  ["Mentor", 41.69016, -81.33588, 4.6, "W"],
  ["Fairport Harbor", 41.7476, -81.27281, 5.4, "N"],
  ["Chardon", 41.57929, -81.20906, 6.7, "S"],
  ["Kirtland", 41.59642, -81.33938, 6.9, "SW"],
  ["Perry", 41.76367, -81.14301, 8.4, "NE"],
  ["Willoughby", 41.64529, -81.41435, 8.6, "W"],
  ["Eastlake", 41.65664, -81.42911, 9.3, "W"],
  ["Wickliffe", 41.60632, -81.46803, 12.1, "W"],
  ["Madison", 41.77226, -81.05298, 12.3, "NE"],
  ["Geneva", 41.80067, -80.94615, 18.1, "NE"],
] as const;
const towns = places.map(([city, lat, lng]) => ({ slug: city.toLowerCase().replaceAll(" ", "-"), city, lat, lng }));
const view = areaMapView(towns, store);

/** The narrowest map: a phone 320 px wide with the page's margins. */
const smallestScale = 288 / view.width;

function townTextBox({ city, labelX, labelY, anchor, dy }: TownView): MapBox {
  const middle = textBox(city, { x: labelX, y: labelY }, townTypeSize);
  const across = anchor === "start" ? middle.width / 2 : anchor === "end" ? -middle.width / 2 : 0;
  const down = dy === "0" ? -townTypeSize / 2 : dy === ".75em" ? townTypeSize / 2 : 0;
  return { ...middle, x: middle.x + across, y: middle.y + down };
}

function allText(map: AreaMapView): Array<[string, MapBox]> {
  return [
    ...map.towns.map((town): [string, MapBox] => [town.city, townTextBox(town)]),
    ...map.rings.map(({ miles, labelX, labelY }): [string, MapBox] => [
      ringLabel(miles),
      textBox(ringLabel(miles), { x: labelX, y: labelY }, smallTypeSize),
    ]),
    ...map.counties.map(({ name, x, y }): [string, MapBox] => [name, textBox(name, { x, y }, smallTypeSize)]),
    ["Lake Erie", textBox("Lake Erie", map.lake, lakeTypeSize)],
  ];
}

function overlaps(boxes: ReadonlyArray<[string, MapBox]>): string[] {
  return boxes.flatMap(([name, box], index) =>
    boxes
      .slice(index + 1)
      .filter(([, other]) => sharedArea(box, other) > 0)
      .map(([other]) => `${name} / ${other}`),
  );
}

const targets = (map: AreaMapView) => map.towns.map(({ city, target }): [string, MapBox] => [city, target]);

const isInside = (box: MapBox, { width, height }: AreaMapView) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;

describe("positions", () => {
  const unitsPerMile = view.rings.map(({ miles, r }) => r / miles);

  it("draws every ring to one scale", () => {
    expect(view.rings.map(({ miles }) => miles)).toEqual([5, 10, 15]);
    expect(Math.max(...unitsPerMile) - Math.min(...unitsPerMile)).toBeLessThan(0.02);
  });

  it.each(places)("puts %s where the facts sheet says", (city, _lat, _lng, miles, heading) => {
    const town = view.towns.find((each) => each.city === city);
    const scale = unitsPerMile.at(-1);
    if (town === undefined || scale === undefined) {
      throw new Error("not on the map");
    }
    const east = (town.x - view.store.x) / scale;
    const north = (view.store.y - town.y) / scale;
    expect(Math.abs(Math.hypot(east, north) - miles)).toBeLessThan(0.2);
    if (heading !== "") {
      const bearing = (Math.atan2(east, north) * 180) / Math.PI;
      expect(["N", "NE", "E", "SE", "S", "SW", "W", "NW"][Math.round((bearing + 360) / 45) % 8]).toBe(heading);
    }
  });

  it("keeps the order it was given", () => {
    expect(view.towns.map(({ city }) => city)).toEqual(places.map(([city]) => city));
  });
});

describe("names and targets", () => {
  it("lets no two texts overlap", () => {
    expect(overlaps(allText(view))).toEqual([]);
  });

  it("lets no two targets overlap", () => {
    expect(overlaps(targets(view))).toEqual([]);
  });

  it("has targets of 24 × 24 px on the smallest phone, each over its dot and its name", () => {
    for (const town of view.towns) {
      const { x, y, target } = town;
      expect(Math.min(target.width, target.height) * smallestScale).toBeGreaterThanOrEqual(24);
      expect(sharedArea(target, { x: x - 3, y: y - 3, width: 6, height: 6 })).toBeCloseTo(36, 0);
      const text = townTextBox(town);
      expect(sharedArea(target, text) / (text.width * text.height)).toBeGreaterThan(0.97);
    }
  });

  it("keeps everything inside the frame", () => {
    for (const [name, box] of [...allText(view), ...targets(view)]) {
      expect(isInside(box, view), name).toBe(true);
    }
  });

  it("still finds room when the store is a mile or two from the township's centre", () => {
    const steps = [-0.03, -0.015, 0, 0.015, 0.03];
    for (const [north, east] of steps.flatMap((a) => steps.map((b) => [a, b] as const))) {
      const moved = areaMapView(towns, { lat: store.lat + north, lng: store.lng + east });
      expect(overlaps(targets(moved)), `${north} ${east}`).toEqual([]);
      expect(targets(moved).every(([, box]) => isInside(box, moved))).toBe(true);
    }
  });
});

describe("the drawing", () => {
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(AreaMap, { view })));

  it("links every town by its name", () => {
    const links = [...html.matchAll(/<a href="([^"]+)".*?<text[^>]*>([^<]+)<\/text><\/a>/g)];
    expect(links.map(([, href, name]) => [href, name])).toEqual(
      towns.map(({ slug, city }) => [`/service-area/${slug}`, city]),
    );
  });

  it("is small, and has no inline styles for the CSP to block", () => {
    expect(new TextEncoder().encode(html).length).toBeLessThan(6000);
    expect(html).not.toContain("style=");
  });

  it("draws the lake above the whole shore", () => {
    const xs = [...view.shore.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect(xs.at(0)).toBeLessThan(0);
    expect(xs.at(-1)).toBeGreaterThan(view.width);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });
});
