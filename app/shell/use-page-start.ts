import { useEffect, useLayoutEffect } from "react";
import { whenShown } from "../ui/browser.ts";

/** Dispatched on the window once React has hydrated the document. */
export const hydratedEvent = "page-hydrated";

/** Announces that React has hydrated the page, loads the code of its questions, and logs its path when it shows. */
export function usePageStart(): void {
  // Before React renders anything more.
  useLayoutEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  useEffect(() => {
    // Shows what needs scripts (ui/styles/base.css).
    document.documentElement.dataset.alive = "";
    // For `npm run bench`.
    performance.mark("alive");
    void whenShown().then(() => console.log(location.pathname));
    if (document.querySelector("details[name]") !== null) {
      import("../faq/open-questions.ts").then(
        ({ listenToAnswers }) => listenToAnswers(),
        () => undefined,
      );
    }
  }, []);
}
