/**
 * The map of the towns around the store: degrees as units of a drawing, and places for the words. The units are CSS pixels
 * on a phone 360 px wide, where the map is 328 px wide; on other screens it scales as a whole. x grows to the east, y to
 * the south.
 */
import type { Area } from "../content/schema.ts";
import { counted } from "../text/english.ts";
import {
  borders,
  countyNames,
  isSamePlace,
  lake,
  lakeName,
  lighthouse,
  milesApart,
  milesFrom,
  type LatLng,
} from "./area-geography.ts";
import { boxAround, boxesOverlap, isInside, textWidth, type MapBox, type Point } from "./area-map-boxes.ts";

export interface MapTown extends LatLng, Pick<Area, "labelSide"> {
  city: string;
  /** Address of its page. */
  to: string;
}

export type AreaMapView = ReturnType<typeof viewAreaMap>;
export type TownView = ReturnType<typeof viewTown>;

/** Upper bound on the miles from the store: a town beyond would crowd all others into one corner. */
export const mapReach = 60;

/** Sizes of type, in units of the drawing, that the names find their places by. */
export const townTypeSize = 12;
export const smallTypeSize = 11;

/** The radius of a town's dot. */
export const dotSize = 3;

const width = 328;
/** Room between the outermost towns and the frame: the lake, and the names of the counties around. */
const margin = { left: 17, right: 31, top: 62, bottom: 36 };
const minHeight = 200;
const maxHeight = 400;
/** Upper bound on the scale, for towns a few blocks apart. */
const maxUnitsPerMile = 40;

/** The smallest frame around positions. */
function frameAround(positions: readonly LatLng[], store: LatLng) {
  const offsets = positions.map((position) => milesFrom(store, position));
  const [west, east] = extent(offsets.map(({ x }) => x));
  const [north, south] = extent(offsets.map(({ y }) => y));
  const room = { x: width - margin.left - margin.right, y: maxHeight - margin.top - margin.bottom };
  const unitsPerMile = Math.min(room.x / (east - west), room.y / (south - north), maxUnitsPerMile);
  const high = margin.top + (south - north) * unitsPerMile + margin.bottom;
  const height = Math.round(Math.max(high, minHeight));
  const left = margin.left + (room.x - (east - west) * unitsPerMile) / 2;
  const top = margin.top + (height - high) / 2;
  return {
    height,
    unitsPerMile,
    project(position: LatLng): Point {
      const { x, y } = milesFrom(store, position);
      // Whole units make the drawing shorter.
      return { x: Math.round(left + (x - west) * unitsPerMile), y: Math.round(top + (y - north) * unitsPerMile) };
    },
  };
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Steps to the east and to the south, from a dot to its name. */
const steps = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  "above right": [1, -1],
  "above left": [-1, -1],
  "below right": [1, 1],
  "below left": [-1, 1],
} as const;
/** Distance of a name from the middle of its dot, straight and across a corner. */
const gap = { straight: 6, corner: 1 };
/** 24 CSS px must remain on a phone 320 px wide, where the map is 288 px wide. @see WCAG 2.2, 2.5.8 */
const fingerSize = 28;

/** A town with its name on a side of its dot; the target reaches over both. */
function viewTown({ city, to }: MapTown, labelSide: keyof typeof steps, dot: Point) {
  const name = textWidth(city, townTypeSize);
  const [across, down] = steps[labelSide];
  const out = down === 0 ? gap.straight : gap.corner;
  const least = across === 0 ? 2 * Math.ceil(name / 2) : Math.ceil(dotSize + out + name);
  const reach = Math.max(least, fingerSize);
  return {
    city,
    to,
    ...dot,
    /** Where its name stands, as seen from the dot. */
    labelX: across * out,
    labelY: down * gap.straight,
    anchor: across === 0 ? ("middle" as const) : across > 0 ? ("start" as const) : ("end" as const),
    /** Distance from `labelY` down to the baseline, in ems, so that smaller type keeps to its dot. */
    dy: down === 0 ? ".35em" : down > 0 ? ".75em" : "0",
    /** The area to tap: the name, the dot beside it, and the room around them. */
    target: {
      x: across === 0 ? -reach / 2 : across > 0 ? -dotSize : dotSize - reach,
      y: down === 0 ? -fingerSize / 2 : down > 0 ? -dotSize : dotSize - fingerSize,
      width: reach,
      height: fingerSize,
    },
  };
}

/** The name of a town as browsers measure it, on the map. */
export function nameBox({ x, y, city, labelX, labelY, anchor, dy }: TownView): MapBox {
  const room = textWidth(city, townTypeSize);
  const left = { start: 0, middle: room / 2, end: room }[anchor];
  const baseline = y + labelY + Number.parseFloat(dy) * townTypeSize;
  return { x: x + labelX - left, y: baseline - 0.95 * townTypeSize, width: room, height: 1.2 * townTypeSize };
}

export const dotBox = (dot: Point): MapBox => boxAround(dot, 2 * dotSize, 2 * dotSize);
/** The pin as it is drawn, above its tip. */
export const pinBox = ({ x, y }: Point): MapBox => ({ x: x - 8, y: y - 22, width: 16, height: 23 });
/** The lighthouse, above its foot. */
const lighthouseBox = ({ x, y }: Point): MapBox => ({ x: x - 8, y: y - 24, width: 16, height: 26 });

/**
 * The drawing of the towns around a store.
 * @param towns in the order in which a keyboard reaches them
 * @param store where the rings are measured from; the map is true to scale around it
 */
export function viewAreaMap(towns: readonly MapTown[], store: LatLng) {
  const shown = towns.filter(({ labelSide }) => labelSide !== "none");
  const { height, unitsPerMile, project } = frameAround([store, ...shown], store);
  const tip = project(store);
  const placed = towns.flatMap((town) => {
    const { labelSide = "right" } = town;
    return labelSide === "none" ? [] : [viewTown(town, labelSide, project(town))];
  });
  const claim = roomBeside({ x: 0, y: 0, width, height }, [
    pinBox(tip),
    ...placed.flatMap((town) => [dotBox(town), nameBox(town)]),
  ]);
  const farthest = Math.max(1, ...shown.map((town) => milesApart(store, town)));
  const foot = project(lighthouse);
  const onLake = project(lakeName);
  // The northwest of the map is water at any scale.
  const lakeMiddle = { x: Math.max(onLake.x, 66), y: Math.max(onLake.y, 30) };
  // The record may have the middle of a town for the position of the store.
  const middle = towns.find((town) => isSamePlace(town, store));
  return {
    width,
    height,
    /** Tip of the pin. */
    store: tip,
    /** What the pin marks. */
    pin: middle === undefined ? "The pin is our store." : `The pin marks ${middle.city}, not the store.`,
    /** The foot of the lighthouse, if it has room. */
    lighthouse: claim(lighthouseBox(foot)) ? foot : null,
    /** The outline of the lake, as path data. */
    shore: `${pathThrough(lake.map(project))}Z`,
    /** County lines, as path data. */
    borders: borders.map((line) => pathThrough(line.map(project))).join(""),
    /** The middle of the lake's name, if it has room; waves may lie below other names. */
    lake: claim(boxAround(lakeMiddle, 100, 24)) ? lakeMiddle : null,
    /** Names of counties, and the middle of each; those that have room. */
    counties: countyNames
      .map(({ name, ...position }) => ({ name, ...project(position) }))
      .filter(({ name, ...place }) => claim(wordsBox(name, place))),
    rings: ringsAround(tip, farthest, unitsPerMile, claim),
    /** In the order in which a keyboard reaches them. */
    towns: placed,
    /** Towns that the map leaves out: they are named below it. */
    unshown: towns.filter(({ labelSide }) => labelSide === "none").map(({ city, to }) => ({ city, to })),
  };
}

/** Takes a box of the map for something, if it is free. */
type Claim = (box: MapBox) => boolean;

function roomBeside(frame: MapBox, taken: MapBox[]): Claim {
  return (box) => {
    const isFree = isInside(box, frame) && !taken.some((other) => boxesOverlap(box, other));
    if (isFree) {
      taken.push(box);
    }
    return isFree;
  };
}

/** The box of a line of words around their middle, with a little room: type does not shrink by fractions of a pixel. */
const wordsBox = (words: string, middle: Point): MapBox =>
  boxAround(middle, textWidth(words, smallTypeSize) + 2, 1.2 * smallTypeSize + 2);

/** Miles between rings. */
const ringSteps = [1, 2, 5, 10, 20];

/** Up to four rings with their miles, and the middle of these words on the line; one whose miles have no room is left out. */
function ringsAround({ x, y }: Point, farthest: number, unitsPerMile: number, claim: Claim) {
  const step = ringSteps.find((miles) => farthest / miles < 5) ?? mapReach;
  // Degrees from the east towards the south, the best first.
  const angles = Array.from({ length: 36 }, (_, at) => 5 * (at % 2 === 0 ? at : -at - 1));
  return Array.from({ length: Math.floor(farthest / step) }, (_, at) => step * (at + 1)).flatMap((miles) => {
    const r = Math.round(miles * unitsPerMile);
    const label = counted(miles, "mile");
    const middle = angles
      .map((degrees) => (degrees * Math.PI) / 180)
      .map((angle) => ({ x: Math.round(x + (r + 4) * Math.cos(angle)), y: Math.round(y + (r + 4) * Math.sin(angle)) }))
      .find((point) => claim(wordsBox(label, point)));
    return middle === undefined ? [] : [{ r, label, labelX: middle.x, labelY: middle.y }];
  });
}

const pathThrough = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
