/** Analytics: a tag manager where one is configured, and events for it. */
import { useEffect } from "react";

declare global {
  interface Window {
    dataLayer?: object[];
  }
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Reports a click on a call to action as `cta_click`, before it is followed. */
function reportCallToAction({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest("a[data-cta]")?.getAttribute("data-cta") : null;
  if (button !== null && button !== undefined) {
    window.dataLayer?.push({
      event: "cta_click",
      page_path: location.pathname,
      page_title: document.title,
      button_text: button,
    });
  }
}

/**
 * Loads the tag manager once the page has loaded. Without a container id nothing is fetched, and neither
 * where the browser asks not to be tracked.
 */
export function useTagManager(containerId: string | undefined): void {
  useEffect(() => {
    if (containerId === undefined || navigator.globalPrivacyControl === true) {
      return undefined;
    }
    // A visit that is not counted is no fault to tell anybody of.
    import("./tag-manager.ts").then(
      ({ loadTagManager }) => loadTagManager(containerId),
      () => undefined,
    );
    document.addEventListener("click", reportCallToAction, { capture: true });
    return () => document.removeEventListener("click", reportCallToAction, { capture: true });
  }, [containerId]);
}
