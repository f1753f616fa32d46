import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { whenShown } from "../ui/when-shown.ts";
import { isOfflineCopy } from "./use-offline-reading.ts";

/** Delay after a change, which has happened by the server's clock then too. */
const graceMs = 500;
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
    const askWhen = async (due: number) => {
      if (isAsking || document.visibilityState !== "visible") {
        return;
      }
      clearTimeout(timer);
      // Timers may fire early by the clock, and a page that comes back has lost time.
      const wait = due - Date.now();
      if (wait <= 0) {
        isAsking = true;
        // New data ends this effect; without a response the page keeps what it shows (`root.tsx`).
        await revalidate();
        isAsking = false;
      }
      if (!signal.aborted) {
        timer = setTimeout(() => void askWhen(due), wait > 0 ? wait : retryMs);
      }
    };
    void whenShown().then(() => {
      const due = ofDocument.current === data ? dueOfDocument(data) : dueFrom(data);
      const ask = () => void (signal.aborted || askWhen(due));
      document.addEventListener("visibilitychange", ask, { signal });
      window.addEventListener("pageshow", ask, { signal });
      window.addEventListener("online", ask, { signal });
      ask();
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [data, revalidate]);
}
