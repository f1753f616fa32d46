import { useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { SearchForm } from "./search-form.tsx";

/** Brings to life the search form that the focus is in. Where the scripts cannot be had, it works as it is. */
function wake({ target }: { target: EventTarget | null }) {
  const form = target instanceof Element && target.closest<HTMLFormElement>(".search-form");
  if (form) {
    import("./live-search.client.tsx").then(
      ({ enliven }) => enliven(form),
      () => undefined,
    );
  }
}

/** The header's search. Folded away until used; without JavaScript it is a link to the search page. */
export function SearchBox() {
  // Undefined until it is opened once: closed, it keeps what was typed.
  const [isOpen, setOpen] = useState<boolean>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus may have come before the scripts.
    wake({ target: document.activeElement });
    document.addEventListener("focusin", wake);
    return () => document.removeEventListener("focusin", wake);
  }, []);
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
        setOpen(false);
      }
    };
    place.addEventListener("keydown", leave);
    return () => place.removeEventListener("keydown", leave);
  }, [isOpen]);

  return (
    <div ref={box} data-search="" className="ml-auto lg:relative lg:order-last lg:ml-0">
      <a
        href="/search"
        className="button button-md button-ghost px-2 lg:-mr-2"
        aria-expanded={isOpen ?? false}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <Icon name="search" />
        <span className="max-sm:sr-only lg:sr-only">Search</span>
      </a>
      {isOpen !== undefined && (
        <div className="search-panel card" hidden={!isOpen}>
          <SearchForm live="" />
        </div>
      )}
    </div>
  );
}
