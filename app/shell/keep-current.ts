/** Asks for the page when its sign changes, so that the sign turns on time, also after timers stood still. */
import { whenShown } from "../ui/browser.ts";
import { fetchPage, replaceParts } from "../ui/parts.ts";

/** Delay after a change, which has happened by the server's clock then too. */
const graceMs = 500;
/** Pause after an answer that did not come, and age from which the server alone knows whether a document is old. */
const patienceMs = 30_000;

/** Parts that no form asks for. */
const shellParts = /^(?:open-sign|hanging-sign|next-|hours|pickups)/;

/** When the page is due again by the visitor's clock: at once in a document that a cache may have kept. */
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
    // Timers may fire early by the clock, and a page that comes back has lost time.
    const wait = due - Date.now();
    if (wait > 0) {
      timer = setTimeout(() => void check(), wait);
      return;
    }
    isAsking = true;
    const page = await fetchPage(location.pathname);
    isAsking = false;
    if (page !== null) {
      due = dueTime(page.body.dataset, false);
      // The same notice may be open, or dismissed.
      const wordsIn = (place: ParentNode) => place.querySelector("[data-words]")?.textContent;
      const isNews = wordsIn(page) !== wordsIn(document);
      replaceParts(page, (name) => shellParts.test(name) || (isNews && name === "notice"));
      document.dispatchEvent(new Event("notice"));
    }
    timer = setTimeout(() => void check(), Math.max(due - Date.now(), page === null ? patienceMs : 0));
  };
  void whenShown().then(() => {
    for (const event of ["visibilitychange", "pageshow", "online"]) {
      addEventListener(event, () => void check());
    }
    void check();
  });
}
