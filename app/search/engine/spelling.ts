/** Finds the word that a misspelled one stands for. */
import SearchableMap from "minisearch/SearchableMap";

/** The nearest word as we write it, or null if none is near. */
export type Correct = (typed: string) => string | null;

/** Shorter words resemble too many others. */
const shortest = 4;
/** Two letters that are swapped count as two slips. */
const longEnoughForTwo = 6;

/** @param words as we write them, the most frequent first */
export function createCorrect(words: readonly string[]): Correct {
  const placed = words.map((word, place): [string, number] => [word, place]);
  const places: SearchableMap<number> = SearchableMap.from(placed.filter(([word]) => word.length >= shortest));
  return (typed) => {
    if (typed.length < shortest || /\d/.test(typed)) {
      return null;
    }
    const [nearest] = [...places.fuzzyGet(typed, typed.length >= longEnoughForTwo ? 2 : 1)]
      // The first letter is seldom wrong.
      .filter(([word]) => word[0] === typed[0])
      .toSorted(([, [place, slips]], [, [otherPlace, otherSlips]]) => slips - otherSlips || place - otherPlace);
    return nearest?.[0] ?? null;
  };
}
