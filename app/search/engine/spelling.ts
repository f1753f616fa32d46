import SearchableMap from "minisearch/SearchableMap";
import { memoize } from "../../site/memoize.ts";

/** In letters. Shorter words resemble too many others. */
const shortest = 4;
/** In letters. Shorter words may have only one wrong letter. */
const longEnoughForTwo = 7;

/** @param words sorted by frequency, highest first @returns a function that finds the closest known word, or null */
export function createSpellingCorrector(words: readonly string[]) {
  const placed = words.map((word, place): [string, number] => [word, place]);
  const known = new Set(words);
  // Building the tree takes as long as opening the index, and most questions have no typo.
  const readPlaces = memoize((_: void): SearchableMap<number> =>
    SearchableMap.from(placed.filter(([word]) => word.length >= shortest)),
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
      // People rarely mistype the first letter.
      .filter(([word]) => word[0] === typed[0])
      .toSorted(([, [place, distance]], [, [otherPlace, other]]) => distance - other || place - otherPlace);
    return nearest?.[0] ?? null;
  };
}
