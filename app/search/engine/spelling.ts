import SearchableMap from "minisearch/SearchableMap";
import { memoize } from "../../site/memoize.ts";

/** Letters of the shortest word to correct: shorter ones resemble too many others. */
const shortest = 4;
/** Letters of the shortest word with two wrong letters. */
const longEnoughForTwo = 7;

/**
 * Creates a function that finds the word nearest to a misspelled one; null where none is near.
 * @param words the most frequent first
 */
export function createSpellingCorrector(words: readonly string[]) {
  const placed = words.map((word, place): [string, number] => [word, place]);
  const known = new Set(words);
  // Most questions have no misspelled word, and the tree takes as long as opening the index.
  const readPlaces = memoize(
    (_: void): SearchableMap<number> => SearchableMap.from(placed.filter(([word]) => word.length >= shortest)),
  );
  return (typed: string): string | null => {
    const swapped = Array.from(
      typed.slice(1),
      (letter, at) => typed.slice(0, at) + letter + typed[at] + typed.slice(at + 2),
    );
    const meant = typed.length < 3 ? undefined : swapped.find((word) => known.has(word));
    if (meant !== undefined || typed.length < shortest || /\d/.test(typed)) {
      return meant ?? null;
    }
    const [nearest] = [...readPlaces().fuzzyGet(typed, typed.length >= longEnoughForTwo ? 2 : 1)]
      // The first letter is seldom wrong.
      .filter(([word]) => word[0] === typed[0])
      .toSorted(([, [place, distance]], [, [otherPlace, other]]) => distance - other || place - otherPlace);
    return nearest?.[0] ?? null;
  };
}
