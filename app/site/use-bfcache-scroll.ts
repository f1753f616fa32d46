import { useEffect } from "react";

/**
 * Helps React Router with the scroll position of documents (React Router 8.4). One that comes out of the back/forward cache:
 * it takes scrolling over on `pageshow`, before WebKit has restored it (WebKitGTK 2.50). One that is loaded again: it hands
 * scrolling back on `pagehide` and yet restores it by its own script, and on a slow machine Firefox then ends where it was
 * half-way, while the page was still short (Firefox 153).
 */
export function useBfcacheScroll(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let top = 0;
    const keepScrolling = () => (history.scrollRestoration = "manual");
    const leave = () => {
      top = scrollY;
      // As the last listener, after React Router's.
      addEventListener("pagehide", keepScrolling, { once: true });
    };
    addEventListener("pagehide", leave, { signal, capture: true });
    addEventListener("pageshow", ({ persisted }) => persisted && scrollTo({ top, behavior: "instant" }), { signal });
    return () => leaving.abort();
  }, []);
}
