import { useEffect } from "react";

/** Dispatched on the window once React has hydrated the document. */
export const hydratedEvent = "page-hydrated";

/** Announces that React has hydrated the page, and loads the code of its questions. */
export function usePageStart(): void {
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
    // Shows what needs scripts (ui/styles/preferences.css).
    document.documentElement.dataset.alive = "";
    if (document.querySelector("details[name]") !== null) {
      import("../faq/open-questions.ts").then(
        ({ listenToAnswers }) => listenToAnswers(),
        () => undefined,
      );
    }
  }, []);
}
