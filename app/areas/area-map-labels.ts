/** Finds a place for the name of each town: beside its dot, else farther off, at the end of a line. */
import {
  boundsOf,
  boxAround,
  cornersOf,
  linesCross,
  crossesBox,
  isInside,
  translate,
  boxesOverlap,
  textWidth,
  type Line,
  type MapBox,
  type Point,
} from "./area-map-boxes.ts";
import { dotSize, townTypeSize, type Label } from "./area-map.ts";

export interface Dot extends Point {
  city: string;
}

/** A place for a name, and the room that it takes up on the map. */
export interface Place {
  label: Label;
  target: MapBox;
  /** Boxes that no other name may claim: the target, and around a low target the room of a finger. */
  claims: MapBox[];
  text: MapBox;
  line: Line | null;
  /** The box around dot and claims. */
  bounds: MapBox;
  /** Rank of the place: 0 is the best. */
  cost: number;
}

/** 24 CSS px must remain on a phone 320 px wide, where the map is 288 px wide. @see WCAG 2.2, 2.5.8 */
const fingerSize = 28;
/** Distance of a name from the middle of its dot, straight and across a corner. */
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
/** Lengths of the lines to names without room beside their dot. */
const lineLengths = [14, 20, 28, 38, 50, 64, 80, 100, 125, 150, 180];
const lineAngles = Array.from({ length: 32 }, (_, at) => (at * Math.PI) / 16);
/** The shortest line is worse than the worst side. */
const lineCost = 20;
/** A place without room for the lighthouse is worse than the fourth best side. */
const lighthouseCost = 4;

type Step = -1 | 0 | 1;

/** Position of a name as seen from its dot, and its box as browsers measure it. */
function placeText(at: Point, across: Step, down: Step, width: number) {
  const anchor = across === 0 ? "middle" : across > 0 ? "start" : "end";
  const dy = down === 0 ? ".35em" : down > 0 ? ".75em" : "0";
  const left = across === 0 ? width / 2 : across > 0 ? 0 : width;
  const above = (down === 0 ? 0.6 : down > 0 ? 0.2 : 0.95) * townTypeSize;
  const text = { x: at.x - left, y: at.y - above, width, height: 1.2 * townTypeSize };
  return { stands: { labelX: at.x, labelY: at.y, anchor, dy } as const, text };
}

/** A name on one side of its dot; its target reaches over the dot. */
function placeBeside(width: number, [across, down]: readonly [Step, Step]) {
  const out = down === 0 ? gap.straight : gap.corner;
  const { stands, text } = placeText({ x: across * out, y: down * gap.straight }, across, down, width);
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
function placeAtEndOfLine(width: number, angle: number, length: number) {
  const end = { x: Math.round(length * Math.cos(angle)), y: Math.round(length * Math.sin(angle)) };
  // A name above or below its dot has its middle at the end of the line.
  const across = Math.abs(end.x) < length / 4 ? 0 : end.x > 0 ? 1 : -1;
  const down = across !== 0 ? 0 : end.y > 0 ? 1 : -1;
  const { stands, text } = placeText({ x: end.x + 2 * across, y: end.y + 2 * down }, across, down, width);
  const target = {
    x: Math.floor(text.x),
    y: Math.floor(text.y),
    width: Math.ceil(text.width) + 1,
    height: Math.ceil(text.height) + 1,
  };
  return { label: { ...stands, target, line: end }, text };
}

export const dotBox = (dot: Point): MapBox => boxAround(dot, 2 * dotSize, 2 * dotSize);

/** Boxes on the map beside the towns. */
export interface Obstacles {
  frame: MapBox;
  pin: MapBox;
  /** The map leaves it out when a name needs its room. */
  lighthouse: MapBox;
}

/** Every place where the name of a town may stand, without regard to other names. */
function placesFor(dot: Dot, others: readonly Dot[], { frame, pin, lighthouse }: Obstacles): Place[] {
  const width = textWidth(dot.city, townTypeSize);
  const choices: Array<{ label: Label; text: MapBox; cost: number }> = [
    ...sides.map((side, cost) => ({ ...placeBeside(width, side), cost })),
    ...lineLengths.flatMap((length) =>
      lineAngles.map((angle) => ({ ...placeAtEndOfLine(width, angle, length), cost: lineCost + length })),
    ),
  ];
  const dots = others.map(dotBox);
  // The line of a dot that touches others starts across them.
  const farDots = others
    .filter((other) => !boxesOverlap(dotBox(dot), dotBox(other)))
    .map((other) => boxAround(other, dotSize, dotSize));
  return choices
    .map(({ label, cost, ...seen }) => {
      const target = translate(label.target, dot);
      const text = translate(seen.text, dot);
      const line = label.line === undefined ? null : ([dot, translate(label.line, dot)] as const);
      const center = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
      const claims = line === null ? [target] : [target, boxAround(center, fingerSize, fingerSize)];
      const bounds = boundsOf([dot, ...claims.flatMap(cornersOf)]);
      return {
        label,
        target,
        claims,
        text,
        line,
        bounds,
        cost: cost + (boxesOverlap(text, lighthouse) ? lighthouseCost : 0),
      };
    })
    .filter(
      ({ target, text, line }) =>
        isInside(target, frame) &&
        !boxesOverlap(text, pin) &&
        !dots.some((other) => boxesOverlap(target, other)) &&
        (line === null || !farDots.some((other) => crossesBox(line, other))),
    );
}

const clash = (a: Place, b: Place): boolean =>
  boxesOverlap(a.bounds, b.bounds) &&
  (a.claims.some((box) => b.claims.some((other) => boxesOverlap(box, other))) ||
    (a.line !== null && crossesBox(a.line, b.text)) ||
    (b.line !== null && crossesBox(b.line, a.text)) ||
    (a.line !== null && b.line !== null && linesCross(a.line, b.line)));

interface Town<Given> {
  dot: Given;
  places: readonly Place[];
  /** Cost of pushing its name away. */
  weight: number;
  taken: Place | null;
}

/** Upper bound on turns; names without a place then get none. */
const maxTurns = 600;

/**
 * A place for each name, in the order of the dots, so that none lies over another, over a dot or over the pin: all beside
 * their dots, else some at the end of a line. Leaves out names that have no room.
 */
export function placeLabels<Given extends Dot>(
  dots: readonly Given[],
  obstacles: Obstacles,
): Array<{ dot: Given } & Place> {
  const towns = dots.map((dot) => {
    const others = dots.filter((other) => other !== dot);
    return { dot, places: placesFor(dot, others, obstacles) };
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
  for (let turns = 0; turns < maxTurns; turns++) {
    const town = waiting.shift();
    if (town === undefined) {
      break;
    }
    const costs = town.places.map((place) =>
      clashing(place, town, towns).reduce((sum, { weight }) => sum + weight, place.cost),
    );
    const best = town.places[costs.indexOf(Math.min(...costs))];
    if (best === undefined) {
      continue;
    }
    for (const other of clashing(best, town, towns)) {
      other.taken = null;
      other.weight += lineCost;
      waiting.push(other);
    }
    town.taken = best;
  }
  improve(towns);
  return towns.flatMap(({ dot, taken }) => (taken === null ? [] : { dot, ...taken }));
}

/** Other towns whose names clash with a place. */
const clashing = <Given>(place: Place, of: Town<Given>, towns: readonly Town<Given>[]) =>
  towns.filter((other) => other !== of && other.taken !== null && clash(place, other.taken));

/** Moves each name to a better place that has become free, and one without a place to any, until there is none. */
function improve<Given>(towns: readonly Town<Given>[]) {
  let hasMoved = true;
  while (hasMoved) {
    hasMoved = false;
    for (const town of towns) {
      const cost = town.taken?.cost ?? Infinity;
      const better = town.places.find((place) => place.cost < cost && clashing(place, town, towns).length === 0);
      if (better !== undefined) {
        town.taken = better;
        hasMoved = true;
      }
    }
  }
}
