/** Draws the map of towns: turns degrees into units of the drawing, and finds room for the words. */
import {
  borders,
  countyNames,
  isSamePlace,
  lake,
  lighthouse,
  milesApart,
  milesFrom,
  type LatLng,
} from "./area-geography.ts";
import {
  boxAround,
  cornersOf,
  crossesBox,
  isInside,
  isInOutline,
  translate,
  boxesOverlap,
  textWidth,
  type MapBox,
  type Point,
} from "./area-map-boxes.ts";
import { dotBox, placeLabels, type Place } from "./area-map-labels.ts";
import { ringLabel, smallTypeSize, type AreaMapView } from "./area-map.ts";

export interface MapTown extends LatLng {
  city: string;
  /** Address of its page. */
  to: string;
}

/** Upper bound on the miles from the store: a town beyond would crowd all others into one corner. */
export const mapReach = 60;

const width = 328;
/** Room between the outermost towns and the frame: the lake, and the names of the counties around. */
const margin = { left: 17, right: 31, top: 62, bottom: 36 };
const minHeight = 200;
const maxHeight = 400;
/** Heights to add, least first: towns close together or in a row need room above and below for their names. */
const extraHeights = [50, 100, 150, 200, 260, 320];
/** Upper bound on the scale, for towns a few blocks apart. */
const maxUnitsPerMile = 40;

/** Names the pin: the record may have the middle of a town for the position of the store. */
function pinName(towns: readonly MapTown[], store: LatLng): string {
  const town = towns.find((each) => isSamePlace(each, store));
  return town === undefined ? "our store" : `the center of ${town.city}`;
}

interface Frame {
  box: MapBox;
  unitsPerMile: number;
  project: (position: LatLng) => Point;
}

/** The smallest frame around positions, with extra height. */
function frameAround(positions: readonly LatLng[], store: LatLng, extraHeight: number): Frame {
  const offsets = positions.map((position) => milesFrom(store, position));
  const [west, east] = extent(offsets.map(({ x }) => x));
  const [north, south] = extent(offsets.map(({ y }) => y));
  const room = { x: width - margin.left - margin.right, y: maxHeight - margin.top - margin.bottom };
  const unitsPerMile = Math.min(room.x / (east - west), room.y / (south - north), maxUnitsPerMile);
  const high = margin.top + (south - north) * unitsPerMile + margin.bottom;
  const height = Math.round(Math.max(high, minHeight) + extraHeight);
  const left = margin.left + (room.x - (east - west) * unitsPerMile) / 2;
  const top = margin.top + (height - high) / 2;
  return {
    box: { x: 0, y: 0, width, height },
    unitsPerMile,
    project(position) {
      const { x, y } = milesFrom(store, position);
      // Whole units make the drawing shorter.
      return { x: Math.round(left + (x - west) * unitsPerMile), y: Math.round(top + (y - north) * unitsPerMile) };
    },
  };
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** The pin as it is drawn, above its tip. */
const pinBox = ({ x, y }: Point): MapBox => ({ x: x - 8, y: y - 22, width: 16, height: 23 });
/** The lighthouse, above its foot. */
const lighthouseBox = ({ x, y }: Point): MapBox => ({ x: x - 8, y: y - 24, width: 16, height: 26 });

/** A frame with the towns whose names have room in it. */
function placeTowns(towns: readonly MapTown[], store: LatLng, extraHeight: number) {
  const frame = frameAround([store, ...towns], store, extraHeight);
  const { box, project } = frame;
  const pin = project(store);
  const dots = towns.map(({ city, to, ...position }) => ({ city, to, ...project(position) }));
  const obstacles = { frame: box, pin: pinBox(pin), lighthouse: lighthouseBox(project(lighthouse)) };
  return { frame, pin, placed: placeLabels(dots, obstacles) };
}

/** The lowest frame that has room for all names, else the one that has room for most. */
function placeMost(towns: readonly MapTown[], store: LatLng) {
  let best = placeTowns(towns, store, 0);
  for (const extraHeight of extraHeights) {
    if (best.placed.length === towns.length) {
      break;
    }
    const next = placeTowns(towns, store, extraHeight);
    best = next.placed.length > best.placed.length ? next : best;
  }
  return best;
}

/**
 * The drawing of the towns around a store.
 * @param towns in the order in which a keyboard reaches them
 * @param store where the rings are measured from; the map is true to scale around it
 */
export function viewAreaMap(towns: readonly MapTown[], store: LatLng): AreaMapView {
  const near = towns.filter((town) => milesApart(store, town) <= mapReach);
  const { frame, pin, placed } = placeMost(near, store);
  const claim = roomBeside(frame.box, pinBox(pin), placed);
  const farthest = Math.max(1, ...near.map((town) => milesApart(store, town)));
  const shown = new Set(placed.map(({ dot }) => dot.to));
  return {
    width: frame.box.width,
    height: frame.box.height,
    store: pin,
    pin: pinName(towns, store),
    ...groundOf(frame, claim),
    rings: ringsAround(pin, farthest, frame.unitsPerMile, claim),
    towns: placed.map(({ dot, label }) => ({ ...dot, ...label })),
    unshown: towns.filter(({ to }) => !shown.has(to)).map(({ city, to }) => ({ city, to })),
  };
}

/** Takes a box of the map for something, if it is free. */
type Claim = (box: MapBox) => boolean;

/** The room that names and pin leave free. */
function roomBeside(frame: MapBox, pin: MapBox, names: ReadonlyArray<{ dot: Point } & Place>): Claim {
  const taken = [pin, ...names.flatMap(({ dot, text }) => [dotBox(dot), text])];
  const lines = names.flatMap(({ line }) => (line === null ? [] : [line]));
  return (box) => {
    const isFree =
      isInside(box, frame) &&
      !taken.some((other) => boxesOverlap(box, other)) &&
      !lines.some((line) => crossesBox(line, box));
    if (isFree) {
      taken.push(box);
    }
    return isFree;
  };
}

/** The box of a line of words around their middle, with a little room: type does not shrink by fractions of a pixel. */
const wordsBox = (words: string, size: number, middle: Point): MapBox =>
  boxAround(middle, textWidth(words, size) + 2, 1.2 * size + 2);

/** Miles between rings. */
const ringSteps = [1, 2, 5, 10, 20];
/** Degrees from the east towards the south, where the miles of a ring may stand, the best first. */
const ringAngles = Array.from({ length: 36 }, (_, at) => 5 * (at % 2 === 0 ? at : -at - 1));

/** Up to four rings; one whose miles have no room is left out. */
function ringsAround({ x, y }: Point, farthest: number, unitsPerMile: number, claim: Claim): AreaMapView["rings"] {
  const step = ringSteps.find((miles) => farthest / miles < 5) ?? mapReach;
  return Array.from({ length: Math.floor(farthest / step) }, (_, at) => step * (at + 1)).flatMap((miles) => {
    const r = Math.round(miles * unitsPerMile);
    const middle = ringAngles
      .map((degrees) => (degrees * Math.PI) / 180)
      .map((angle) => ({ x: Math.round(x + (r + 4) * Math.cos(angle)), y: Math.round(y + (r + 4) * Math.sin(angle)) }))
      .find((point) => claim(wordsBox(ringLabel(miles), smallTypeSize, point)));
    return middle === undefined ? [] : [{ miles, r, labelX: middle.x, labelY: middle.y }];
  });
}

const pathThrough = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** Lake and counties, with as many of their names as have room. */
function groundOf(
  { box, project }: Frame,
  claim: Claim,
): Omit<AreaMapView, "width" | "height" | "store" | "pin" | "rings" | "towns" | "unshown"> {
  const shore = lake.map(project);
  const foot = project(lighthouse);
  return {
    lighthouse: claim(lighthouseBox(foot)) ? foot : null,
    shore: `${pathThrough(shore)}Z`,
    borders: borders.map((line) => pathThrough(line.map(project))).join(""),
    lake: placeLakeName(shore, box, claim),
    counties: countyNames
      .map(({ name, ...position }) => ({ name, ...project(position) }))
      .filter(({ name, ...middle }) => claim(wordsBox(name, smallTypeSize, middle))),
  };
}

/** The first place from the northwest on where the lake's name is all on water: with waves around it, or alone. */
function placeLakeName(
  shore: readonly Point[],
  { width: east, height: south }: MapBox,
  claim: Claim,
): AreaMapView["lake"] {
  const steps = (end: number) => Array.from({ length: Math.floor(end / 6) }, (_, at) => at * 6);
  const middles = steps(south).flatMap((y) => steps(east).map((x) => ({ x, y })));
  const name = { x: -50, y: -12, width: 100, height: 24 };
  for (const hasWaves of [true, false]) {
    const room = hasWaves ? { x: -62, y: -28, width: 192, height: 54 } : name;
    const middle = middles.find((point) => {
      const box = translate(room, point);
      return cornersOf(box).every((corner) => isInOutline(corner, shore)) && claim(box);
    });
    if (middle !== undefined) {
      return { ...middle, hasWaves };
    }
  }
  return null;
}
