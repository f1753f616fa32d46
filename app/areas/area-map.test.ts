import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { areas } from "../content/areas/index.ts";
import { madeUpTowns, middle } from "../../tests/support/made-up-towns.ts";
import { bearingFrom, milesApart } from "./area-geography.ts";
import { boxAround, isInside, boxesOverlap, textWidth, type MapBox } from "./area-map-boxes.ts";
import { AreaMap } from "./area-map-drawing.tsx";
import { viewAreaMap, mapReach, type MapTown } from "./area-map-view.ts";
import { areaMap } from "./area-map.buildtime.ts";
import { areaPath } from "./areas.server.ts";
import {
  dotSize,
  lakeTypeSize,
  ringLabel,
  smallTypeSize,
  townTypeSize,
  type AreaMapView,
  type TownView,
} from "./area-map.ts";

const ownTowns: MapTown[] = areas.map((area) => ({ city: area.city, to: areaPath(area), ...area.geo }));

/** The narrowest map: a phone 320 px wide with the page's margins. */
const smallestScale = 288 / areaMap.width;

/** A town's target within the map. */
const targetOf = ({ x, y, target }: TownView): MapBox => ({ ...target, x: x + target.x, y: y + target.y });

const dotBox = (town: TownView): MapBox => boxAround(town, 2 * dotSize, 2 * dotSize);

/** 24 × 24 px on the smallest phone, in the middle of a target. */
const fingerAt = ({ x, y, width, height }: MapBox): MapBox =>
  boxAround({ x: x + width / 2, y: y + height / 2 }, 24 / smallestScale, 24 / smallestScale);

/** A town's name as it is read, within its target. */
function nameBox({ x, y, city, labelX, labelY, anchor, dy }: TownView): MapBox {
  const width = textWidth(city, townTypeSize);
  const left = { start: 0, middle: width / 2, end: width }[anchor];
  const baseline = y + labelY + Number.parseFloat(dy) * townTypeSize;
  return { x: x + labelX - left, y: baseline - 0.75 * townTypeSize, width, height: townTypeSize };
}

/** All words on the map, in boxes. */
const wordsOn = ({ towns, rings, counties, lake }: AreaMapView): Array<[words: string, box: MapBox]> => [
  ...towns.map((town): [string, MapBox] => [town.city, nameBox(town)]),
  ...[
    ...rings.map(({ miles, labelX: x, labelY: y }) => ({ words: ringLabel(miles), x, y, size: smallTypeSize })),
    ...counties.map(({ name: words, x, y }) => ({ words, x, y, size: smallTypeSize })),
    ...(lake === null ? [] : [{ words: "Lake Erie", x: lake.x, y: lake.y, size: lakeTypeSize }]),
  ].map(({ words, x, y, size }): [string, MapBox] => [words, boxAround({ x, y }, textWidth(words, size), size)]),
];

/** What is wrong with a map, a line each. */
function faultsOf(view: AreaMapView): string[] {
  const frame = { x: 0, y: 0, width: view.width, height: view.height };
  const words = wordsOn(view);
  const cut = [...words, ...view.towns.map((town) => [`the target of ${town.city}`, targetOf(town)] as const)]
    .filter(([, box]) => !isInside(box, frame))
    .map(([each]) => `${each} is cut`);
  const covered = words.flatMap(([each, box], at) =>
    words
      .slice(at + 1)
      .filter(([, other]) => boxesOverlap(box, other))
      .map(([other]) => `${each} is over ${other}`),
  );
  const targets = view.towns.flatMap((town) =>
    view.towns
      .filter(
        (other) =>
          other !== town &&
          (boxesOverlap(targetOf(town), targetOf(other)) || boxesOverlap(targetOf(town), dotBox(other))),
      )
      .map((other) => `the target of ${town.city} reaches ${other.city}`),
  );
  // A name at the end of a line may be lower, if it has the room of a finger around it. @see WCAG 2.2, 2.5.8
  const fingers = view.towns.map((town) => ({ town, finger: fingerAt(targetOf(town)) }));
  const small = fingers.filter(({ town, finger }) => {
    const others = fingers.filter((other) => other.town !== town);
    return !isInside(finger, targetOf(town)) && others.some((other) => boxesOverlap(finger, targetOf(other.town)));
  });
  const unread = view.towns.filter((town) => !isInside(nameBox(town), targetOf(town)));
  return [
    ...cut,
    ...covered,
    ...targets,
    ...small.map(({ town }) => `${town.city} has no room for a finger`),
    ...unread.map(({ city }) => `${city} is wider than its target`),
  ];
}

describe("names lie apart, inside the frame, each with a target of 24 × 24 px or more on the smallest phone", () => {
  test("of the towns there are", () => {
    expect(faultsOf(areaMap)).toEqual([]);
  });

  test.each(ownTowns.map((town): [string, MapTown] => [town.city, town]))("without %s", (_, gone) => {
    expect(
      faultsOf(
        viewAreaMap(
          ownTowns.filter((town) => town !== gone),
          middle,
        ),
      ),
    ).toEqual([]);
  });

  test.each(madeUpTowns)("of %s", (_, towns) => {
    const view = viewAreaMap(towns, middle);
    expect(view.towns.map(({ city }) => city)).toEqual(towns.map(({ city }) => city));
    expect(faultsOf(view)).toEqual([]);
  });
});

describe("the pin", () => {
  const [town, ...others] = ownTowns as [MapTown, ...MapTown[]];

  it("is called what it is: the center of a town that stands for the store, or the store", () => {
    expect(viewAreaMap([town, ...others], town).pin).toBe(`the center of ${town.city}`);
    expect(viewAreaMap([town, ...others], { ...town, lat: town.lat + 0.001 }).pin).toBe("our store");
  });
});

it("only names a town beyond its reach, which would crowd all others into a corner", () => {
  const far = { to: "/columbus", city: "Columbus", lat: 39.96, lng: -82.99 };
  expect(milesApart(middle, far)).toBeGreaterThan(mapReach);
  expect(viewAreaMap([...ownTowns, far], middle)).toEqual({
    ...viewAreaMap(ownTowns, middle),
    unshown: [{ to: "/columbus", city: "Columbus" }],
  });
});

it("draws a store far from any town and any lake", () => {
  const view = viewAreaMap([], { lat: 34.05, lng: -118.24 });
  expect(view).toMatchObject({ towns: [], lake: null, lighthouse: null, counties: [], pin: "our store" });
  expect(faultsOf(view)).toEqual([]);
});

test("a name for which the map has no room is a link below it", () => {
  const long = {
    to: "/service-area/long",
    city: "A name as wide as no map is and as nobody would give to a town",
    ...middle,
  };
  const view = viewAreaMap([...ownTowns, long], middle);
  expect(view.unshown).toEqual([{ to: long.to, city: long.city }]);
  const html = renderToStaticMarkup(createElement(AreaMap, { view, isRepeated: false }));
  expect(parse(html).querySelector('figcaption a[href="/service-area/long"]')?.text).toBe(long.city);
});

/** From the township's public center point; a store may have other towns. */
test.each([
  ["Painesville", 3.5, "north"],
  ["Mentor", 4.6, "west"],
  ["Chardon", 6.7, "south"],
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
  const shown = areas.filter((area) => areaMap.towns.some(({ city }) => city === area.city));
  expect(links.map(([, href, name]) => [href, name])).toEqual(shown.map((area) => [areaPath(area), area.city]));
});
