/** What browsers tell of a page, and storage, which they may refuse. */
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
