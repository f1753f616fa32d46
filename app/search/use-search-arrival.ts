import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * When the page stays and the question changes: puts the question into the field, unless somebody types there. Where the
 * pressed link is gone ("Did you mean"), moves the focus to the results.
 * @returns what to attach to the field, and to what is said of the results
 */
export function useSearchArrival(query: string) {
  const field = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const shown = useRef(query);
  const isPop = useNavigationType() === "POP";
  useEffect(() => {
    if (shown.current === query) {
      return;
    }
    shown.current = query;
    if (field.current !== null && field.current !== document.activeElement) {
      field.current.value = query;
    }
    if (!isPop && document.activeElement === document.body) {
      summary.current?.focus({ preventScroll: true });
    }
  }, [query, isPop]);
  return { field, summary };
}
