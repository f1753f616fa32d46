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
 * Holds a link back until its page can be had: React Router would leave the page one is on before it knows. When data is
 * missing, it shows an error; when code is missing, after a release say, it loads the page one is *on* anew, at every link.
 * A page that cannot be had here is opened as a document, which brings the code that belongs to it; without a connection
 * the page that one reads stays, with what was written there. Back, or another link, calls it off.
 * @returns whether a link waits, or has led nowhere for want of a connection
 */
export function useHeldLinks(): { isWaiting: boolean; isUnreachable: boolean } {
  const codeOf = useCodeOf();
  const [isUnreachable, setUnreachable] = useState(false);
  /** Where the last step leads, whether it was held back or not. */
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
    const hide = () => setUnreachable(false);
    addEventListener("online", hide);
    return () => removeEventListener("online", hide);
  }, []);

  return { isWaiting: blocker.state === "blocked", isUnreachable };
}
