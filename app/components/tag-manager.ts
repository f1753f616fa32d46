/** Google's tag manager, for stores that have one: its code comes to no other's pages. */

/** Loads the container once the page has loaded; a second time does nothing. */
export function loadTagManager(containerId: string): void {
  if (document.readyState !== "complete") {
    window.addEventListener("load", () => loadTagManager(containerId), { once: true });
    return;
  }
  if (window.dataLayer !== undefined) {
    return;
  }
  window.dataLayer = [{ event: "gtm.js", "gtm.start": Date.now() }];
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  script.async = true;
  document.head.append(script);
}
