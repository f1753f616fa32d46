/** My list, as the browser stores it: one for all tabs, until the visitor empties it or clears the browser's data. */
import { useMemo, useSyncExternalStore } from "react";
import { withStorage } from "../../site/with-storage.ts";

const storageKey = "visit";
const separator = ",";

const idsIn = (stored: string) => stored.split(separator).filter(Boolean);
const storedText = () => withStorage(() => localStorage.getItem(storageKey) ?? "");

/** The stored list; null where the browser refuses to store. */
export function storedList(): string[] | null {
  const text = storedText();
  return text === null ? null : idsIn(text);
}

/**
 * Stores the list, and tells the page of it as another tab would be told. Without storage, the address still holds it.
 * @returns whether the browser has stored it
 */
export function storeList(list: readonly string[]): boolean {
  const text = list.join(separator);
  withStorage(() => localStorage.setItem(storageKey, text));
  dispatchEvent(new Event("storage"));
  return storedText() === text;
}

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

/** The stored list; empty before the scripts have come, or where the browser refuses to store. */
export function useStoredList(): string[] {
  const stored = useSyncExternalStore(onListChange, storedText, () => "") ?? "";
  return useMemo(() => idsIn(stored), [stored]);
}

/**
 * Script that stores the list of the address, or opens the stored one where the address names no errand or adds some to it:
 * before the first paint, and before a visitor can leave. Without a connection the page that is there stays.
 */
export const openStoredList = import.meta.env.SSR
  ? `try {
  const { hash, pathname, search } = location;
  const named = new URLSearchParams(search).getAll("for").filter(Boolean);
  const isWhole = search && hash !== "#add";
  const kept = isWhole ? [] : (localStorage.getItem("${storageKey}") ?? "").split("${separator}").filter(Boolean);
  const all = [...new Set([...kept, ...named])];
  if (search) localStorage.setItem("${storageKey}", all.join("${separator}"));
  if (all.length > named.length) navigator.onLine && location.replace("/visit?" + new URLSearchParams(all.map((id) => ["for", id])));
  else if (!isWhole) history.replaceState(history.state, "", pathname + search);
} catch {}`.replaceAll(/\n\s*/g, "")
  : "";
