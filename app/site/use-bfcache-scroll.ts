import { useEffect } from "react";

/**
 * Restores the scroll position of a document that comes out of the back/forward cache. React Router takes scrolling over on
 * `pageshow`, before WebKit has restored it (React Router 8.4, WebKitGTK 2.50). Other engines need no help.
 */
export function useBfcacheScroll(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let top = 0;
    addEventListener("pagehide", () => (top = scrollY), { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && scrollTo({ top, behavior: "instant" }), { signal });
    return () => leaving.abort();
  }, []);
}
