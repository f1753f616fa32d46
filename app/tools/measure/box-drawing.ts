/** A box with a tape around its girth, drawn from its sides: as wide as the illustrations, and as high as it needs. */
import { longestFirst, type Sides } from "./measure-package.ts";

/** The paper, the bounds of the box on it, and the room below for words. */
const paper = { width: 320, left: 62, right: 252, top: 20, mostHeight: 176, below: 34 };

/** Offset to the right and up for each unit of depth. */
const back = { x: 0.42, y: 0.35 };

/** Lower bound on a drawn side, so that it is visible. */
const minSide = 3;
const tapeWidth = 12;
const tickSpacing = 8;

interface Point {
  x: number;
  y: number;
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const point = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
const closed = (points: readonly Point[]) => `M${points.map(point).join("L")}z`;
const line = (from: Point, to: Point) => `M${point(from)}L${point(to)}`;
const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/**
 * Path data and words, in units of the drawing. The longest side lies along the front and the shortest stands, so the tape
 * runs over front and top.
 * @param name writes a side beside its edge: 20 → "20 in"
 */
export function drawBox(sides: Sides, name: (side: number) => string) {
  const [length, width, height] = longestFirst(sides);
  const scale = Math.min(
    (paper.right - paper.left) / (length + width * back.x),
    paper.mostHeight / (height + width * back.y),
  );
  const drawn = (side: number) => Math.max(side * scale, minSide);
  const [across, up] = [drawn(length), drawn(height)];
  const depth = { x: drawn(width) * back.x, y: -drawn(width) * back.y };
  const corner: Point = {
    x: (paper.left + paper.right - across - depth.x) / 2,
    y: paper.top + up - depth.y,
  };
  const atTop = (from: Point) => moved(from, 0, -up);
  const behind = (from: Point) => moved(from, depth.x, depth.y);
  const right = moved(corner, across, 0);

  const tape = Math.min(tapeWidth, across / 3);
  const tapeLeft = moved(corner, (across - tape) / 2, 0);
  const tapeRight = moved(tapeLeft, tape, 0);
  const tickStart = moved(tapeLeft, tape / 2, 0);
  const ticksUp = Array.from({ length: Math.floor(up / tickSpacing) }, (_, at) =>
    line(moved(tickStart, 0, -(at + 0.5) * tickSpacing), moved(tapeRight, 0, -(at + 0.5) * tickSpacing)),
  );
  const depthLength = Math.hypot(depth.x, depth.y);
  const ticksBack = Array.from({ length: Math.floor(depthLength / tickSpacing) }, (_, at) => {
    const share = ((at + 0.5) * tickSpacing) / depthLength;
    return line(
      moved(atTop(tickStart), depth.x * share, depth.y * share),
      moved(atTop(tapeRight), depth.x * share, depth.y * share),
    );
  });
  return {
    size: { width: paper.width, height: Math.round(corner.y + paper.below) },
    front: closed([corner, right, atTop(right), atTop(corner)]),
    top: closed([atTop(corner), atTop(right), behind(atTop(right)), behind(atTop(corner))]),
    side: closed([right, behind(right), behind(atTop(right)), atTop(right)]),
    tape: [
      closed([tapeLeft, tapeRight, atTop(tapeRight), atTop(tapeLeft)]),
      closed([atTop(tapeLeft), atTop(tapeRight), behind(atTop(tapeRight)), behind(atTop(tapeLeft))]),
    ].join(""),
    ticks: [...ticksUp, ...ticksBack].join(""),
    labels: [
      { ...rounded(corner.x + across / 2, corner.y + 20), anchor: "middle", text: name(length) },
      { ...rounded(right.x + depth.x / 2 + 10, right.y + depth.y / 2 + 12), anchor: "start", text: name(width) },
      { ...rounded(corner.x - 8, corner.y - up / 2 + 5), anchor: "end", text: name(height) },
    ] as const,
  };
}

const rounded = (x: number, y: number): Point => ({ x: Math.round(x), y: Math.round(y) });
