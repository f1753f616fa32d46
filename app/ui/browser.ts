declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    prerendering?: boolean;
  }
}

/** Resolves once visible, not while prerendering: anything visitors, logs or other companies notice waits for it. */
export const whenShown = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.prerendering === true) {
      document.addEventListener("prerenderingchange", () => resolve(), { once: true });
    } else {
      resolve();
    }
  });

export const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") {
      resolve();
    } else {
      addEventListener("load", () => resolve(), { once: true });
    }
  });

/** Storage may be blocked; returns null if it is. */
export function withStorage<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
