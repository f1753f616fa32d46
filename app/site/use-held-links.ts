import { useEffect, useRef, useState } from "react";
import { createPath, useBlocker, type Location } from "react-router";
import { fetchData, hasOfflineCopy, type DataResult } from "./page-data.ts";
import { useCodeOf } from "./use-code-of.ts";

/** @param scripts what the page runs; it is loaded here, so that React Router has it at hand */
async function tryPage(page: Location, scripts: readonly string[]): Promise<DataResult> {
  const code = Promise.allSettled(scripts.map((script) => import(/* @vite-ignore */ script)));
  const data = await fetchData(page);
  if (data === "unreachable") {
    return (await hasOfflineCopy(page)) ? "refused" : data;
  }
  return (await code).every(({ status }) => status === "fulfilled") ? data : "refused";
}

/**
 * React shows a page whose styles failed without them. Opened as a document it brings its own; without a connection it
 * stays, since it can be read.
 */
function openWithStyles({ target }: Event): void {
  // React marks the styles that come with a page.
  if (target instanceof HTMLLinkElement && target.dataset.precedence !== undefined) {
    fetch(target.href).then(
      () => location.reload(),
      () => undefined,
    );
  }
}

/**
 * Holds a link back until data and code of its page have loaded. React Router leaves the current page first: when data
 * is missing it shows an error, and when code is missing (after a release) it reloads the *current* page at every link.
 * A page that fails to load is opened as a document, which brings the right code; without a connection the current page
 * stays, with what was written there. Back, or another link, cancels the wait.
 * @returns whether a link waits, or has led nowhere for want of a connection
 */
export function useHeldLinks(): { isWaiting: boolean; isUnreachable: boolean } {
  const codeOf = useCodeOf();
  const [isUnreachable, setUnreachable] = useState(false);
  /** The target of the last navigation, held back or not. */
  const last = useRef<Location>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    last.current = nextLocation;
    return historyAction !== "POP" && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(() => {
    if (blocker.state !== "blocked") {
      return;
    }
    const settle = async () => {
      const result = await tryPage(blocker.location, codeOf(blocker.location.pathname));
      if (last.current !== blocker.location) {
        return;
      }
      setUnreachable(result === "unreachable");
      if (result === "ready") {
        blocker.proceed();
      } else if (result === "unreachable") {
        blocker.reset();
      } else {
        location.assign(createPath(blocker.location));
      }
    };
    void settle();
  }, [blocker, codeOf]);

  useEffect(() => {
    document.addEventListener("error", openWithStyles, true);
    return () => document.removeEventListener("error", openWithStyles, true);
  }, []);

  useEffect(() => {
    const hide = () => setUnreachable(false);
    addEventListener("online", hide);
    return () => removeEventListener("online", hide);
  }, []);

  return { isWaiting: blocker.state === "blocked", isUnreachable };
}
