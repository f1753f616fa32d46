import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { whenShown } from "../ui/when-shown.ts";
import { isOfflineCopy } from "./use-offline-reading.ts";

/** Delay after a change, which has happened by the server's clock then too. */
const graceMs = 500;
/** Upper bound of `setTimeout`. */
const maxTimeoutMs = 2 ** 31 - 1;
/** Pause after a request without a response. */
const retryMs = 30_000;
/** Age above which a document is old, or the visitor's clock wrong: only the server can tell. */
const freshMs = 30_000;

interface ChangingData {
  /** Time of the next change of the data, in seconds since 1970 by the server's clock. */
  changesAt: number;
  /** Time at which the data was made, by the same clock. */
  servedAt: number;
}

/** Time by the visitor's clock at which data that has just come is due again. */
const dueFrom = ({ changesAt, servedAt }: ChangingData) => Date.now() + (changesAt - servedAt) * 1000 + graceMs;

/**
 * Time at which the data of a document is due. A document from a cache (Back, a restored tab, an offline copy, a
 * prerendered page) may be old, so the visitor's clock counts as well.
 */
function dueOfDocument(data: ChangingData): number {
  const isOld = Math.abs(Date.now() - data.servedAt * 1000) > freshMs;
  return isOld || isOfflineCopy() ? 0 : Math.min(dueFrom(data), data.changesAt * 1000 + graceMs);
}

/**
 * Asks for the page's data when it changes, so that the open sign turns on time, also after the tab or the machine
 * slept and timers stood still.
 */
export function useRevalidateAt(data: ChangingData): void {
  const { revalidate } = useRevalidator();
  const ofDocument = useRef(data);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let due = 0;
    const askAt = (time: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), Math.min(time - Date.now(), maxTimeoutMs));
    };
    const ask = async () => {
      if (isAsking || document.visibilityState !== "visible") {
        return;
      }
      // Timers may fire early by the clock, and a page that comes back has lost time.
      if (Date.now() < due) {
        askAt(due);
        return;
      }
      isAsking = true;
      // New data ends this effect; without a response the page keeps what it shows (`root.tsx`).
      await revalidate();
      isAsking = false;
      if (!signal.aborted) {
        askAt(Date.now() + retryMs);
      }
    };
    const start = () => {
      if (!signal.aborted) {
        due = ofDocument.current === data ? dueOfDocument(data) : dueFrom(data);
        askAt(due);
        for (const [target, event] of [
          [document, "visibilitychange"],
          [window, "pageshow"],
          [window, "online"],
        ] as const) {
          target.addEventListener(event, () => void ask(), { signal });
        }
      }
    };
    void whenShown().then(start);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [data, revalidate]);
}
