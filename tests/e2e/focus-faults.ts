/**
 * Runs in the page: focuses one element after the other and looks at the ring. Press Tab before, so that the browser
 * takes the keyboard for the means of moving.
 */
export function focusFaults(): string[] {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (context === null) {
    return ["no canvas to read colours with"];
  }
  type Colour = [red: number, green: number, blue: number, alpha: number];
  /** Any CSS colour as the browser would paint it. */
  const known = new Map<string, Colour>();
  const read = (colour: string): Colour => {
    const before = known.get(colour);
    if (before !== undefined) {
      return before;
    }
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour === "none" ? "transparent" : colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const painted: Colour = [red, green, blue, alpha / 255];
    known.set(colour, painted);
    return painted;
  };
  const luminance = ([red, green, blue]: Colour) => {
    const [r, g, b] = [red, green, blue].map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    ) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: Colour, b: Colour) => {
    const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };
  /** What lies at this point, without the focused element itself, unless the ring is inside it. */
  const groundAt = (x: number, y: number, focused: Element, isInside: boolean): Colour => {
    let ground: Colour = [0, 0, 0, 0];
    for (const element of document.elementsFromPoint(x, y)) {
      // A neighbour's dot on the map is no ground.
      if ((!isInside && focused.contains(element)) || element.closest("svg a") !== null) {
        continue;
      }
      const { backgroundColor, fill } = getComputedStyle(element);
      const [red, green, blue, alpha] = read(element instanceof SVGGeometryElement ? fill : backgroundColor);
      const rest = 1 - ground[3];
      const mix = (above: number, below: number) => above + below * alpha * rest;
      ground = [mix(ground[0], red), mix(ground[1], green), mix(ground[2], blue), ground[3] + alpha * rest];
      if (ground[3] > 0.99) {
        break;
      }
    }
    return ground;
  };
  /** On the map a frame that is drawn stands in for the outline. */
  const ringOf = (element: Element) => {
    const frame = element instanceof SVGElement ? element.querySelector("rect") : null;
    if (frame !== null) {
      const { stroke, strokeWidth } = getComputedStyle(frame);
      return { box: frame.getBoundingClientRect(), solid: true, width: strokeWidth, colour: stroke, offset: 1 };
    }
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const [first] = element.getClientRects();
    return {
      box: first ?? element.getBoundingClientRect(),
      solid: outlineStyle === "solid",
      width: outlineWidth,
      colour: outlineColor,
      offset: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2,
    };
  };

  const faults: string[] = [];
  let seen = 0;
  for (const element of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element.tabIndex < 0) {
      continue;
    }
    element.focus();
    if (document.activeElement !== element) {
      continue;
    }
    seen += 1;
    const name = `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 30)}"`;
    const { box, solid, width, colour, offset } = ringOf(element);
    if (!element.matches(":focus-visible") || !solid || Number.parseFloat(width) < 2) {
      faults.push(`no ring: ${name}`);
      continue;
    }
    const [left, right] = [box.left - offset, box.right + offset];
    const [top, bottom] = [box.top - offset, box.bottom + offset];
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
    const points: Array<[number, number]> = [
      [left, centre],
      [right, centre],
      [middle, top],
      [middle, bottom],
    ];
    const ring = read(colour);
    const weakest = points
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth - 1 && y < innerHeight - 1)
      .map(([x, y]) => contrast(ring, groundAt(x, y, element, offset < 0)))
      .toSorted((a, b) => a - b)[0];
    if (weakest === undefined || weakest < 3) {
      faults.push(`a ring that cannot be seen (${weakest?.toFixed(2)}): ${name}`);
    }
  }
  return seen < 10 ? [...faults, `only ${seen} elements took the focus`] : faults;
}
