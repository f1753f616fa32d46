import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { isOfflineCopy, whenShown } from "../ui/browser.ts";

/** Delay after a change, which has happened by the server's clock then too. */
const graceMs = 500;
/** Pause after an answer without new data, and age from which the server alone knows whether a document is old. */
const patienceMs = 30_000;

/** Times of the next change of the data, and of the making of it, in seconds since 1970 by the server's clock. */
type ChangingData = Record<"changesAt" | "servedAt", number>;

/** When data is due again by the visitor's clock: at once in a document that a cache may have kept. */
function dueTime({ changesAt, servedAt }: ChangingData, isDocument: boolean): number {
  const age = Date.now() - servedAt * 1000;
  const isOld = isDocument && (Math.abs(age) > patienceMs || isOfflineCopy());
  return isOld ? 0 : changesAt * 1000 + graceMs + (isDocument ? Math.min(age, 0) : age);
}

/** Asks for the page's data when it changes, so that the open sign turns on time, also after timers stood still. */
export function useRevalidateAt(data: ChangingData): void {
  const { revalidate } = useRevalidator();
  const ofDocument = useRef(data);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void whenShown().then(() => {
      const due = dueTime(data, ofDocument.current === data);
      let timer: ReturnType<typeof setTimeout> | undefined;
      let asked: Promise<void> | undefined;
      const ask = () => {
        clearTimeout(timer);
        if (!signal.aborted && document.visibilityState === "visible") {
          // Timers may fire early by the clock, and a page that comes back has lost time.
          const wait = due - Date.now();
          timer = setTimeout(ask, wait > 0 ? wait : patienceMs);
          // New data ends this effect; without a response the page keeps what it shows (`root.tsx`).
          if (wait <= 0) {
            asked ??= revalidate().finally(() => {
              asked = undefined;
            });
          }
        }
      };
      for (const event of ["visibilitychange", "pageshow", "online"]) {
        addEventListener(event, ask, { signal });
      }
      ask();
    });
    return () => leaving.abort();
  }, [data, revalidate]);
}
