// @module-tag store
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AreaMap } from "./area-map-drawing.tsx";
import { areas } from "../content/areas/index.ts";
import { dotSize, type AreaMapView, type MapBox, type TownView } from "./area-map.ts";
import { areaMapView } from "./area-map-view.ts";
import { areaMap as view } from "./area-map.buildtime.ts";

/** The towns with their miles and headings from the township's public center point: the table of facts. */
const places = [
  ["Concord Township", 0, ""],
  ["Painesville", 3.5, "N"],
  ["Mentor", 4.6, "W"],
  ["Fairport Harbor", 5.4, "N"],
  ["Chardon", 6.7, "S"],
  ["Kirtland", 6.9, "SW"],
  ["Perry", 8.4, "NE"],
  ["Willoughby", 8.6, "W"],
  ["Eastlake", 9.3, "W"],
  ["Wickliffe", 12.1, "W"],
  ["Madison", 12.3, "NE"],
  ["Geneva", 18.1, "NE"],
] as const;

/** The narrowest map: a phone 320 px wide with the page's margins. */
const smallestScale = 288 / view.width;

/** Square units that two boxes share. */
function sharedArea(a: MapBox, b: MapBox): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** A town's target within the map. */
const targetOf = ({ x, y, target }: TownView): MapBox => ({ ...target, x: x + target.x, y: y + target.y });

const dotBox = ({ x, y }: TownView): MapBox => ({
  x: x - dotSize,
  y: y - dotSize,
  width: 2 * dotSize,
  height: 2 * dotSize,
});

const isInside = (box: MapBox, { width, height }: AreaMapView) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;

describe("positions", () => {
  // Wherever the store itself is.
  const fromCenter = areaMapView(
    areas.map((area) => ({ ...area, ...area.geo })),
    { lat: 41.67167, lng: -81.25083 },
  );
  const unitsPerMile = fromCenter.rings.map(({ miles, r }) => r / miles);

  it("calls the pin what it is: the center of a town that stands for the store, or the store", () => {
    const [town, other] = areas.map((area) => ({ ...area, ...area.geo }));
    if (town === undefined || other === undefined) {
      throw new Error("too few towns");
    }
    expect(areaMapView([town, other], town.geo).pin).toBe(`the center of ${town.city}`);
    expect(areaMapView([town, other], { ...town.geo, lat: town.geo.lat + 0.001 }).pin).toBe("our store");
  });

  it("draws every ring to one scale", () => {
    expect(fromCenter.rings.map(({ miles }) => miles)).toEqual([5, 10, 15]);
    expect(Math.max(...unitsPerMile) - Math.min(...unitsPerMile)).toBeLessThan(0.02);
  });

  // A store may have other towns.
  const known = places.filter(([city]) => areas.some((area) => area.city === city));
  it.each(known)("puts %s where the facts table says", (city, miles, heading) => {
    const town = fromCenter.towns.find((each) => each.city === city);
    const scale = unitsPerMile.at(-1);
    if (town === undefined || scale === undefined) {
      throw new Error("not on the map");
    }
    const east = (town.x - fromCenter.store.x) / scale;
    const north = (fromCenter.store.y - town.y) / scale;
    expect(Math.abs(Math.hypot(east, north) - miles)).toBeLessThan(0.2);
    if (heading !== "") {
      const bearing = (Math.atan2(east, north) * 180) / Math.PI;
      expect(["N", "NE", "E", "SE", "S", "SW", "W", "NW"][Math.round((bearing + 360) / 45) % 8]).toBe(heading);
    }
  });

  it("keeps the order it was given", () => {
    expect(view.towns.map(({ city }) => city)).toEqual(areas.map(({ city }) => city));
  });
});

describe("targets", () => {
  it("lie apart, each with its own dot in it and no other", () => {
    const faults = view.towns.flatMap((town) =>
      view.towns
        .filter((other) => other !== town)
        .filter(
          (other) => sharedArea(targetOf(town), targetOf(other)) > 0 || sharedArea(targetOf(town), dotBox(other)) > 0,
        )
        .map((other) => `${town.city} / ${other.city}`),
    );
    expect(faults).toEqual([]);
    expect(view.towns.filter((town) => sharedArea(targetOf(town), dotBox(town)) < 30)).toEqual([]);
  });

  it("are 24 × 24 px or more on the smallest phone, inside the frame", () => {
    for (const town of view.towns) {
      const { city, target } = town;
      expect(Math.min(target.width, target.height) * smallestScale, city).toBeGreaterThanOrEqual(24);
      expect(isInside(targetOf(town), view), `${city} lies outside the map: try another labelSide`).toBe(true);
    }
  });

  it.each([
    ["N", "middle", 0, -1],
    ["NE", "start", 1, -1],
    ["E", "start", 1, 0],
    ["SE", "start", 1, 1],
    ["S", "middle", 0, 1],
    ["SW", "end", -1, 1],
    ["W", "end", -1, 0],
    ["NW", "end", -1, -1],
  ] as const)("stand with their name on the side asked for: %s", (labelSide, anchor, across, down) => {
    const far = { slug: "far", city: "Far", lat: 41.6, lng: -81.5, labelSide: "N" } as const;
    const here = { slug: "here", city: "Here", lat: 41.7, lng: -81.2, labelSide } as const;
    const [, town] = areaMapView([far, here], { lat: 41.65, lng: -81.3 }).towns;
    if (town === undefined) {
      throw new Error("not on the map");
    }
    expect(town.anchor).toBe(anchor);
    expect([Math.sign(town.labelX), Math.sign(town.labelY)]).toEqual([across, down]);
    const { target } = town;
    const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
    expect([Math.sign(middle.x), Math.sign(middle.y)]).toEqual([across, down]);
  });
});

describe("the drawing", () => {
  const html = renderToStaticMarkup(createElement(AreaMap, { view }));

  it("links every town by its name", () => {
    const links = [...html.matchAll(/<a href="([^"]+)".*?<text[^>]*>([^<]+)<\/text><\/a>/g)];
    expect(links.map(([, href, name]) => [href, name])).toEqual(
      areas.map(({ slug, city }) => [`/service-area/${slug}`, city]),
    );
  });

  it("is small, and has no inline styles for the CSP to block", () => {
    expect(new TextEncoder().encode(html).length).toBeLessThan(6500);
    expect(html).not.toContain("style=");
  });

  it("draws the lake above the whole shore", () => {
    const xs = [...view.shore.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect(xs.at(0)).toBeLessThan(0);
    expect(xs.at(-1)).toBeGreaterThan(view.width);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });
});
