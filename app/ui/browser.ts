/** What browsers tell of a page, and storage, which they may refuse. */
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
