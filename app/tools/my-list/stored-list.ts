/** Shared by all tabs. Only the visitor changes it; a list from a URL is stored only when there is none. */
import { withStorage } from "../../ui/browser.ts";
import { listOf } from "./errand-list.ts";

export const storageKey = "my-list";
export const separator = ",";

const idsIn = (stored: string) => listOf(stored.split(separator));
const storedText = () => withStorage(() => localStorage.getItem(storageKey) ?? "");

/** Null if storage is blocked. */
export function storedList(): string[] | null {
  const text = storedText();
  return text === null ? null : idsIn(text);
}

/** Rereads first, since another tab may have written. @returns the new list, or null if the browser can't store it */
export function changeList(change: (list: readonly string[]) => readonly string[]): string[] | null {
  const list = listOf(change(storedList() ?? []));
  const text = list.join(separator);
  withStorage(() => localStorage.setItem(storageKey, text));
  dispatchEvent(new Event("storage"));
  return storedText() === text ? list : null;
}

/** Also calls back after the page was prerendered, left or restored. @returns unsubscribe */
export function onListChange(listener: () => void): () => void {
  const ending = new AbortController();
  for (const event of ["storage", "pageshow", "visibilitychange"]) {
    addEventListener(event, listener, { signal: ending.signal });
  }
  return () => ending.abort();
}

/** History state of the visitor's own list, so Back shows it up to date. */
export const ownEntry = { isMyList: true };
