/** Code that comes at its use. */

/** Why code did not come: there is no connection, or a release has taken its file away, and the page has to load again. */
export type LoadProblem = "offline" | "gone";

/** Says what a visitor reads where `gone` is the problem, before a link that loads the page again. */
export const goneWords = "This page is older than our site is now.";

const isOnline = () =>
  fetch(location.pathname, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );

/** Loads code at its use, such as `() => import("./rules.ts")`: after a failure the next use tries again. */
export const loadCode = <Code extends object>(load: () => Promise<Code>): Promise<Code | LoadProblem> =>
  load().catch(async () => ((await isOnline()) ? "gone" : "offline"));
