/** Boxes, lines and points of a drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface MapBox extends Point {
  width: number;
  height: number;
}

export type Line = readonly [from: Point, to: Point];

export const boxAround = ({ x, y }: Point, width: number, height: number): MapBox => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The smallest box that holds all points. */
export function boundsOf(points: readonly Point[]): MapBox {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const translate = <Thing extends Point>(thing: Thing, by: Point): Thing => ({
  ...thing,
  x: thing.x + by.x,
  y: thing.y + by.y,
});

/** Clockwise from the top left. */
export const cornersOf = ({ x, y, width, height }: MapBox): [Point, Point, Point, Point] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Square units that two boxes share. */
export function sharedArea(a: MapBox, b: MapBox): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

export const boxesOverlap = (a: MapBox, b: MapBox): boolean => sharedArea(a, b) > 0;

export const isInside = (box: MapBox, frame: MapBox): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

/** Side of a line that a point is on: positive, negative, or 0 on the line. */
const sideOf = ([from, to]: Line, { x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

export const linesCross = (a: Line, b: Line): boolean =>
  sideOf(a, b[0]) * sideOf(a, b[1]) < 0 && sideOf(b, a[0]) * sideOf(b, a[1]) < 0;

/** True where a line passes through a box or ends in it. */
export function crossesBox(line: Line, box: MapBox): boolean {
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf(box);
  return (
    line.some((end) => boxesOverlap(boxAround(end, 1, 1), box)) ||
    linesCross(line, [topLeft, bottomRight]) ||
    linesCross(line, [topRight, bottomLeft])
  );
}

/** True where a line from the point to the west crosses the outline an odd number of times. */
export const isInOutline = ({ x, y }: Point, outline: readonly Point[]): boolean =>
  outline.filter((from, at) => {
    const to = outline[at + 1] ?? outline[0] ?? from;
    return from.y > y !== to.y > y && x > from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y);
  }).length %
    2 ===
  1;

/** Widths of letters in ems, in Figtree semibold and its stand-ins: narrow ones, wide ones, capitals, all others. */
const letterWidths: ReadonlyArray<[letters: RegExp, ems: number]> = [
  [/[fijlrtI\s.,'’-]/g, 0.42],
  [/[mwMW]/g, 0.95],
  [/[A-Z]/g, 0.75],
  [/./g, 0.6],
];

/** Width of a text, rounded up rather than down. */
export function textWidth(text: string, size: number): number {
  let rest = text;
  let ems = 0;
  for (const [letters, width] of letterWidths) {
    ems += (rest.match(letters)?.length ?? 0) * width;
    rest = rest.replaceAll(letters, "");
  }
  return ems * size;
}
