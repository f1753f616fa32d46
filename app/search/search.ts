/** The search as visitors meet it: what they type, and the services that the header box shows. */

/** A page in a list of results. */
export interface SearchEntry {
  id: string;
  title: string;
  description: string;
  category: string;
  href: string;
}

/** How many results the header box shows; the search page shows all. */
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

/** The title of the page with the answers. */
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
 * Services whose title, description or category contains the query, in any case. Whole words come first, then what begins
 * like it, last what only has it within a word: "printing" is in "fingerprinting". Titles come before the rest.
 */
export function filterServices(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const needle = query.toLowerCase();
  if (needle === "") {
    return [];
  }
  const has = (text: string) => text.toLowerCase().includes(needle);
  const isWhole = (text: string) => has(text) && inWords(text).includes(inWords(query));
  const isBegun = (text: string) => has(text) && inWords(text).includes(inWords(query).trimEnd());
  const byTitle = (isIn: (text: string) => boolean) => entries.filter(({ title }) => isIn(title));
  const byRest = (isIn: (text: string) => boolean) =>
    entries.filter(({ description, category }) => isIn(description) || isIn(category));
  return [
    ...new Set([
      ...[isWhole, isBegun].flatMap(byTitle),
      ...[isWhole, isBegun].flatMap(byRest),
      ...byTitle(has),
      ...byRest(has),
    ]),
  ];
}

/** Whether the query is a name: a service or a category has all of it in its name. */
export function isServiceName(entries: readonly SearchEntry[], query: string): boolean {
  const needle = query.toLowerCase();
  return (
    needle !== "" && entries.some(({ title, category }) => [title, category].join("\n").toLowerCase().includes(needle))
  );
}

/** The entries whose last path segment is nearest to a mistyped one: shared letter pairs, best first. */
export function nearestEntries(entries: readonly SearchEntry[], wanted: string, count = 3): SearchEntry[] {
  const pairsOf = (text: string) => new Set(Array.from(text.slice(1), (letter, index) => `${text[index]}${letter}`));
  const wantedPairs = pairsOf(wanted.slice(0, maxQueryLength).toLowerCase());
  const scored = entries.map((entry) => {
    const pairs = pairsOf(entry.href.split("/").at(-1) ?? "");
    const shared = [...pairs].filter((pair) => wantedPairs.has(pair)).length;
    return { entry, score: (2 * shared) / (pairs.size + wantedPairs.size) };
  });
  return scored
    .filter(({ score }) => score > 0.3)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ entry }) => entry);
}
