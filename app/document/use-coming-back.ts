/**
 * Back leads to where one was: to the same words, in every engine.
 *
 * Sections of the class `far` are laid out when they come near, and have a guessed height until then. So a place in the
 * page, which the browser and the router keep as a number of pixels, would be another place later on. Heights are
 * therefore measured soon after the page has come, while nothing else is to be done, and at once when one comes back.
 * Out: the hook, `comeBack` in `inline-scripts.server.ts` and the attribute in `app.css`.
 */
import { useEffect } from "react";
import { useLocation } from "react-router";

/** On the document while it goes back to a place where somebody was: nothing in it is far then. */
export const comingBackAttribute = "data-coming-back";

const farSections = () => [...document.querySelectorAll(".far")];

/** Watches over the way back, within this document and to it. */
export function useComingBack(): void {
  const { key } = useLocation();

  useEffect(() => {
    const comeBack = () => document.documentElement.setAttribute(comingBackAttribute, "");
    addEventListener("popstate", comeBack);
    return () => removeEventListener("popstate", comeBack);
  }, []);

  useEffect(() => arrive(key), [key]);

  useEffect(comeBackInWebkit, []);
}

/** Measures the page at this step of the history. @returns what ends it */
function arrive(_key: string): () => void {
  const leaving = new AbortController();
  if (document.documentElement.hasAttribute(comingBackAttribute)) {
    farSections().forEach(measure);
    document.documentElement.removeAttribute(comingBackAttribute);
  } else {
    measureInTurn(farSections(), leaving.signal);
  }
  return () => leaving.abort();
}

/** Lays a section out where it stands; what is on the screen stays there, which WebKit does not see to by itself. */
function measure(section: Element): void {
  const { bottom, height } = section.getBoundingClientRect();
  section.classList.remove("far");
  if (bottom < 0 && !CSS.supports("overflow-anchor", "auto")) {
    scrollBy({ top: section.getBoundingClientRect().height - height, behavior: "instant" });
  }
}

/** One section a turn, so that the visitor never waits for it. */
function measureInTurn([next, ...others]: readonly Element[], signal: AbortSignal): void {
  if (next === undefined || signal.aborted) {
    return;
  }
  measure(next);
  // Not everywhere is there a call for idle time.
  setTimeout(measureInTurn, 50, others, signal);
}

/** What WebKit needs for a document that it has kept; elsewhere it changes nothing. @returns what ends it */
function comeBackInWebkit(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let top = 0;
  addEventListener("pagehide", () => (top = scrollY), { signal });
  const restore = ({ persisted }: PageTransitionEvent) => {
    // By now the router has taken the place in the page upon itself, before WebKit could restore it.
    if (persisted) {
      scrollTo({ top, behavior: "instant" });
    }
  };
  addEventListener("pageshow", restore, { signal });
  // The cross-fade out of this document is called off on the way back, which nobody else is told of.
  addEventListener("pageswap", ({ viewTransition }) => void viewTransition?.ready.catch(() => undefined), { signal });
  return () => leaving.abort();
}
