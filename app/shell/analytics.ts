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

/** Fetches nothing without a container id. Reports nothing where the browser asks not to be tracked. */
export function useAnalytics({ gtmContainerId, wantsPrivacy }: Analytics): void {
  useEffect(() => {
    if (wantsPrivacy || navigator.globalPrivacyControl === true) {
      return undefined;
    }
    // Capturing, so that the report comes before the browser follows the link.
    document.addEventListener("click", reportCallToAction, { capture: true });
    if (gtmContainerId !== undefined) {
      import("./tag-manager.ts").then(
        ({ loadTagManager }) => loadTagManager(gtmContainerId),
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
  (window.dataLayer ??= []).push({ event: "page_rebuilt", page_path: location.pathname });
}

function reportCallToAction({ target }: MouseEvent): void {
  // A link that looks like a button is a call to action.
  const link = target instanceof Element && target.closest<HTMLElement>("a.button");
  if (link) {
    window.dataLayer?.push({
      event: "cta_click",
      page_path: location.pathname,
      // What a visitor asked stays here, like the town of one who shared a location.
      page_title: location.pathname === "/search" ? "Search" : document.title,
      button_text: link.dataset.cta ?? link.textContent.trim(),
    });
  }
}
