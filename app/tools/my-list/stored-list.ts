/**
 * My list, as the browser stores it: one for all tabs, until the visitor empties it or clears the browser's data. Only what
 * the visitor does changes it; the list of an address becomes it where none is stored.
 */
import { useMemo, useSyncExternalStore } from "react";
import { withStorage } from "../../ui/browser.ts";
import { idPattern, listOf, maxErrands, showEntry, listPath } from "../../site/urls.ts";

const storageKey = "my-list";
const separator = ",";

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

/** The stored list; empty before the scripts have come, or where the browser refuses to store. */
export function useStoredList(): string[] {
  const stored = useSyncExternalStore(onListChange, storedText, () => "") ?? "";
  return useMemo(() => idsIn(stored), [stored]);
}

const undoText = "On my list · Undo";

/** Says on the labels of services, which are no components here, what is on the list. */
export function markLabels(): void {
  const stored = storedList() ?? [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.label > [href$="#add"]')) {
    link.dataset["add"] ??= link.textContent;
    const isListed = new URLSearchParams(link.search).getAll("for").every((id) => stored.includes(id));
    link.textContent = isListed ? undoText : link.dataset["add"];
  }
}

/**
 * Leads from a link that adds to My list, or names no errand, to the list at once: the script below would load the page
 * twice, and Chromium say in the console that it left out a transition. The link of a label that is listed undoes that.
 */
export function leadToList(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/visit"]') : null;
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);
  if (link !== null && isPlain && (link.hash === "#add" || link.search === "")) {
    const named = new URLSearchParams(link.search).getAll("for");
    const undoes = link.textContent === undoText;
    const list = changeList((stored) => (undoes ? stored.filter((id) => !named.includes(id)) : [...stored, ...named]));
    if (list !== null && (undoes || list.length > 0)) {
      event.preventDefault();
      if (!undoes) {
        location.assign(listPath(list));
      }
    }
  }
}

/** State of a history entry that shows My list: it follows the list, also when Back leads to an older one. */
export const ownEntry = { isMyList: true };

/**
 * Script that opens the stored list where the address names no errand, or adds to it with `#add`: before the first paint,
 * and before a visitor can leave. What the page's own links and form lead to before the rest of the scripts has come is the
 * list, if the page before showed it. A copy that is read without a connection shows and stores no list.
 */
export const openStoredList = import.meta.env.SSR
  ? `try {
  const { hash, pathname, search } = location;
  const params = new URLSearchParams(search);
  const listOf = (ids) => [...new Set(ids)].filter((id) => ${String(idPattern)}.test(id)).slice(0, ${maxErrands});
  const named = listOf(params.getAll("for"));
  const kept = listOf((localStorage.getItem("${storageKey}") ?? "").split("${separator}"));
  const adds = hash === "#add";
  const isEdited = hash === "#list" && sessionStorage.getItem("${storageKey}") && document.referrer.startsWith(location.origin + "/")
    && performance.getEntriesByType("navigation")[0].type === "navigate";
  const list = adds ? listOf([...kept, ...named]) : kept.length && !isEdited ? kept : named;
  const isShown = String(list) === String(named);
  const isMine = adds || isShown || !named.length || history.state?.usr?.isMyList;
  isMine ? sessionStorage.setItem("${storageKey}", "mine") : sessionStorage.removeItem("${storageKey}");
  if (isMine && !document.querySelector("offline-note")) {
    localStorage.setItem("${storageKey}", list.join("${separator}"));
    if (isShown)
      history.replaceState({ ...history.state, usr: ${JSON.stringify(ownEntry)} }, "", pathname + search + (adds ? "" : hash));
    else if (navigator.onLine) {
      params.delete("for");
      params.delete("${showEntry}");
      list.forEach((id) => params.append("for", id));
      location.replace(pathname + "?" + params);
    }
  }
} catch {}`.replaceAll(/\n\s*/g, "")
  : "";
