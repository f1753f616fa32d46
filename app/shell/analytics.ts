/**
 * Analytics: reports clicks on calls to action to `dataLayer`, and loads the tag manager where a container is
 * configured.
 */
import { useEffect } from "react";

declare global {
  interface Window {
    dataLayer?: { push(event: object): unknown };
  }
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

interface Analytics {
  gtmContainerId?: string;
  /** The request asked not to be tracked; a browser says it to scripts, too. */
  wantsPrivacy?: true;
}

/** What has happened before it is known whether the visitor wants it told; null from then on. */
let waiting: object[] | null = [];

function tell(event: object): void {
  if (waiting === null) {
    (window.dataLayer ??= []).push(event);
  } else {
    waiting.push(event);
  }
}

/** The page for statistics. What a visitor asked stays here, like the town of one who shared a location. */
const pageSeen = () => ({
  page_path: location.pathname,
  page_title: location.pathname === "/search" ? "Search" : document.title,
});

/** Fetches nothing without a container id. Reports nothing where the browser asks not to be tracked. */
export function useAnalytics({ gtmContainerId, wantsPrivacy }: Analytics): void {
  useEffect(() => {
    if (wantsPrivacy || navigator.globalPrivacyControl === true) {
      return undefined;
    }
    const before = waiting ?? [];
    waiting = null;
    before.forEach(tell);
    // Capturing, so that the report comes before the browser follows the link.
    document.addEventListener("click", reportCallToAction, { capture: true });
    if (gtmContainerId !== undefined) {
      import("./tag-manager.ts").then(
        ({ loadTagManager }) => loadTagManager(gtmContainerId, pageSeen),
        // An ad blocker may refuse it.
        () => undefined,
      );
    }
    return () => document.removeEventListener("click", reportCallToAction, { capture: true });
  }, [gtmContainerId, wantsPrivacy]);
}

/** Counts pages that React had to build anew, where the tag manager is loaded afterwards. */
export function countRecovery(error: unknown): void {
  reportError(error);
  tell({ event: "page_rebuilt", page_path: location.pathname });
}

function reportCallToAction({ target }: MouseEvent): void {
  // A link that looks like a button is a call to action, but not the opener of the search.
  const link = target instanceof Element && target.closest<HTMLElement>('a.button:not([href="/search"])');
  if (link) {
    window.dataLayer?.push({
      event: "cta_click",
      ...pageSeen(),
      button_text: link.dataset.cta ?? link.textContent.trim(),
    });
  }
}
