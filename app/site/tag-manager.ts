/** Google's tag manager. Imported on demand, so that a store without a container never loads this code. */

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

/** Reports a click on a call to action as `cta_click`, before it is followed. */
export function reportCallToAction({ target }: MouseEvent): void {
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
