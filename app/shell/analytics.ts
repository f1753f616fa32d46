/**
 * Analytics: reports clicks on calls to action to `dataLayer`, and loads the tag manager where a container is
 * configured.
 */
declare global {
  interface Window {
    dataLayer?: { push(event: object): unknown };
  }
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** The page for statistics. What a visitor asked stays here, like the town of one who shared a location. */
const pageSeen = () => ({
  page_path: location.pathname,
  page_title: location.pathname === "/search" ? "Search" : document.title,
});

/** Fetches nothing without a container id. Reports nothing where the request or the browser asks not to be tracked. */
export function startAnalytics(): void {
  const { gtm, private: wantsPrivacy } = document.body.dataset;
  if (wantsPrivacy !== undefined || navigator.globalPrivacyControl === true) {
    return;
  }
  // Capturing, so that the report comes before the browser follows the link.
  document.addEventListener("click", reportCallToAction, { capture: true });
  if (gtm !== undefined) {
    import("./tag-manager.ts").then(
      ({ loadTagManager }) => loadTagManager(gtm, pageSeen),
      // An ad blocker may refuse it.
      () => undefined,
    );
  }
}

function reportCallToAction({ target, isTrusted }: MouseEvent): void {
  if (!isTrusted) {
    return;
  }
  // A link that looks like a button is a call to action.
  const link = target instanceof Element && target.closest<HTMLElement>("a.button");
  if (link) {
    window.dataLayer?.push({
      event: "cta_click",
      ...pageSeen(),
      button_text: link.dataset.cta ?? link.textContent.trim(),
    });
  }
}
