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

interface CallToActionClick {
  path: string;
  title: string;
  buttonText: string;
}

/** Reports a click on a call to action as `cta_click`. */
export function reportCallToAction({ path, title, buttonText }: CallToActionClick): void {
  window.dataLayer?.push({ event: "cta_click", page_path: path, page_title: title, button_text: buttonText });
}

/**
 * Loads the tag manager once the page has loaded. Without a container id nothing is fetched, and neither
 * where the browser asks not to be tracked.
 */
export function useTagManager(containerId: string | undefined): void {
  useEffect(() => {
    if (containerId !== undefined && navigator.globalPrivacyControl !== true) {
      // A visit that is not counted is no fault to tell anybody of.
      import("./tag-manager.ts").then(
        ({ loadTagManager }) => loadTagManager(containerId),
        () => undefined,
      );
    }
  }, [containerId]);
}
