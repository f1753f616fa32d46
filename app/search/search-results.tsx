/** Results below a search field while the visitor types. */
import { useEffect, useState, type RefObject } from "react";
import type { SearchJson } from "./engine/search-json.server.ts";
import { PageLink } from "../ui/link.tsx";
import { CannotSearch, PopularServices, SearchEntryLink } from "./popular-services.tsx";

const deadlineMs = 5000;

const isSearchJson = (value: unknown): value is SearchJson =>
  typeof value === "object" &&
  value !== null &&
  ["answers", "results", "summary"].every((key) => Array.isArray(Reflect.get(value, key)));

const searchAddress = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query }).toString()}`;

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

/** @param query not empty */
export function SearchResults({ query, list }: { query: string; list: RefObject<HTMLElement | null> }) {
  /** The last response; null before the first. */
  const [found, setFound] = useState<SearchJson | "refused" | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const askNow = async () => {
      const response = await ask(query, controller.signal);
      await whenUnfocused(list.current, controller.signal);
      if (!controller.signal.aborted) {
        setFound(response);
      }
    };
    void askNow();
    return () => controller.abort();
  }, [query, list]);
  if (found === "refused") {
    return <CannotSearch />;
  }
  return (
    <>
      <div role="status" className="px-1 text-sm">
        {found !== null && found.suggestion !== null && (
          <p>
            {"Did you mean "}
            <PageLink to={searchAddress("/search", found.suggestion)}>{found.suggestion}</PageLink>?
          </p>
        )}
        {found?.summary.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {found === null ? <PopularServices /> : <Lists {...found} />}
    </>
  );
}

function Lists({ answers, results, isName }: SearchJson) {
  const pages = (
    <ul aria-label="Pages" className="mt-1">
      {results.map(({ title, description, category, href }) => (
        <SearchEntryLink key={href} to={href} title={title}>
          <p className="text-sm">{description}</p>
          <p className="text-xs text-soft">{category}</p>
        </SearchEntryLink>
      ))}
    </ul>
  );
  return (
    <>
      {isName && pages}
      {answers.length > 0 && (
        <ul aria-label="Answers" className="mt-1">
          {answers.map(({ title, text, href }) => (
            <SearchEntryLink key={href + title} to={href} title={title} className="rule-b">
              <p className="text-sm">{text}</p>
            </SearchEntryLink>
          ))}
        </ul>
      )}
      {!isName && pages}
    </>
  );
}
