/** Finds a place for the name of each town: beside its dot, else farther off, at the end of a line. */
import {
  around,
  boxAround,
  cornersOf,
  cross,
  crossesBox,
  isInside,
  moved,
  overlap,
  textWidth,
  type Line,
  type MapBox,
  type Point,
} from "./area-map-boxes.ts";
import { dotSize, townTypeSize, type Label } from "./area-map.ts";

export interface Dot extends Point {
  city: string;
}

/** A place for a name, and what it takes up on the map. */
export interface Place {
  label: Label;
  target: MapBox;
  /** What no other name may claim: the target, and around a low one a circle for a finger. */
  claims: MapBox[];
  text: MapBox;
  line: Line | null;
  /** Around all of it. */
  bounds: MapBox;
  /** How far it is from the best place. */
  cost: number;
}

/** 24 CSS px must remain on a phone 320 px wide, where the map is 288 px wide. @see WCAG 2.2, 2.5.8 */
const fingerSize = 28;
/** From the middle of a dot to its name, straight and across a corner. */
const gap = { straight: 6, corner: 1 };
/** Sides of a dot, the best first: steps to the east and to the south. */
const sides = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;
/** Lines to names that have no room beside their dot. */
const lineLengths = [14, 20, 28, 38, 50, 64, 80, 100, 125, 150, 180];
const lineAngles = Array.from({ length: 32 }, (_, at) => (at * Math.PI) / 16);
/** The shortest line is worse than the worst side. */
const lineCost = 20;
/** So is the best side, but for three others, when it leaves no room for the lighthouse. */
const lighthouseCost = 4;

type Step = -1 | 0 | 1;

/** Where a name stands as seen from its dot, and its box as browsers measure it. */
function stand(at: Point, across: Step, down: Step, width: number) {
  const anchor = across === 0 ? "middle" : across > 0 ? "start" : "end";
  const dy = down === 0 ? ".35em" : down > 0 ? ".75em" : "0";
  const left = across === 0 ? width / 2 : across > 0 ? 0 : width;
  const above = (down === 0 ? 0.6 : down > 0 ? 0.2 : 0.95) * townTypeSize;
  const text = { x: at.x - left, y: at.y - above, width, height: 1.2 * townTypeSize };
  return { stands: { labelX: at.x, labelY: at.y, anchor, dy } as const, text };
}

/** A name on one side of its dot; its target reaches over the dot. */
function beside(width: number, [across, down]: readonly [Step, Step]) {
  const out = down === 0 ? gap.straight : gap.corner;
  const { stands, text } = stand({ x: across * out, y: down * gap.straight }, across, down, width);
  const least = across === 0 ? 2 * Math.ceil(width / 2) : Math.ceil(dotSize + out + width);
  const reach = Math.max(least, fingerSize);
  const target = {
    x: across === 0 ? -reach / 2 : across > 0 ? -dotSize : dotSize - reach,
    y: down === 0 ? -fingerSize / 2 : down > 0 ? -dotSize : dotSize - fingerSize,
    width: reach,
    height: fingerSize,
  };
  return { label: { ...stands, target }, text };
}

/** A name at the end of a line from its dot; its target is but the name, with room for a finger around it. */
function atEndOfLine(width: number, angle: number, length: number) {
  const end = { x: Math.round(length * Math.cos(angle)), y: Math.round(length * Math.sin(angle)) };
  // Above and below, the middle of the name is at the end of the line.
  const across = Math.abs(end.x) < length / 4 ? 0 : end.x > 0 ? 1 : -1;
  const down = across !== 0 ? 0 : end.y > 0 ? 1 : -1;
  const { stands, text } = stand({ x: end.x + 2 * across, y: end.y + 2 * down }, across, down, width);
  const target = {
    x: Math.floor(text.x),
    y: Math.floor(text.y),
    width: Math.ceil(text.width) + 1,
    height: Math.ceil(text.height) + 1,
  };
  return { label: { ...stands, target, line: end }, text };
}

export const dotBox = (dot: Point): MapBox => boxAround(dot, 2 * dotSize, 2 * dotSize);

/** What is on the map beside the towns. */
export interface Surroundings {
  frame: MapBox;
  pin: MapBox;
  /** Is left out when a name needs its room. */
  lighthouse: MapBox;
}

/** Every place where the name of a town may stand, whatever the other names do. */
function placesFor(dot: Dot, others: readonly Dot[], { frame, pin, lighthouse }: Surroundings): Place[] {
  const width = textWidth(dot.city, townTypeSize);
  const choices: Array<{ label: Label; text: MapBox; cost: number }> = [
    ...sides.map((side, cost) => ({ ...beside(width, side), cost })),
    ...lineLengths.flatMap((length) =>
      lineAngles.map((angle) => ({ ...atEndOfLine(width, angle, length), cost: lineCost + length })),
    ),
  ];
  const dots = others.map(dotBox);
  // A line cannot but leave from a dot that touches others.
  const farDots = others
    .filter((other) => !overlap(dotBox(dot), dotBox(other)))
    .map((other) => boxAround(other, dotSize, dotSize));
  return choices
    .map(({ label, cost, ...seen }) => {
      const target = moved(label.target, dot);
      const text = moved(seen.text, dot);
      const line = label.line === undefined ? null : ([dot, moved(label.line, dot)] as const);
      const center = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
      const claims = line === null ? [target] : [target, boxAround(center, fingerSize, fingerSize)];
      const bounds = around([dot, ...claims.flatMap(cornersOf)]);
      return {
        label,
        target,
        claims,
        text,
        line,
        bounds,
        cost: cost + (overlap(text, lighthouse) ? lighthouseCost : 0),
      };
    })
    .filter(
      ({ target, text, line }) =>
        isInside(target, frame) &&
        !overlap(text, pin) &&
        !dots.some((other) => overlap(target, other)) &&
        (line === null || !farDots.some((other) => crossesBox(line, other))),
    );
}

const clash = (a: Place, b: Place): boolean =>
  overlap(a.bounds, b.bounds) &&
  (a.claims.some((box) => b.claims.some((other) => overlap(box, other))) ||
    (a.line !== null && crossesBox(a.line, b.text)) ||
    (b.line !== null && crossesBox(b.line, a.text)) ||
    (a.line !== null && b.line !== null && cross(a.line, b.line)));

interface Town<Given> {
  dot: Given;
  places: readonly Place[];
  /** How bad it is to push its name away from where it stands. */
  weight: number;
  taken: Place | null;
}

/** How often names may push others away: then those that have no place by now get none. */
const mostTurns = 600;

/**
 * A place for each name, in the order of the dots, so that none lies over another, over a dot or over the pin: all beside
 * their dots, else some at the end of a line. Leaves out names that have no room.
 */
export function placeLabels<Given extends Dot>(
  dots: readonly Given[],
  surroundings: Surroundings,
): Array<{ dot: Given } & Place> {
  const towns = dots.map((dot) => {
    const others = dots.filter((other) => other !== dot);
    return { dot, places: placesFor(dot, others, surroundings) };
  });
  const besideDots = towns.map(({ dot, places }) => ({ dot, places: places.filter(({ line }) => line === null) }));
  const placed = placeAll(besideDots);
  return placed.length === dots.length ? placed : placeAll(towns);
}

/**
 * Each name takes its best place in turn, and what stood there looks for another one: a name that has been pushed away
 * often is harder to push.
 */
function placeAll<Given>(dots: ReadonlyArray<Pick<Town<Given>, "dot" | "places">>): Array<{ dot: Given } & Place> {
  const towns = dots.map((dot): Town<Given> => ({ ...dot, weight: lineCost, taken: null }));
  const waiting = towns.toSorted((a, b) => a.places.length - b.places.length);
  for (let turns = 0; turns < mostTurns; turns++) {
    const town = waiting.shift();
    if (town === undefined) {
      break;
    }
    const costs = town.places.map((place) =>
      inTheWay(place, town, towns).reduce((sum, { weight }) => sum + weight, place.cost),
    );
    const best = town.places[costs.indexOf(Math.min(...costs))];
    if (best === undefined) {
      continue;
    }
    for (const other of inTheWay(best, town, towns)) {
      other.taken = null;
      other.weight += lineCost;
      waiting.push(other);
    }
    town.taken = best;
  }
  settle(towns);
  return towns.flatMap(({ dot, taken }) => (taken === null ? [] : { dot, ...taken }));
}

/** The others whose names a name would clash with. */
const inTheWay = <Given>(place: Place, of: Town<Given>, towns: readonly Town<Given>[]) =>
  towns.filter((other) => other !== of && other.taken !== null && clash(place, other.taken));

/** Moves each name to a better place that has become free, and one without a place to any, until there is none. */
function settle<Given>(towns: readonly Town<Given>[]) {
  let hasMoved = true;
  while (hasMoved) {
    hasMoved = false;
    for (const town of towns) {
      const cost = town.taken?.cost ?? Infinity;
      const better = town.places.find((place) => place.cost < cost && inTheWay(place, town, towns).length === 0);
      if (better !== undefined) {
        town.taken = better;
        hasMoved = true;
      }
    }
  }
}
