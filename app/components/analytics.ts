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
    if (containerId === undefined || navigator.globalPrivacyControl === true) {
      return undefined;
    }
    const load = () => loadTagManager(containerId);
    if (document.readyState === "complete") {
      load();
      return undefined;
    }
    window.addEventListener("load", load, { once: true });
    return () => window.removeEventListener("load", load);
  }, [containerId]);
}

function loadTagManager(containerId: string): void {
  if (window.dataLayer !== undefined) {
    return;
  }
  window.dataLayer = [{ event: "gtm.js", "gtm.start": Date.now() }];
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  script.async = true;
  document.head.append(script);
}
