/** The services search: the header box and the search page match alike. */
import type { Synonyms } from "../content/schema.ts";

export interface SearchEntry {
  id: string;
  title: string;
  description: string;
  category: string;
  href: string;
}

export interface SearchIndex {
  entries: readonly SearchEntry[];
  synonyms: Synonyms;
}

export interface SearchResult {
  matches: SearchEntry[];
  /** What the matches do not say, for example that we do not offer the thing asked for. */
  notes: string[];
}

/** How many matches the header box shows; the search page shows all. */
export const searchBoxLimit = 8;
export const popularCount = 6;

/** Shown by the box before anything is typed. */
export function popularServices({ entries }: SearchIndex): SearchEntry[] {
  return entries.slice(0, popularCount);
}

/**
 * Entries whose title, description or category contains the query, in any case: title matches first,
 * then what a synonym means, then the rest, each in the order of the index. An empty query matches nothing.
 */
export function searchServices({ entries, synonyms }: SearchIndex, query: string): SearchResult {
  const needle = query.trim().replace(/\s+/g, " ").toLowerCase();
  if (needle === "") {
    return { matches: [], notes: [] };
  }
  const meant = synonyms.filter(({ phrases }) => phrases.some((phrase) => needle.includes(phrase)));
  const meantIds = new Set(meant.flatMap(({ services }) => services));
  const has = (text: string) => text.toLowerCase().includes(needle);
  const matches = new Set([
    ...entries.filter((entry) => has(entry.title)),
    ...entries.filter((entry) => meantIds.has(entry.id)),
    ...entries.filter((entry) => has(entry.description) || has(entry.category)),
  ]);
  return { matches: [...matches], notes: meant.flatMap(({ note }) => (note === undefined ? [] : [note])) };
}

/** The entries whose last path segment is nearest to a mistyped one: shared letter pairs, best first. */
export function nearestEntries(entries: readonly SearchEntry[], wanted: string, count = 3): SearchEntry[] {
  const pairsOf = (text: string) => new Set(Array.from(text.slice(1), (letter, index) => `${text[index]}${letter}`));
  const wantedPairs = pairsOf(wanted.toLowerCase());
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
