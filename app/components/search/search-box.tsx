import { useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import type { SearchPanel } from "./search-panel.tsx";

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

const loadPanel = () => import("./search-panel.tsx");
/** At a first sign of interest, so that it is there when it is pressed. */
const preparePanel = () => void loadPanel().catch(() => undefined);

/** The header's search. Folded away until used; without JavaScript it is a link to the search page. */
export function SearchBox() {
  // Once it has come it stays: closed, it keeps what was typed.
  const [Panel, setPanel] = useState<typeof SearchPanel>();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus may have come before the scripts.
    wake({ target: document.activeElement });
    document.addEventListener("focusin", wake);
    return () => document.removeEventListener("focusin", wake);
  }, []);

  const open = async () => {
    try {
      const { SearchPanel: Loaded } = await loadPanel();
      setPanel(() => Loaded);
      setOpen(true);
    } catch {
      location.assign("/search");
    }
  };
  return (
    <div ref={box} data-search="" className="ml-auto lg:relative lg:order-last lg:ml-0">
      <a
        href="/search"
        className="button button-md button-ghost px-2 lg:-mr-2"
        aria-expanded={isOpen}
        onPointerEnter={preparePanel}
        onFocus={preparePanel}
        onClick={(event) => {
          event.preventDefault();
          if (isOpen) {
            setOpen(false);
          } else {
            void open();
          }
        }}
      >
        <Icon name="search" />
        <span className="max-sm:sr-only lg:sr-only">Search</span>
      </a>
      {Panel && <Panel box={box} isOpen={isOpen} onLeave={setOpen} />}
    </div>
  );
}
