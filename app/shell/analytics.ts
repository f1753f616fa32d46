/** Reports clicks on calls to action to `dataLayer`, and loads the tag manager if a container is configured. */
declare global {
  interface Window {
    dataLayer?: { push(event: object): unknown };
  }
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Leaves out the query: it may hold a question or a shared location's town. */
const pageSeen = () => ({
  page_path: location.pathname,
  page_title: location.pathname === "/search" ? "Search" : document.title,
});

/** Without a container id nothing loads; with a privacy signal nothing is reported. */
export function startAnalytics(): void {
  const { gtm, private: wantsPrivacy } = document.body.dataset;
  if (wantsPrivacy !== undefined || navigator.globalPrivacyControl === true) {
    return;
  }
  // Captures, so it reports before the browser navigates.
  document.addEventListener("click", reportCallToAction, { capture: true });
  if (gtm !== undefined) {
    import("./tag-manager.ts").then(
      ({ loadTagManager }) => loadTagManager(gtm, pageSeen),
      // Ad blockers may refuse it.
      () => undefined,
    );
  }
}

function reportCallToAction({ target, isTrusted }: MouseEvent): void {
  if (!isTrusted) {
    return;
  }
  const link = target instanceof Element && target.closest<HTMLElement>("a.button");
  if (link) {
    window.dataLayer?.push({
      event: "cta_click",
      ...pageSeen(),
      button_text: link.dataset.cta ?? link.textContent.trim(),
    });
  }
}
