/** One pair of ears for all links: pages come without a new document, and are fetched at the first sign of interest. */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { usePrefetch } from "../../document/use-prefetch.ts";
import { reportCallToAction } from "../analytics.ts";

/** Resting on a link this long is interest; passing over it is not. */
const interestMs = 60;
const signsOfInterest = ["pointerover", "focusin", "touchstart"] as const;

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest("a[href]") : null);

/** The address of a link, if the client router can show what is there. */
function pageAddress(link: Element): URL | null {
  // An SVG link has no address of its own, and `data:` or `tel:` has another origin.
  const url = new URL(link.getAttribute("href") ?? "", location.href);
  const isFile = /\.[a-z]+$/.test(url.pathname);
  const isElsewhere = url.origin !== location.origin || link.hasAttribute("target") || link.hasAttribute("download");
  return isFile || isElsewhere ? null : url;
}

const hasModifier = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Links are plain anchors, alive before and without this; where it runs, it follows them by the client router. */
export function PageLinks() {
  const navigate = useNavigate();
  const prefetch = usePrefetch();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let interest: ReturnType<typeof setTimeout> | undefined;

    const follow = (event: MouseEvent) => {
      const link = linkAt(event);
      if (link === null || event.defaultPrevented || hasModifier(event)) {
        return;
      }
      const callToAction = link.getAttribute("data-cta");
      if (callToAction !== null) {
        reportCallToAction({ path: location.pathname, title: document.title, buttonText: callToAction });
      }
      link.closest<HTMLElement>(":popover-open")?.hidePopover();
      const url = pageAddress(link);
      // A fragment of this page is the browser's own business.
      if (url === null || (url.hash !== "" && url.pathname === location.pathname && url.search === location.search)) {
        return;
      }
      event.preventDefault();
      // Without a cross-fade, which would be half of the time until the page shows; new documents have one.
      void navigate(url.pathname + url.search + url.hash);
    };
    const prepare = (event: Event) => {
      clearTimeout(interest);
      const link = linkAt(event);
      const url = link && pageAddress(link);
      if (url && url.pathname !== location.pathname) {
        interest = setTimeout(prefetch, event.type === "pointerover" ? interestMs : 0, url);
      }
    };

    document.addEventListener("click", follow, { signal });
    for (const sign of signsOfInterest) {
      document.addEventListener(sign, prepare, { signal, passive: true });
    }
    return () => {
      clearTimeout(interest);
      leaving.abort();
    };
  }, [navigate, prefetch]);

  return null;
}
