/** Boxes and points of a drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface MapBox extends Point {
  width: number;
  height: number;
}

export const boxAround = ({ x, y }: Point, width: number, height: number): MapBox => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const boxesOverlap = (a: MapBox, b: MapBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const isInside = (box: MapBox, frame: MapBox): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

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
