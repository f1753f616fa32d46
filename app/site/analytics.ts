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

/**
 * Loads the tag manager once the page has loaded. Without a container id nothing is fetched, and neither
 * where the browser asks not to be tracked.
 */
export function useTagManager(containerId: string | undefined): void {
  useEffect(() => {
    if (containerId === undefined || navigator.globalPrivacyControl === true) {
      return undefined;
    }
    const leaving = new AbortController();
    // An ad blocker may refuse it.
    import("./tag-manager.ts").then(
      ({ loadTagManager, reportCallToAction }) => {
        loadTagManager(containerId);
        document.addEventListener("click", reportCallToAction, { capture: true, signal: leaving.signal });
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [containerId]);
}
