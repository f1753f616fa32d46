/** Where the names on the map go: the layout of labels around dots, and what else is drawn. */
import { dotSize, townTypeSize, type Label, type MapBox, type Point } from "./area-map.ts";

/** To a tenth of a unit. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** 24 CSS px must remain on a phone 320 px wide, where the map is 288 px wide. @see WCAG 2.2, 2.5.8 */
const targetHeight = 27.5;

/** How wide a line of Figtree in semibold is; for the names here a browser measures the same or up to a sixth less. */
function textWidth(text: string, size: number): number {
  const ems = [...text].map((letter) =>
    /[ fijlrt]/.test(letter) ? 0.35 : /[MWmw]/.test(letter) ? 0.9 : /[A-Z]/.test(letter) ? 0.7 : 0.58,
  );
  return size * ems.reduce((sum, em) => sum + em, 0);
}

/** The box of one line of text around its middle. */
export function textBox(text: string, { x, y }: Point, size: number): MapBox {
  const box = { width: textWidth(text, size), height: size };
  return { x: x - box.width / 2, y: y - box.height / 2, ...box };
}

/** A box for each stretch between two points; county lines run nearly straight north-south or east-west. */
export function boxesAlong(points: readonly Point[]): MapBox[] {
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return {
      x: Math.min(start.x, end.x) - 1,
      y: Math.min(start.y, end.y) - 1,
      width: Math.abs(end.x - start.x) + 2,
      height: Math.abs(end.y - start.y) + 2,
    };
  });
}

/**
 * Positions of a name beside its dot, the best first: to the east or west (1, -1), below or above (1, -1), and, when it
 * is level with the dot, how far its target is moved to the south.
 */
const sides = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, -1, 0],
  [0, 1, 0],
  [1, 0, 6],
  [1, 0, -6],
  [-1, 0, 6],
  [-1, 0, -6],
  [1, 1, 0],
  [1, -1, 0],
  [-1, 1, 0],
  [-1, -1, 0],
] as const;

function labelAt(city: string, { x, y }: Point, [across, down, shift]: (typeof sides)[number]): Label {
  const long = textWidth(city, townTypeSize);
  const reach = across === 0 ? long : dotSize + long + (down === 0 ? 7 : 2);
  const left = across === 0 ? x - long / 2 : across > 0 ? x - dotSize : x + dotSize - reach;
  const top = down === 0 ? y - targetHeight / 2 + shift : down > 0 ? y - dotSize : y + dotSize - targetHeight;
  return {
    labelX: round(x + across * (down === 0 ? 6 : 1)),
    labelY: round(y + down * 6),
    anchor: across === 0 ? "middle" : across > 0 ? "start" : "end",
    dy: down === 0 ? ".35em" : down > 0 ? ".75em" : "0",
    target: { x: round(left), y: round(top), width: round(reach), height: targetHeight },
  };
}

interface Choice<Dot> {
  dot: Dot;
  labels: readonly Label[];
}

/**
 * A label for each dot such that no two targets overlap, or undefined when that is impossible. The dot with the
 * fewest choices left goes first, which keeps the search to a few dozen steps.
 */
function chooseLabels<Dot>(choices: ReadonlyArray<Choice<Dot>>): ReadonlyMap<Dot, Label> | undefined {
  const [first, ...others] = choices.toSorted((a, b) => a.labels.length - b.labels.length);
  if (first === undefined) {
    return new Map();
  }
  for (const label of first.labels) {
    const left = others.map(({ dot, labels }) => ({
      dot,
      labels: labels.filter(({ target }) => sharedArea(target, label.target) === 0),
    }));
    const chosen = chooseLabels(left);
    if (chosen !== undefined) {
      return new Map([...chosen, [first.dot, label]]);
    }
  }
  return undefined;
}

/**
 * The dots, in their order, with labels inside the frame that overlap neither each other nor what is drawn (unless
 * there is no other way), and that stay off the lines where they can.
 */
export function layOutLabels<Dot extends { city: string } & Point>(
  dots: readonly Dot[],
  drawn: readonly MapBox[],
  lines: readonly MapBox[],
  frame: MapBox,
): Array<Dot & Label> {
  const choose = (taken: readonly MapBox[]) =>
    chooseLabels(
      dots.map((dot) => ({
        dot,
        labels: sides
          .map((side) => labelAt(dot.city, dot, side))
          .filter(({ target }) => crowding(target, taken, frame) === 0)
          .toSorted((a, b) => crowding(a.target, lines, frame) - crowding(b.target, lines, frame)),
      })),
    );
  const labels = choose(drawn) ?? choose([]) ?? new Map<Dot, Label>();
  return dots.map((dot) => ({ ...dot, ...(labels.get(dot) ?? labelAt(dot.city, dot, sides[0])) }));
}

/** Square units of a box that lie on taken ones or outside the frame. */
export function crowding(box: MapBox, taken: readonly MapBox[], frame: MapBox): number {
  const outside = box.width * box.height - sharedArea(box, frame);
  const sum = taken.reduce((covered, other) => covered + sharedArea(box, other), outside);
  // Anything less is rounding error.
  return sum < 0.01 ? 0 : sum;
}

/** Square units that two boxes share. */
export function sharedArea(a: MapBox, b: MapBox): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}
