/** What a search field shows below it: popular services, and results while the visitor types. */
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type PropsWithChildren,
  type RefObject,
} from "react";
import type { SearchJson } from "./search.ts";
import { Link } from "../ui/link.tsx";
import { CannotSearch } from "./cannot-search.tsx";
import type { useDisclosure } from "./use-disclosure.ts";

const deadlineMs = 5000;
/** Pause in typing after which the server is asked. */
const restMs = 130;
/** Pause after that before an answer to a word that may go on replaces the one that stands. */
const begunMs = 600;

const isSearchJson = (value: unknown): value is SearchJson =>
  typeof value === "object" &&
  value !== null &&
  ["answers", "results", "summary"].every((key) => Array.isArray(Reflect.get(value, key)));

const searchAddress = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query }).toString()}`;

type Answered = SearchJson & { query: string };

async function ask(query: string, signal: AbortSignal): Promise<SearchJson | "refused"> {
  try {
    const response = await fetch(searchAddress("/search.json", query), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    });
    const body: unknown = response.ok ? await response.json() : null;
    return isSearchJson(body) ? body : "refused";
  } catch {
    return "refused";
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when no link of the list has the focus: new results would replace it. */
const whenUnfocused = (list: HTMLElement | null, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!list?.matches(":focus-within:not(:focus)")) {
      resolve();
      return;
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) {
        resolve();
      }
    };
    list.addEventListener("focusout", onFocusOut, { signal });
  });

/** The arrows move between the field and the links of its list. */
function moveFocus(event: KeyboardEvent, stops: ReadonlyArray<HTMLElement | null>) {
  // The keys of a composition choose a character.
  const step = event.isComposing ? 0 : event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
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

export interface LiveResultsProps extends ReturnType<typeof useDisclosure> {
  /** The field of the form that this stands in. */
  field: RefObject<HTMLInputElement | null>;
  className?: string;
}

/** A list of links for Tab and the arrows. */
export function LiveResults({ field, isOpen, setOpen, className = "" }: LiveResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  /** The last response, with its question; null before the first. */
  const [found, setFound] = useState<Answered | "refused" | null>(null);
  const query = useSyncExternalStore(
    (onChange) => {
      const controller = new AbortController();
      const form = field.current?.form;
      form?.addEventListener("input", onChange, controller);
      // The browser empties the field after this event.
      form?.addEventListener("reset", () => setTimeout(onChange), controller);
      return () => controller.abort();
    },
    () => field.current?.value.trim() ?? "",
  );
  const respond = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      moveFocus(event, [field.current, ...(list.current?.querySelectorAll("a") ?? [])]);
    } else if (event.type === "reset") {
      field.current?.focus();
    } else if (event.type === "submit") {
      setOpen(false);
    } else if (event instanceof MouseEvent && isChoice(event)) {
      field.current?.form?.reset();
      setOpen(false);
    } else if (event.target === field.current) {
      setOpen(true);
    } else if (event.target instanceof Element && event.target.matches("a:focus-visible")) {
      // Links that the keyboard reaches scroll into view, focus ring included; a pressed link must not move.
      event.target.closest("li")?.scrollIntoView({ block: "nearest" });
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ["click", "focusin", "input", "keydown", "reset", "submit"]) {
      field.current?.form?.addEventListener(type, respond, controller);
    }
    return () => controller.abort();
  }, [field]);
  useEffect(() => {
    const controller = new AbortController();
    const askNow = async () => {
      const response = await ask(query, controller.signal);
      await pause(response !== "refused" && response.isBegun ? begunMs : 0);
      await whenUnfocused(list.current, controller.signal);
      if (!controller.signal.aborted) {
        setFound(response === "refused" ? response : { ...response, query });
      }
    };
    const timer = setTimeout(() => void askNow(), query === "" ? 0 : restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return (
    // A box that scrolls is a stop for the keyboard by itself; only its links should be.
    <div ref={list} tabIndex={-1} hidden={!isOpen || found === null} className={`live-results ${className}`.trim()}>
      {found === "refused" ? <CannotSearch /> : found && <Found {...found} />}
    </div>
  );
}

function Found({ query, ...response }: Answered) {
  const { summary, suggestion } = response;
  return (
    <>
      <div role="status" className="text-sm">
        {suggestion !== null && (
          <p>
            {"Did you mean "}
            <a href={searchAddress("/search", suggestion)}>{suggestion}</a>?
          </p>
        )}
        {/* New nodes are told, also where they read like those before. */}
        {summary.map((line) => (
          // The heads below say what a count tells those who hear it.
          <p key={query + line} className={/^\d/.test(line) ? "sr-only" : undefined}>
            {line}
          </p>
        ))}
      </div>
      <Lists {...response} />
    </>
  );
}

function Lists({ answers, title, results, isName }: SearchJson) {
  const pages = (
    <List title={title}>
      {results.map(({ title: name, description, category, href }) => (
        <Entry key={href} to={href} title={name}>
          {description && <p className="text-sm">{description}</p>}
          {category && <p className="text-xs text-soft">{category}</p>}
        </Entry>
      ))}
    </List>
  );
  return (
    <>
      {isName && pages}
      {answers.length > 0 && (
        <List title="Answers">
          {answers.map(({ title: name, text, source, href }) => (
            <Entry key={href + name} to={href} title={name} className="rule-b">
              <p className="text-sm whitespace-pre-line">{text}</p>
              <p className="text-xs text-soft">{source}</p>
            </Entry>
          ))}
        </List>
      )}
      {!isName && results.length > 0 && pages}
    </>
  );
}

const List = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <>
    <p className="mt-1 text-sm font-bold">{title}</p>
    <ul aria-label={title}>{children}</ul>
  </>
);

type EntryProps = PropsWithChildren<{ to: string; title: string; className?: string }>;

const Entry = ({ to, title, className = "", children }: EntryProps) => (
  <li className={`relative py-2 ${className}`.trim()}>
    <Link to={to} className="card-link font-semibold">
      {title}
    </Link>
    {children}
  </li>
);
