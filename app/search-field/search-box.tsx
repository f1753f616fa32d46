import { useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../ui/browser.ts";
import { Icon } from "../ui/icon.tsx";
import { LiveSearch } from "./live-search.tsx";
import { useDisclosure } from "./use-disclosure.ts";

/** The header's search. Its opener is a link to the search page until scripts make it a button. */
export function SearchBox() {
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { isOpen, setOpen } = useDisclosure(place, opener);
  /** Keeps the closed panel, with the visitor's text, in the document. */
  const [isUsed, setUsed] = useState(false);
  const isButton = useIsHydrated();
  useEffect(() => {
    if (isOpen) {
      field.current?.focus();
    }
  }, [isOpen]);

  return (
    <div ref={place} className="ml-auto lg:relative lg:order-last lg:ml-0">
      <a
        ref={opener}
        href="/search"
        className="button button-md button-ghost px-2 lg:-mr-2"
        {...(isButton && { role: "button", "aria-expanded": isOpen })}
        onKeyDown={(event) => {
          if (event.key === " ") {
            // Browsers scroll the page at Space.
            event.preventDefault();
            event.currentTarget.click();
          }
        }}
        onClick={(event) => {
          event.preventDefault();
          setUsed(true);
          setOpen(!isOpen);
        }}
      >
        <Icon name="search" />
        <span className="max-sm:sr-only lg:sr-only">Search</span>
      </a>
      {isUsed && (
        <div className="card search-panel" hidden={!isOpen}>
          <LiveSearch field={field} isOpen={isOpen} setOpen={setOpen} />
        </div>
      )}
    </div>
  );
}
