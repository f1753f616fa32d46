/** What browsers tell of a page, and what they may refuse: storage, and code that comes later. */
import { useSyncExternalStore } from "react";

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    prerendering?: boolean;
  }
}

/**
 * Resolves when the visitor sees the page: at once, or when the visitor opens a prerendered page. Everything that a
 * visitor, a log or another company would notice waits for it.
 */
export const whenShown = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.prerendering === true) {
      document.addEventListener("prerenderingchange", () => resolve(), { once: true });
    } else {
      resolve();
    }
  });

/** Resolves when the page and its files have loaded. */
export const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") {
      resolve();
    } else {
      addEventListener("load", () => resolve(), { once: true });
    }
  });

/** False on the server, and while React hydrates what it has rendered. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/** True where the service worker answered with a stored page, which may be old. */
export const isOfflineCopy = () => document.querySelector("offline-note") !== null;

/**
 * Does something with the browser's storage, which some browsers refuse.
 * @returns null where it fails
 */
export function withStorage<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

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

/** Focuses the first invalid field of a form. @returns whether there is such a field */
export function focusFirstError(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null && field !== undefined;
}
