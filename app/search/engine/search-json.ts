/** What `/search.json` answers, for the boxes that search while one types. */
import { searchBoxLimit, type SearchEntry } from "../search.ts";
import type { SearchView } from "./answer-view.ts";
import { plainText, type RichText } from "../../text/rich-text.ts";
import { searchNotes, summarize, type Phone } from "./summary.ts";

export interface SearchJson {
  answers: Array<{ title: string; text: string; href: string }>;
  /** At most `searchBoxLimit` of all. */
  results: Array<Omit<SearchEntry, "id">>;
  /** What there is to say of them; nothing before anything is asked. */
  summary: string[];
  suggestion: string | null;
}

const maxTextLength = 220;

const listed = (entries: readonly SearchEntry[]): SearchJson["results"] =>
  entries.map(({ title, description, category, href }) => ({
    title,
    description: shorten(description),
    category,
    href,
  }));

/** Where nothing was asked. */
export function popularJson(entries: readonly SearchEntry[]): SearchJson {
  return { answers: [], results: listed(entries), summary: [], suggestion: null };
}

/**
 * At most 4 KB, whatever the records say.
 * @param isClosed whether a notice closes the store just now
 */
export function searchJson(query: string, found: SearchView, phone: Phone, isClosed: boolean): SearchJson {
  const shown = found.results.slice(0, searchBoxLimit);
  const { suggestion, notOffered } = found;
  return {
    answers: found.answers.map(({ title, to, body, open }) => ({
      title,
      text: shorten([...(open === null ? [] : [isClosed ? "Closed." : `${open.text}.`]), wordsOf(body)].join(" ")),
      href: to,
    })),
    results: listed(shown),
    summary: [
      ...(notOffered === null ? [] : [plainText(searchNotes(found, phone))]),
      ...summarize(query, found, shown.length),
    ],
    suggestion,
  };
}

/** The words alone; what stands in a list stays apart. */
const wordsOf = (body: RichText) =>
  body
    .map((block) => ("ul" in block ? block.ul.map((item) => plainText([{ p: item }])).join(" · ") : plainText([block])))
    .join(" ");

/** Cut after a word. */
function shorten(text: string): string {
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength).replace(/\s+\S*$/, "")} …`;
}
