/**
 * My list, as the browser stores it: one for all tabs, until the visitor empties it or clears the browser's data. Only what
 * the visitor does changes it; the list of an address becomes it where none is stored.
 */
import { withStorage } from "../../ui/browser.ts";
import { listOf } from "../../site/urls.ts";

/** Key in the browser's storage, and what stands between the ids. */
export const storageKey = "my-list";
export const separator = ",";

const idsIn = (stored: string) => listOf(stored.split(separator));
const storedText = () => withStorage(() => localStorage.getItem(storageKey) ?? "");

/** The stored list; null where the browser refuses to store. */
export function storedList(): string[] | null {
  const text = storedText();
  return text === null ? null : idsIn(text);
}

/**
 * Changes the list as it is now, since another tab may have changed it, and tells the page of it as another tab would be
 * told. Without storage, the address still holds it.
 * @returns the new list; null where the browser has not stored it
 */
export function changeList(change: (list: readonly string[]) => readonly string[]): string[] | null {
  const list = listOf(change(storedList() ?? []));
  const text = list.join(separator);
  withStorage(() => localStorage.setItem(storageKey, text));
  dispatchEvent(new Event("storage"));
  return storedText() === text ? list : null;
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

/** State of a history entry that shows My list: it follows the list, also when Back leads to an older one. */
export const ownEntry = { isMyList: true };
