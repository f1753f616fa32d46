/** Google's tag manager. Imported on demand, so that a store without a container never loads this code. */

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    prerendering?: boolean;
  }
}

let isAsked = false;

/** Loads the container once somebody looks at the page and it has loaded; a second time does nothing. */
export function loadTagManager(containerId: string): void {
  if (!isAsked) {
    isAsked = true;
    whenOpened(() => whenLoaded(() => fetchContainer(containerId)));
  }
}

/** A browser may prepare a page that nobody opens in the end. */
function whenOpened(work: () => void): void {
  if (document.prerendering === true) {
    document.addEventListener("prerenderingchange", work, { once: true });
  } else {
    work();
  }
}

function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") {
    work();
  } else {
    window.addEventListener("load", work, { once: true });
  }
}

function fetchContainer(containerId: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  script.async = true;
  document.head.append(script);
}
