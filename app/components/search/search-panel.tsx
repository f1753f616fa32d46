/** What the header's search opens: a form of its own, which comes with its first use. */
import { useEffect, type RefObject } from "react";
import { SearchForm } from "./search-form.tsx";

interface SearchPanelProps {
  /** The link that opens it, and the panel itself. */
  box: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onLeave: (isOpen: false) => void;
}

/** Opened, it has the focus; left by Escape, its link has. */
export function SearchPanel({ box, isOpen, onLeave }: SearchPanelProps) {
  useEffect(() => {
    const place = box.current;
    if (!isOpen || place === null) {
      return undefined;
    }
    place.querySelector("input")?.focus();
    // Here, since what brings the form to life may still be on its way.
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape") {
        place.querySelector("a")?.focus();
        onLeave(false);
      }
    };
    place.addEventListener("keydown", leave);
    return () => place.removeEventListener("keydown", leave);
  }, [box, isOpen, onLeave]);

  return (
    <div className="search-panel card" hidden={!isOpen}>
      <SearchForm live="" />
    </div>
  );
}
