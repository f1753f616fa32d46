import { longestFirst, type Sides } from "./measure-package.ts";

const paper = { width: 320, left: 62, right: 252, top: 20, mostHeight: 176, below: 34 };

/** Oblique projection: offset per unit of depth. */
const back = { x: 0.42, y: 0.35 };

const minSide = 3;
const tapeWidth = 12;
const tickSpacing = 8;

const path = (commands: TemplateStringsArray, ...numbers: number[]) =>
  String.raw(commands, ...numbers.map((value) => Math.round(value * 10) / 10));

const ticksAlong = (length: number) =>
  Array.from({ length: Math.floor(length / tickSpacing) }, (_, at) => (at + 0.5) * tickSpacing);

/** The longest side faces front and the shortest stands up. @param name labels a side: 20 → "20 in" */
export function drawBox(sides: Sides, name: (side: number) => string) {
  const [length, width, height] = longestFirst(sides);
  const scale = Math.min(
    (paper.right - paper.left) / (length + width * back.x),
    paper.mostHeight / (height + width * back.y),
  );
  const drawn = (side: number) => Math.max(side * scale, minSide);
  const [across, up] = [drawn(length), drawn(height)];
  const [dx, dy] = [drawn(width) * back.x, -drawn(width) * back.y];
  const left = (paper.left + paper.right - across - dx) / 2;
  const top = paper.top - dy;
  const [right, bottom] = [left + across, top + up];

  const tape = Math.min(tapeWidth, across / 3);
  const tapeLeft = left + (across - tape) / 2;
  const tick = (x: number, y: number) => path`M${x + tape / 2} ${y}h${tape / 2}`;
  const depth = Math.hypot(dx, dy);
  return {
    size: { width: paper.width, height: Math.round(bottom + paper.below) },
    front: path`M${left} ${bottom}h${across}v${-up}h${-across}z`,
    top: path`M${left} ${top}h${across}l${dx} ${dy}h${-across}z`,
    side: path`M${right} ${bottom}l${dx} ${dy}v${-up}l${-dx} ${-dy}z`,
    tape:
      path`M${tapeLeft} ${bottom}h${tape}v${-up}h${-tape}z` + path`M${tapeLeft} ${top}h${tape}l${dx} ${dy}h${-tape}z`,
    ticks: [
      ...ticksAlong(up).map((place) => tick(tapeLeft, bottom - place)),
      ...ticksAlong(depth).map((place) => tick(tapeLeft + (dx * place) / depth, top + (dy * place) / depth)),
    ].join(""),
    labels: [
      { x: Math.round(left + across / 2), y: Math.round(bottom + 20), anchor: "middle", text: name(length) },
      { x: Math.round(right + dx / 2 + 10), y: Math.round(bottom + dy / 2 + 12), anchor: "start", text: name(width) },
      { x: Math.round(left - 8), y: Math.round(bottom - up / 2 + 5), anchor: "end", text: name(height) },
    ] as const,
  };
}
