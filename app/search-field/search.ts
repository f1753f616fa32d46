/** The results of a search as pages show them; reads queries, and finds services by a part of their names. */
import type { OpenState } from "../hours/opening-hours.ts";
import type { RichText } from "../text/rich-text.ts";

export interface AnswerView {
  title: string;
  /** Its place on the site; for a tracking number the carrier's page. */
  to: string;
  /** Name of its page. */
  source: string;
  body: RichText;
  /** The body as a search box shows it. */
  brief: RichText;
  /** The open sign, for an answer about the hours. */
  open: OpenState | null;
}

/** A page in a list of results. */
export interface SearchEntry {
  title: string;
  description: string;
  category: string;
  href: string;
}

export interface PageLink {
  title: string;
  to: string;
}

/** What a search found, as pages show it. */
export interface FoundView {
  /** "3 answers, 8 of 12 pages". */
  count: string | null;
  /** Where no page has the words. */
  advice: readonly string[];
  /** The corrected question. */
  suggestion: string | null;
  /** Whom to call for an answer. */
  note: RichText;
  answers: ReadonlyArray<Omit<AnswerView, "brief">>;
  /** Pages for the other needs in the question. */
  also: readonly PageLink[];
  /** Questions that come near. */
  related: readonly PageLink[];
  title: "Pages" | "Popular Services";
  pages: readonly SearchEntry[];
  /** The question is the name of a service: pages come before answers. */
  isName: boolean;
  /** The last word of the question may become another, as "pack" may become "package". */
  isBegun: boolean;
}

/** Upper bound on results below a search field; the search page shows all. */
export const searchBoxLimit = 8;

/** Upper bound on characters of a question. */
export const maxQueryLength = 200;

/** The question without control characters and line breaks, cut to `maxQueryLength`. */
export function readQuery(typed: string): string {
  const line = typed.slice(0, maxQueryLength * 4).replaceAll(/[\p{C}\s]+/gu, " ");
  return Array.from(line.trim()).slice(0, maxQueryLength).join("").trim();
}

/** Upper bound on characters of a question in a title. */
const maxTitleLength = 60;

export function searchTitle(query: string, siteName: string): string {
  const asked = Array.from(query);
  const shown = asked.length > maxTitleLength ? `${asked.slice(0, maxTitleLength).join("")}…` : query;
  return `“${shown}” | Search ${siteName}`;
}

const inWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/**
 * Services whose title, description or category contains the query, in any case: first as whole words, then as the
 * beginning of words, last within a word, as in "fingerprinting" for "printing". Titles come before the rest.
 */
export function filterServices(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = inWords(query);
  const isWhole = (text: string) => inWords(text).includes(words);
  const isWordPrefix = (text: string) => inWords(text).includes(words.trimEnd());
  const titleOf = ({ title }: SearchEntry) => title;
  const restOf = ({ description, category }: SearchEntry) => `${description}\n${category}`;
  const find = (textOf: (entry: SearchEntry) => string, isIn: (text: string) => boolean = () => true) =>
    entries.filter((entry) => textOf(entry).toLowerCase().includes(query.toLowerCase()) && isIn(textOf(entry)));
  const byWords = [titleOf, restOf].flatMap((textOf) => [...find(textOf, isWhole), ...find(textOf, isWordPrefix)]);
  return [...new Set([...byWords, ...find(titleOf), ...find(restOf)])];
}

/** Whether the name of a service or category has all of the query. */
export const isServiceName = (entries: readonly SearchEntry[], query: string): boolean =>
  entries.some(({ title, category }) => `${title}\n${category}`.toLowerCase().includes(query.toLowerCase()));
