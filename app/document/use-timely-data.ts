import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { usePrefetch } from "./use-prefetch.ts";

/** A little later than told, so that the server's clock is past the turn as well. */
const graceMs = 500;
/** The longest time that a timer takes. */
const longestMs = 2 ** 31 - 1;

/** Stands in a page that the service worker has kept: it may be old. */
const keptNote = () => document.querySelector("offline-note");

/**
 * Asks for the page's data again when it may say something else: the open sign of a tab that stays open turns on time,
 * also after the tab or the machine slept, when timers stood still.
 * @param data when it may change and when it was made, in seconds since 1970 by the server's clock, which need not
 * be the visitor's
 */
export function useTimelyData(data: { changesAt: number; servedAt: string }): void {
  const { revalidate } = useRevalidator();
  const prefetch = usePrefetch();

  useEffect(() => {
    const due = keptNote() ? 0 : Date.now() + (data.changesAt - Number(data.servedAt)) * 1000 + graceMs;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      if (Date.now() < due || document.visibilityState !== "visible") {
        return;
      }
      // A tab that wakes without a connection keeps what it shows.
      if ((await prefetch(new URL(location.href))) === "ready" && !signal.aborted) {
        leaving.abort();
        await revalidate();
        keptNote()?.remove();
      }
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
  }, [data, prefetch, revalidate]);
}
