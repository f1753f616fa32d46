/**
 * Marks the end of what the first paint has to have: nothing is painted before it has come (`awaitFirstView` in
 * `inline-scripts.server.ts`). Take out with that script.
 */
export function FirstViewMark() {
  return <span id="first-view" className="hidden" />;
}
