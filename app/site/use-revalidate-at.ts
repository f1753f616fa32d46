import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { isOfflineCopy } from "./use-offline-reading.ts";
import { dataAddress } from "./page-data.ts";

/** A little late, so that the change has happened by the server's clock as well. */
const graceMs = 500;
/** `setTimeout` takes no longer time. */
const longestMs = 2 ** 31 - 1;
/** A document that differs more from the visitor's clock is old, or the clock is wrong: only the server can tell. */
const freshMs = 30_000;

interface ChangingData {
  /** When the data may say something else, in seconds since 1970 by the server's clock. */
  changesAt: number;
  /** When it was made, by the same clock, which need not be the visitor's. */
  servedAt: string;
}

/** When to ask for data that has just come. */
const dueFrom = ({ changesAt, servedAt }: ChangingData) => Date.now() + (changesAt - Number(servedAt)) * 1000 + graceMs;

/**
 * When to ask for the data of a document. It may come from a cache (Back, a restored tab, an offline copy) and be
 * old, so the visitor's clock counts as well.
 */
function dueOfDocument(data: ChangingData): number {
  const isOld = Math.abs(Date.now() - Number(data.servedAt) * 1000) > freshMs;
  return isOld || isOfflineCopy() ? 0 : Math.min(dueFrom(data), data.changesAt * 1000 + graceMs);
}

/** Fetches the data before the router does: if that fails without a connection, the tab keeps what it shows. */
async function isReachable(): Promise<boolean> {
  try {
    const response = await fetch(dataAddress(new URL(location.href)), { cache: "reload" });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Asks for the page's data again when it may say something else: the open sign turns on time, also after the tab or the
 * machine slept, when timers stood still.
 */
export function useRevalidateAt(data: ChangingData): void {
  const { revalidate } = useRevalidator();
  const ofDocument = useRef(data);

  useEffect(() => {
    const due = ofDocument.current === data ? dueOfDocument(data) : dueFrom(data);
    const leaving = new AbortController();
    const { signal } = leaving;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || Date.now() < due || document.visibilityState !== "visible") {
        return;
      }
      isAsking = true;
      if ((await isReachable()) && !signal.aborted) {
        leaving.abort();
        await revalidate();
      }
      isAsking = false;
    };
    const timer = setTimeout(() => void ask(), Math.min(due - Date.now(), longestMs));
    for (const [target, event] of [
      [document, "visibilitychange"],
      [window, "pageshow"],
      [window, "online"],
    ] as const) {
      target.addEventListener(event, () => void ask(), { signal });
    }
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [data, revalidate]);
}
