import { idPattern, maxErrands, showEntry } from "./errand-list.ts";
import { ownEntry, separator, storageKey } from "./stored-list.ts";

/** Runs before first paint. If the page's own links were used before other scripts loaded, the URL's list wins. */
export const openStoredList = `try {
  const { hash, pathname, search } = location;
  const params = new URLSearchParams(search);
  const listOf = (ids) => [...new Set(ids)].filter((id) => ${String(idPattern)}.test(id)).slice(0, ${maxErrands});
  const named = listOf(params.getAll("for"));
  const kept = listOf((localStorage.getItem("${storageKey}") ?? "").split("${separator}"));
  const adds = hash === "#add";
  const isEdited = hash === "#list" && sessionStorage.getItem("${storageKey}")
    && document.currentScript.dataset.from === "same-origin" && performance.getEntriesByType("navigation")[0].type === "navigate";
  const list = adds ? listOf([...kept, ...named]) : kept.length && !isEdited ? kept : named;
  const isShown = String(list) === String(named);
  const isMine = adds || isShown || !named.length || history.state?.isMyList;
  isMine ? sessionStorage.setItem("${storageKey}", "mine") : sessionStorage.removeItem("${storageKey}");
  if (isMine) {
    localStorage.setItem("${storageKey}", list.join("${separator}"));
    if (isShown)
      history.replaceState(${JSON.stringify(ownEntry)}, "", pathname + search + (adds ? "" : hash));
    else if (navigator.onLine) {
      params.delete("for");
      params.delete("${showEntry}");
      list.forEach((id) => params.append("for", id));
      location.replace(pathname + "?" + params);
    }
  }
} catch {}`.replaceAll(/\n\s*/g, "");
