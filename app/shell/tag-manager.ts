/** Imported on demand, so stores without a container never load it. */
import { whenLoaded, whenShown } from "../ui/browser.ts";

let isAsked = false;

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
  // Otherwise the container reads the full URL, queries included.
  window.dataLayer.push({ page_location: location.origin + location.pathname, ...page });
  window.dataLayer.push({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  script.async = true;
  document.head.append(script);
}
