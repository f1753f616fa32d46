/** Runs in the page after a Tab: tab stops whose ring is invisible (WCAG 2.4.7, 1.4.11) or covered (2.4.11). */
export function focusFaults(): string[] {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** Null for colors that aren't opaque. */
  const luminance = (color: string): number | null => {
    if (context === null) {
      throw new Error("There is no canvas to read colors with.");
    }
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color === "none" ? "transparent" : color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const part = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return alpha < 250 ? null : 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const groundOf = (element: Element | null): number => {
    for (let at = element; at !== null; at = at.parentElement) {
      const ground = luminance(getComputedStyle(at).backgroundColor);
      if (ground !== null) {
        return ground;
      }
    }
    return 1;
  };
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const color = luminance(outlineColor);
    const isDrawn = outlineStyle !== "none" && element.matches(":focus-visible");
    if (!isDrawn || color === null || Number.parseFloat(outlineWidth) < 2) {
      return false;
    }
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement);
    return (Math.max(color, ground) + 0.05) / (Math.min(color, ground) + 0.05) >= 3;
  };
  const isSeen = (element: Element) =>
    [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.05, 0.5, 0.95].some((x) =>
        [0.2, 0.5, 0.8].some((y) => {
          const onTop = document.elementFromPoint(left + width * x, top + height * y);
          // A radio or checkbox shows through its label.
          const shown = onTop?.closest("label") ?? onTop;
          return shown !== null && (element.contains(shown) || shown.contains(element));
        }),
      ),
    );

  const faults: string[] = [];
  let seen = 0;
  for (const stop of document.querySelectorAll<HTMLElement | SVGElement>(
    "a[href], button, input, select, textarea, summary, iframe",
  )) {
    stop.focus();
    if (stop.tabIndex < 0 || document.activeElement !== stop) {
      continue;
    }
    seen += 1;
    const fault = hasRing(stop) ? (isSeen(stop) ? "" : "covered") : "no ring that can be seen";
    if (fault !== "") {
      faults.push(`${fault}: <${stop.tagName.toLowerCase()}> ${stop.textContent.trim().slice(0, 50)}`);
    }
  }
  return seen < 10 ? [...faults, `only ${seen} stops took the focus`] : faults;
}
