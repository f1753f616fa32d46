import type { OpenState } from "../hours/opening-hours.ts";
import type { RichText } from "../text/rich-text.ts";

export interface AnswerView {
  title: string;
  /** A place on our site, or the carrier's page for a tracking number. */
  to: string;
  /** Name of the page it comes from. */
  source: string;
  body: RichText;
  /** Body for search boxes. */
  brief: RichText;
  /** Only for an answer about hours. */
  open: OpenState | null;
}

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

export interface FoundView {
  /** "3 answers, 8 of 12 pages" */
  count: string | null;
  /** Shown if no page has the words. */
  advice: readonly string[];
  /** The corrected question. */
  suggestion: string | null;
  /** Tells whom to call. */
  note: RichText;
  answers: ReadonlyArray<Omit<AnswerView, "brief">>;
  /** Pages for the other needs in the question. */
  also: readonly PageLink[];
  related: readonly PageLink[];
  title: "Pages" | "Popular Services";
  pages: readonly SearchEntry[];
  /** True if the query is a service's name; pages come first. */
  isName: boolean;
  /** True if the last word may grow into another, as "pack" may into "package". */
  isBegun: boolean;
}

export const searchBoxLimit = 8;

/** In characters. */
export const maxQueryLength = 200;

/** Strips control characters and line breaks, cuts to `maxQueryLength`. */
export function readQuery(typed: string): string {
  const line = typed.slice(0, maxQueryLength * 4).replaceAll(/[\p{C}\s]+/gu, " ");
  return Array.from(line.trim()).slice(0, maxQueryLength).join("").trim();
}

/** In characters. */
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

/** Ignores case. Whole words, then beginnings, then parts ("printing" in "fingerprinting"); titles before the rest. */
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

export const isServiceName = (entries: readonly SearchEntry[], query: string): boolean =>
  entries.some(({ title, category }) => `${title}\n${category}`.toLowerCase().includes(query.toLowerCase()));
