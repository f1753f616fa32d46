import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { hydratedEvent } from "./hydrated-event.ts";

/**
 * Where reading starts on a page that the client router brought: at its words, or at the question that was asked for. On a
 * new document the browser sees to it.
 */
export function usePageStart(): void {
  const { pathname, key } = useLocation();
  const isArrival = useNavigationType() !== "POP";
  const lastPath = useRef(pathname);

  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);

  useEffect(() => {
    if (lastPath.current !== pathname) {
      lastPath.current = pathname;
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [pathname]);

  // At every step of the history, hence the key.
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
