/** The stored list of a visit: one for all tabs, until the visitor empties it or clears the browser's data. */
import { useSyncExternalStore } from "react";
import { withStorage } from "../../site/with-storage.ts";

const storageKey = "visit";
const separator = ",";

/** The stored list; null where there never was one, or the browser refuses to store. */
export const storedList = (): string[] | null =>
  withStorage(() => localStorage.getItem(storageKey))
    ?.split(separator)
    .filter(Boolean) ?? null;

/** Without storage, the address still holds the list. */
export const storeList = (list: readonly string[]) =>
  withStorage(() => localStorage.setItem(storageKey, list.join(separator)));

/**
 * Calls back when the list may have changed: in another tab, or in this tab while the page was left, prerendered or kept
 * for Back.
 * @returns ends the calls
 */
export function onListChange(listener: () => void): () => void {
  const ending = new AbortController();
  for (const event of ["storage", "pageshow", "visibilitychange"]) {
    addEventListener(event, listener, { signal: ending.signal });
  }
  return () => ending.abort();
}

/**
 * Script that checks the boxes of the errands on the list as soon as the document has them, for the first paint.
 */
export const checkStoredBoxes = import.meta.env.SSR
  ? `try {
  for (const id of localStorage.getItem("${storageKey}").split("${separator}"))
    for (const box of document.getElementsByName("for")) box.checked ||= box.value === id;
} catch {}`.replaceAll(/\n\s*/g, "")
  : "";

/** Count of errands on the list; none before the scripts have come. */
export const useErrandCount = (): number =>
  useSyncExternalStore(
    onListChange,
    () => storedList()?.length ?? 0,
    () => 0,
  );
