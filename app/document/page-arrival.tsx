import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * What happens when a page comes. Its path is logged to the console; and where the client router brought it, so that
 * no new document tells screen readers, its title is announced and the keyboard starts at its words, or at the question
 * that was asked for.
 */
export function PageArrival() {
  const { pathname, key } = useLocation();
  const isArrival = useNavigationType() !== "POP";
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    console.log(pathname);
    if (lastPath.current !== pathname) {
      lastPath.current = pathname;
      document.getElementById("main")?.focus({ preventScroll: true });
      setTitle(document.title);
    }
  }, [pathname]);

  useEffect(() => lookAfterAnswers(key, isArrival), [key, isArrival]);

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}

/** Their code comes with the first page that has any. */
function lookAfterAnswers(_key: string, isArrival: boolean): void {
  if (document.querySelector("details[name]") !== null) {
    import("./answers.ts").then(
      ({ attendToAnswers }) => attendToAnswers(isArrival),
      () => undefined,
    );
  }
}
