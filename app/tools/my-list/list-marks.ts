import { counted } from "../../text/english.ts";
import { listPath } from "./errand-list.ts";
import { changeList, onListChange, storedList } from "./stored-list.ts";

function mark(): void {
  const stored = storedList() ?? [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-list-link]")) {
    const count = link.querySelector("b");
    link.hidden = stored.length === 0;
    link.href = listPath(stored);
    link.ariaLabel = `My list: ${counted(stored.length, "errand")}`;
    if (count !== null && count.textContent !== String(stored.length)) {
      // Only a new element restarts the animation (scripted.css).
      const fresh = count.cloneNode() as HTMLElement;
      fresh.textContent = String(stored.length);
      count.replaceWith(fresh);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.label > [href$="#add"]')) {
    link.dataset["add"] ??= link.textContent;
    const isListed = new URLSearchParams(link.search).getAll("for").every((id) => stored.includes(id));
    link.textContent = isListed ? "On my list · Undo" : link.dataset["add"];
  }
}

/** Goes straight to the list, whose own script would load it twice. On a listed service's label it removes instead. */
function leadToList(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/visit"]') : null;
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);
  if (link !== null && isPlain && (link.hash === "#add" || link.search === "")) {
    const named = new URLSearchParams(link.search).getAll("for");
    // Not by its text, which a translator changes.
    const undoes = "add" in link.dataset && named.every((id) => storedList()?.includes(id));
    const list = changeList((stored) => (undoes ? stored.filter((id) => !named.includes(id)) : [...stored, ...named]));
    if (list !== null && (undoes || list.length > 0)) {
      event.preventDefault();
      if (!undoes) {
        location.assign(listPath(list));
      }
    }
  }
}

export function startListMarks(): void {
  mark();
  onListChange(mark);
  document.addEventListener("click", leadToList);
}
