/**
 * One listener for all links. It hands plain anchors to the router, since those of static parts are no `<Link>`s, and
 * prefetches the next page on hover or touch. Not `<Link prefetch>`: that runs the next page's code, and when this fails
 * React Router reloads the current page and what was typed is lost; and Firefox refuses its `rel=prefetch` under
 * `default-src 'none'` (React Router 8.4, Firefox 153).
 */
import { useEffect } from "react";
import { preloadModule } from "react-dom";
import { useNavigate } from "react-router";
import { fetchData } from "./page-data.ts";
import { useCodeOf } from "./use-code-of.ts";

/** A shorter hover is only passing over. */
const interestMs = 60;

/** The address of the link that an event is about, if the router can show what is there. */
function pageAddress({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest("a[href]:not([target], [download])") : null;
  // A link in a drawing has no address of its own, `tel:` has another origin, and a fragment of this page is the browser's.
  const url = new URL(link?.getAttribute("href") ?? "tel:", location.href);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return url.origin !== location.origin || /\.[a-z]+$/.test(url.pathname) || (isHere && url.hash !== "") ? null : url;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

export function useLinks(): void {
  const navigate = useNavigate();
  const codeOf = useCodeOf();
  useEffect(() => {
    const leaving = new AbortController();
    let prefetched = "";
    let interest: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: MouseEvent) => {
      const url = isPlainClick(event) ? pageAddress(event) : null;
      if (url !== null) {
        event.preventDefault();
        void navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
      }
    };
    const prefetch = (url: URL) => {
      prefetched = url.href;
      void fetchData(url);
      codeOf(url.pathname).forEach((script) => preloadModule(script, { as: "script" }));
    };
    const prepare = (event: Event) => {
      clearTimeout(interest);
      const url = pageAddress(event);
      if (url !== null && url.pathname !== location.pathname && url.href !== prefetched) {
        interest = setTimeout(prefetch, event.type === "pointerover" ? interestMs : 0, url);
      }
    };
    document.addEventListener("click", follow, { signal: leaving.signal });
    for (const sign of ["pointerover", "focusin", "touchstart"]) {
      document.addEventListener(sign, prepare, { signal: leaving.signal, passive: true });
    }
    return () => leaving.abort();
  }, [navigate, codeOf]);
}
