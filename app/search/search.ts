/** Reads queries, and finds services by a part of their names. */

/** A page in a list of results. */
export interface SearchEntry {
  title: string;
  description: string;
  category: string;
  href: string;
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

/** Title of the search page. */
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
  const needle = query.toLowerCase();
  if (needle === "") {
    return [];
  }
  const has = (text: string) => text.toLowerCase().includes(needle);
  const isWhole = (text: string) => has(text) && inWords(text).includes(inWords(query));
  const isWordPrefix = (text: string) => has(text) && inWords(text).includes(inWords(query).trimEnd());
  const byText = (textOf: (entry: SearchEntry) => string) => (isIn: (text: string) => boolean) =>
    entries.filter((entry) => isIn(textOf(entry)));
  const byTitle = byText(({ title }) => title);
  const byRest = byText(({ description, category }) => `${description}\n${category}`);
  const byWords = [byTitle, byRest].flatMap((find) => [isWhole, isWordPrefix].flatMap(find));
  return [...new Set([...byWords, ...byTitle(has), ...byRest(has)])];
}

/** Whether the name of a service or category has all of the query. */
export function isServiceName(entries: readonly SearchEntry[], query: string): boolean {
  const needle = query.toLowerCase();
  return needle !== "" && entries.some(({ title, category }) => `${title}\n${category}`.toLowerCase().includes(needle));
}
