/** Which word of ours somebody meant who typed one that we do not have. */

/** The nearest word as we write it, or null if none is near. */
export type Correct = (typed: string) => string | null;

/** Shorter words have too many neighbors. */
const shortest = 4;
const longEnoughForTwo = 8;

/** @param words as we write them, the most frequent first */
export function createCorrect(words: readonly string[]): Correct {
  const byStart = Map.groupBy(
    words.filter((word) => word.length >= shortest),
    (word) => word[0],
  );
  return (typed) => {
    if (typed.length < shortest || /\d/.test(typed)) {
      return null;
    }
    let nearest: string | null = null;
    let fewest = typed.length >= longEnoughForTwo ? 3 : 2;
    // The first letter is seldom wrong, but the first two may be swapped.
    for (const start of new Set([typed[0], typed[1]])) {
      for (const word of byStart.get(start) ?? []) {
        const slips = Math.abs(word.length - typed.length) < fewest ? distance(typed, word) : fewest;
        if (slips < fewest) {
          fewest = slips;
          nearest = word;
        }
      }
    }
    return nearest;
  };
}

/**
 * Letters added, dropped, mistaken, or swapped with the next.
 * @see https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance (optimal string alignment)
 */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const kept = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? Infinity) + 1 : Infinity;
      next.push(Math.min(kept, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
