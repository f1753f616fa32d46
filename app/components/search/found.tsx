/** What is found for the text of a search field while one types: answers and pages, as links. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { SearchJson } from "../../domain/search/search-json.ts";
import { PageLink } from "../ui/link.tsx";

/** Typing that rests this long is a question. */
const pauseMs = 200;
const deadlineMs = 5000;

const isSearchJson = (value: unknown): value is SearchJson =>
  typeof value === "object" &&
  value !== null &&
  ["answers", "results", "summary"].every((key) => Array.isArray(Reflect.get(value, key)));

/** The address that answers a query, at one of the paths that search. */
export const searchAddress = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query }).toString()}`;

/** @returns null where there is no answer to be had: the form works without */
async function ask(query: string, signal: AbortSignal): Promise<SearchJson | null> {
  try {
    const response = await fetch(searchAddress("/search.json", query), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    return isSearchJson(answer) ? answer : null;
  } catch {
    return null;
  }
}

interface Asked {
  query: string;
  found: SearchJson | null;
}

/** What is found for the text of a field, once typing pauses. */
function useFound(query: string): Asked {
  const [asked, setAsked] = useState<Asked>({ query, found: null });
  useEffect(() => {
    const leaving = new AbortController();
    const askNow = async () => {
      const found = await ask(query, leaving.signal);
      if (!leaving.signal.aborted) {
        setAsked({ query, found });
      }
    };
    const pause = setTimeout(() => void askNow(), query === "" ? 0 : pauseMs);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [query]);
  return asked;
}

/** The text of a field, which anything may change. */
function useText(form: HTMLFormElement, field: HTMLInputElement): string {
  return useSyncExternalStore(
    (changed) => {
      const later = () => setTimeout(changed);
      form.addEventListener("input", changed);
      // The field is empty when the event has been told.
      form.addEventListener("reset", later);
      return () => {
        form.removeEventListener("input", changed);
        form.removeEventListener("reset", later);
      };
    },
    () => field.value.trim(),
  );
}

/** Follows what is typed; without an answer it shows nothing, and the form works as it is. */
export function Found({ form, field }: { form: HTMLFormElement; field: HTMLInputElement }) {
  const { query, found } = useFound(useText(form, field));
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
      {found !== null && <Lists found={found} isAsking={query !== ""} />}
    </>
  );
}

function Lists({ found: { answers, results, pagesFirst }, isAsking }: { found: SearchJson; isAsking: boolean }) {
  const answered = answers.length > 0 && (
    <ul aria-label="Answers" className="mt-1">
      {answers.map(({ title, text, href }) => (
        <li key={href + title} className="relative rounded-sm rule-b px-2 py-2 hover:bg-kraft">
          <PageLink to={href} className="card-link font-semibold">
            {title}
          </PageLink>
          <p className="text-sm">{text}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {!pagesFirst && answered}
      {!isAsking && <p className="px-1 font-bold">Popular Services</p>}
      <ul aria-label={isAsking ? "Pages" : "Popular Services"} className="mt-1">
        {results.map(({ title, description, category, href }) => (
          <li key={href} className="relative rounded-sm px-2 py-2 hover:bg-kraft">
            <PageLink to={href} className="card-link font-semibold">
              {title}
            </PageLink>
            <p className="text-sm">{description}</p>
            <p className="text-xs text-soft">{category}</p>
          </li>
        ))}
      </ul>
      {pagesFirst && answered}
    </>
  );
}
