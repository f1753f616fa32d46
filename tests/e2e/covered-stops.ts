/**
 * Runs in the page: gives the focus to one stop of the keyboard after the other, and names those that nothing can be
 * seen of (WCAG 2.4.11).
 */
export async function coveredStops(): Promise<string[]> {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // What appears only where one has scrolled appears.
  scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  await painted();
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, iframe")].filter(
    (element): element is HTMLElement | SVGElement =>
      (element instanceof HTMLElement || element instanceof SVGElement) && element.tabIndex >= 0,
  );
  /** Points all over a box, where something else might be on top. */
  const pointsOf = ({ left, top, width, height }: DOMRect) =>
    [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y): [number, number] => [left + width * x, top + height * y]),
    );
  const isSeen = (element: Element) =>
    [...element.getClientRects()].flatMap(pointsOf).some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    });
  const faults = new Set<string>();
  let seen = 0;
  for (const stop of stops) {
    stop.focus();
    if (document.activeElement !== stop) {
      continue;
    }
    seen += 1;
    // What the focus has left may take a frame to close.
    if (!isSeen(stop)) {
      await painted();
    }
    if (!isSeen(stop)) {
      faults.add(`${stop.tagName.toLowerCase()} "${stop.textContent.trim().slice(0, 40)}"`);
    }
  }
  return seen < 20 ? [...faults, `only ${seen} stops took the focus`] : [...faults];
}
