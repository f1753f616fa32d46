import { useEffect, useState, type RefObject } from "react";

/**
 * Opens and closes a panel over the page. Escape, and a press or the focus outside of it close it.
 * @param place the panel and the elements that belong to it
 * @param back gets the focus at Escape
 */
export function useDisclosure(place: RefObject<HTMLElement | null>, back: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) {
        setOpen(false);
      }
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.isComposing) {
        // Browsers empty a search field at Escape.
        event.preventDefault();
        back.current?.focus();
        setOpen(false);
      }
    };
    document.addEventListener("pointerdown", leave, { signal });
    document.addEventListener("focusin", leave, { signal });
    document.addEventListener("keydown", escape, { signal });
    return () => controller.abort();
  }, [isOpen, place, back]);
  return { isOpen, setOpen };
}
