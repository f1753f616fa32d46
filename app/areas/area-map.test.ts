import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { areas } from "../content/areas/index.ts";
import { bearingFrom } from "./area-geography.ts";
import { isInside, boxesOverlap, type MapBox } from "./area-map-boxes.ts";
import { AreaMap } from "./area-map-drawing.tsx";
import { dotBox, nameBox, pinBox, viewAreaMap, type MapTown, type TownView } from "./area-map.ts";
import { areaMap } from "./area-map.buildtime.ts";
import { areaPath } from "./areas.server.ts";

const ownTowns: MapTown[] = areas.map((area) => ({ ...area, ...area.geo, to: areaPath(area) }));
/** The middle of the store's township. */
const middle = { lat: 41.67167, lng: -81.25083 };

/** A town's target within the map. */
const targetOf = ({ x, y, target }: TownView): MapBox => ({ ...target, x: x + target.x, y: y + target.y });

test("names and what one taps lie apart, inside the frame and beside the pin", () => {
  const { width, height, store, towns } = areaMap;
  const faults = towns.flatMap((town, at) => {
    const target = targetOf(town);
    const others = towns.filter(
      (other, place) => place !== at && boxesOverlap(target, place > at ? targetOf(other) : dotBox(other)),
    );
    return [
      ...(isInside(target, { x: 0, y: 0, width, height }) ? [] : [`${town.city} is cut by the frame`]),
      // On a phone 320 px wide the map has 288.
      ...(Math.min(target.width, target.height) * (288 / width) >= 24 ? [] : [`${town.city} is small for a finger`]),
      ...(boxesOverlap(nameBox(town), pinBox(store)) ? [`${town.city} lies over the pin`] : []),
      ...others.map((other) => `${town.city} lies over ${other.city}`),
    ];
  });
  expect(faults, "change labelSide in app/content/areas/; none names a town below the map").toEqual([]);
});

describe("the pin", () => {
  const [town, ...others] = ownTowns as [MapTown, ...MapTown[]];

  it("is called what it is: the center of a town that stands for the store, or the store", () => {
    expect(viewAreaMap([town, ...others], town).pin).toBe(`The pin marks ${town.city}, not the store.`);
    expect(viewAreaMap([town, ...others], { ...town, lat: town.lat + 0.001 }).pin).toBe("The pin is our store.");
  });
});

test("a town that the map leaves out changes nothing of it, and is a link below", () => {
  const far: MapTown = { to: "/columbus", city: "Columbus", lat: 39.96, lng: -82.99, labelSide: "none" };
  const own = viewAreaMap(ownTowns, middle);
  const view = viewAreaMap([...ownTowns, far], middle);
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
