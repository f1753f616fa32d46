import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { SearchIndex } from "../../domain/search.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

const loadCombobox = () => import("./search-combobox.tsx");
const SearchCombobox = lazy(() => loadCombobox().then((module) => ({ default: module.SearchCombobox })));

let index: Promise<SearchIndex> | undefined;

/** Fetches the list of services once a visit; a failed try may be repeated. */
function loadIndex(): Promise<SearchIndex> {
  index ??= fetch("/search-index.json")
    .then((response) => response.json() as Promise<SearchIndex>)
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    });
  return index;
}

/** The header's services search. Folded away until used; without JavaScript it is a link to the search page. */
export function SearchBox() {
  const [isExpanded, setExpanded] = useState(false);
  const [entries, setEntries] = useState<SearchIndex | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!isExpanded) {
      return undefined;
    }
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) {
        setExpanded(false);
      }
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isExpanded]);

  /** The combobox and its data come with the first sign of interest; if they cannot, the link leads on. */
  const prepare = () => {
    void loadCombobox().catch(() => undefined);
    loadIndex().then(setEntries, () => undefined);
  };
  const close = () => {
    setExpanded(false);
    opener.current?.focus();
  };
  return (
    <div ref={box} className="ml-auto lg:relative lg:order-last lg:ml-0">
      <a
        ref={opener}
        href="/search"
        className="button button-md button-ghost px-2 lg:-mr-2"
        aria-expanded={isExpanded}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault();
          prepare();
          setExpanded(!isExpanded);
        }}
      >
        <Icon name="search" />
        <span className="max-sm:sr-only lg:sr-only">Search</span>
      </a>
      {isExpanded && (
        <form role="search" action="/search" className="search-panel card">
          <Suspense fallback={<PlainInput />}>
            {entries === null ? <PlainInput /> : <SearchCombobox index={entries} onClose={close} />}
          </Suspense>
        </form>
      )}
    </div>
  );
}

/** Stands in while the combobox is on its way; Enter leads to the search page. */
function PlainInput() {
  return (
    <div className="flex gap-2">
      <input
        // Opened by a press on "Search": the field is where the visitor wants to be.
        // eslint-disable-next-line jsx-a11y/no-autofocus -- focus follows the press that opened the panel
        autoFocus
        type="search"
        name="q"
        aria-label="Search services"
        placeholder="Search services..."
        className="field-input"
      />
      <Button type="submit">Search</Button>
    </div>
  );
}
