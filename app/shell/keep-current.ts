/** Refetches the page when the open sign is due to change, even after timers were suspended. */
import { whenShown } from "../ui/browser.ts";
import { fetchPage, replaceParts } from "../ui/parts.ts";

/** Added to the due time, so the server's clock has passed it too. */
const graceMs = 500;
/** Least time between two requests, and the age beyond which only the server can tell if the document is stale. */
const patienceMs = 30_000;

/** No form replaces these parts. */
const shellParts = /^(?:open-sign|hanging-sign|next-|hours|pickups)/;

/** Due time on the visitor's clock; immediately for a document that may come from a cache. */
function dueTime({ changesAt = "", servedAt = "" }: DOMStringMap, isDocument: boolean): number {
  const age = Date.now() - Number(servedAt) * 1000;
  const isOld = isDocument && Math.abs(age) > patienceMs;
  return isOld ? 0 : Number(changesAt) * 1000 + graceMs + (isDocument ? Math.min(age, 0) : age);
}

export function keepCurrent(): void {
  if (document.body.dataset["changesAt"] === undefined) {
    return;
  }
  let due = dueTime(document.body.dataset, true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  const check = async () => {
    clearTimeout(timer);
    if (document.visibilityState !== "visible" || isAsking) {
      return;
    }
    // Timers can fire early or lose time while a page sleeps.
    const wait = due - Date.now();
    if (wait > 0) {
      timer = setTimeout(() => void check(), wait);
      return;
    }
    isAsking = true;
    // Page Not Found has a sign, too.
    const page = await fetchPage(location.pathname, undefined, ({ ok, status }) => ok || status === 404);
    isAsking = false;
    if (page !== null) {
      due = dueTime(page.body.dataset, false);
      // Leave a notice that is open or dismissed.
      const wordsIn = (place: ParentNode) => place.querySelector<HTMLElement>("[data-words]")?.dataset["words"];
      const isNews = wordsIn(page) !== wordsIn(document);
      replaceParts(page, (name) => shellParts.test(name) || (isNews && name === "notice"));
      document.dispatchEvent(new Event("notice"));
    }
    timer = setTimeout(() => void check(), Math.max(due - Date.now(), patienceMs));
  };
  void whenShown().then(() => {
    for (const event of ["visibilitychange", "pageshow", "online"]) {
      addEventListener(event, () => void check());
    }
    void check();
  });
}
