import SearchableMap from "minisearch/SearchableMap";

/** Letters of the shortest word to correct: shorter ones resemble too many others. */
const shortest = 4;
/** Letters of the shortest word with two wrong letters. Two swapped letters count as two. */
const longEnoughForTwo = 6;

/**
 * Creates a function that finds the word nearest to a misspelled one; null where none is near.
 * @param words the most frequent first
 */
export function createSpellingCorrector(words: readonly string[]) {
  const placed = words.map((word, place): [string, number] => [word, place]);
  const places: SearchableMap<number> = SearchableMap.from(placed.filter(([word]) => word.length >= shortest));
  return (typed: string): string | null => {
    if (typed.length < shortest || /\d/.test(typed)) {
      return null;
    }
    const [nearest] = [...places.fuzzyGet(typed, typed.length >= longEnoughForTwo ? 2 : 1)]
      // The first letter is seldom wrong.
      .filter(([word]) => word[0] === typed[0])
      .toSorted(([, [place, distance]], [, [otherPlace, other]]) => distance - other || place - otherPlace);
    return nearest?.[0] ?? null;
  };
}
