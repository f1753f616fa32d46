/** Google's tag manager. Imported on demand, so that a store without a container never loads this code. */
import { whenLoaded, whenShown } from "../ui/browser.ts";

let isAsked = false;

/** Loads the container once, when the visitor sees the page and it has loaded. */
export function loadTagManager(containerId: string, pageSeen: () => object): void {
  if (!isAsked) {
    isAsked = true;
    void whenShown()
      .then(whenLoaded)
      .then(() => fetchContainer(containerId, pageSeen()));
  }
}

function fetchContainer(containerId: string, page: object): void {
  window.dataLayer ??= [];
  // Without it the container reads the address itself, with what was asked in it.
  window.dataLayer.push({ page_location: location.origin + location.pathname, ...page });
  window.dataLayer.push({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  script.async = true;
  document.head.append(script);
}
