import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Another question came to a page that stays: its field shows it, unless somebody types there; and where the link that
 * was pressed is gone, "Did you mean" say, the focus goes to what was found.
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
