/** What a page shows first is painted in one piece: half of it would move when the rest arrives. */

/** In the header, whose element React takes to the head: no paint before the mark has come. */
export function AwaitFirstView() {
  return <link rel="expect" href="#first-view" blocking="render" />;
}

/** Stands after what the first paint has to have. */
export function FirstViewMark() {
  return <span id="first-view" className="hidden" />;
}
