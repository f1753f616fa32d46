import { useEffect } from "react";

/** Dispatched on the window once React has hydrated the document. */
export const hydratedEvent = "page-hydrated";

/** Says that React has taken the page over, and brings the code for its questions where it has some. */
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
