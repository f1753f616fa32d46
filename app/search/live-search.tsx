import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import { CannotSearch, PopularServices } from "./popular-services.tsx";
import { SearchForm, type SearchFormProps } from "./search-form.tsx";
import type { useDisclosure } from "./use-disclosure.ts";

/** Loads with the first letter; without a connection the box shows an error. */
const SearchResults = lazy(() =>
  import("./search-results.tsx").then(
    ({ SearchResults: Results }) => ({ default: Results }),
    () => ({ default: CannotSearch }),
  ),
);

/** The arrows move between the field and the links of its list. */
function moveFocus(event: KeyboardEvent, stops: ReadonlyArray<HTMLElement | null>) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at === -1 ? null : stops[at + step];
  if (next && step !== 0) {
    event.preventDefault();
    next.focus();
  }
}

/** Whether the click follows a link in this tab. */
const isChoice = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.target.closest("a") !== null &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

interface LiveSearchProps
  extends Pick<SearchFormProps, "label" | "placeholder" | "className">, ReturnType<typeof useDisclosure> {
  field: RefObject<HTMLInputElement | null>;
  listClassName?: string;
}

/** A search form that shows results while the visitor types, as links for Tab and the arrows. */
export function LiveSearch({ field, isOpen, setOpen, listClassName = "", ...form }: LiveSearchProps) {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const read = () => {
    setQuery(field.current?.value.trim() ?? "");
    setOpen(true);
  };
  const readLatest = useEffectEvent(read);
  useEffect(() => {
    // The visitor focused the field before this code loaded.
    if (document.activeElement === field.current) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- synchronizes with the DOM
      readLatest();
    }
  }, [field]);
  return (
    <SearchForm
      {...form}
      field={field}
      onFocus={() => {
        const focused = document.activeElement;
        if (focused === field.current) {
          read();
        } else if (focused?.matches("a:focus-visible")) {
          // Links that the keyboard reaches scroll into view, focus ring included; a pressed link must not move.
          focused.closest("li")?.scrollIntoView({ block: "nearest" });
        }
      }}
      onInput={read}
      onReset={() => {
        // The browser empties the field after this event.
        field.current?.focus();
        setQuery("");
      }}
      onSubmit={() => setOpen(false)}
      onClick={(event) => {
        if (isChoice(event)) {
          event.currentTarget.reset();
          setOpen(false);
        }
      }}
      onKeyDown={(event) => moveFocus(event, [field.current, ...(list.current?.querySelectorAll("a") ?? [])])}
    >
      {/* A box that scrolls is a stop for the keyboard by itself; only its links should be. */}
      <div ref={list} tabIndex={-1} hidden={!isOpen} className={`live-results ${listClassName}`.trim()}>
        {query === "" ? (
          <PopularServices />
        ) : (
          <Suspense fallback={<PopularServices />}>
            <SearchResults query={query} list={list} />
          </Suspense>
        )}
      </div>
    </SearchForm>
  );
}
