import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { hydratedEvent } from "./hydrated-event.ts";

/**
 * Moves the focus on a page that the client router brought: to its content, or to the question in its address. For a new
 * document the browser does it.
 */
export function usePageStart(): void {
  const { pathname, key } = useLocation();
  const isArrival = useNavigationType() !== "POP";
  const lastPath = useRef(pathname);

  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
    // Shows what needs scripts (ui/styles/preferences.css).
    document.documentElement.dataset.alive = "";
  }, []);

  useEffect(() => {
    if (lastPath.current !== pathname) {
      lastPath.current = pathname;
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [pathname]);

  // The key changes with every navigation, also to the same address.
  useEffect(() => lookAfterAnswers(key, isArrival), [key, isArrival]);
}

/** Their code comes with the first page that has any. */
function lookAfterAnswers(_key: string, isArrival: boolean): void {
  if (document.querySelector("details[name]") !== null) {
    import("../faq/open-questions.ts").then(
      ({ attendToAnswers }) => attendToAnswers(isArrival),
      () => undefined,
    );
  }
}
