import { useEffect, useState, type RefObject } from "react";

/**
 * Opens and closes a panel over the page. A press or the focus anywhere else closes it, and so does Escape.
 * @param place what opens, and all that belongs to it
 * @param back gets the focus at Escape
 */
export function useDisclosure(place: RefObject<HTMLElement | null>, back: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) {
        setOpen(false);
      }
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        // A search field would empty itself.
        event.preventDefault();
        back.current?.focus();
        setOpen(false);
      }
    };
    document.addEventListener("pointerdown", leave, { signal });
    document.addEventListener("focusin", leave, { signal });
    document.addEventListener("keydown", escape, { signal });
    return () => listening.abort();
  }, [isOpen, place, back]);
  return { isOpen, setOpen };
}
