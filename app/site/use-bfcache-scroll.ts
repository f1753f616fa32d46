import { useEffect } from "react";

/**
 * Back to a document that the browser has kept whole: React Router takes its place upon itself on `pageshow`, before WebKit
 * has restored it, and restores nothing (React Router 8.4, WebKitGTK 2.50). In other engines this changes nothing.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let top = 0;
    addEventListener("pagehide", () => (top = scrollY), { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && scrollTo({ top, behavior: "instant" }), { signal });
    return () => leaving.abort();
  }, []);
}
