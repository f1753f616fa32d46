/** Stands after what the first paint has to have: nothing is painted before it has come (`last-touches.server.ts`). */
export function FirstViewMark() {
  return <span id="first-view" className="hidden" />;
}
