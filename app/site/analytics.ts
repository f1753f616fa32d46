/** Analytics: clicks on calls to action are told to whoever listens, and a tag manager is loaded where one is configured. */
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

/** Without a container id nothing is fetched. Where the browser asks not to be tracked, nothing is told to anybody either. */
export function useAnalytics({ gtmContainerId, wantsPrivacy }: Analytics): void {
  useEffect(() => {
    if (wantsPrivacy || navigator.globalPrivacyControl === true) {
      return undefined;
    }
    // Before the link is followed, which takes the page away.
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

function reportCallToAction({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest("[data-cta]")?.getAttribute("data-cta");
  if (button) {
    window.dataLayer?.push({
      event: "cta_click",
      page_path: location.pathname,
      page_title: document.title,
      button_text: button,
    });
  }
}
