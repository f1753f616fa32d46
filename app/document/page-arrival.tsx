import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useComingBack } from "./use-coming-back.ts";

/** Told to the window when React has taken over the document. */
export const hydratedEvent = "page-hydrated";

/**
 * What happens when a page comes. Its path is logged to the console; and where the client router brought it, so that
 * no new document tells screen readers, its title is announced and the keyboard starts at its words.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState("");
  useComingBack();

  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);

  useEffect(() => {
    console.log(pathname);
    if (lastPath.current !== pathname) {
      lastPath.current = pathname;
      document.getElementById("main")?.focus({ preventScroll: true });
      setTitle(document.title);
      // It speaks of the page that was loaded. Whoever reads it loads documents, so the next page brings none.
      document.querySelector('script[type="application/ld+json"]')?.remove();
    }
  }, [pathname]);

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
