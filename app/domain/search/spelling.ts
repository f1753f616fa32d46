/** Which word of ours somebody meant who typed one that we do not have. */

export interface Correction {
  /** As we write it. */
  word: string;
  /** The slip is one of the ear or of the hurry: a letter dropped, doubled or swapped, or one vowel for another. */
  isLikely: boolean;
}

/** The nearest word, or null if none is near. */
export type Correct = (typed: string) => Correction | null;

interface Slip {
  /** How many letters are wrong. */
  count: number;
  isLikely: boolean;
}

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
    const most = typed.length >= longEnoughForTwo ? 2 : 1;
    let best: Correction | null = null;
    let fewest = Infinity;
    // The first letter is seldom wrong, but the first two may be swapped.
    for (const start of new Set([typed[0], typed[1]])) {
      for (const word of byStart.get(start) ?? []) {
        const slip = Math.abs(word.length - typed.length) > most ? null : slipBetween(typed, word, most);
        const cost = slip === null ? Infinity : slip.count * 2 + (slip.isLikely ? 0 : 1);
        if (slip !== null && cost < fewest) {
          fewest = cost;
          best = { word, isLikely: slip.isLikely };
        }
      }
    }
    return best;
  };
}

const isVowel = (letter: string) => "aeiou".includes(letter);
const soundAlikes = ["ck", "cs", "sz", "fv", "gj"];
const soundsAlike = (a: string, b: string) =>
  (isVowel(a) && isVowel(b)) || soundAlikes.some((pair) => pair.includes(a) && pair.includes(b));

/** How two different words differ, if in no more letters than `most`. */
function slipBetween(typed: string, word: string, most: number): Slip | null {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) {
    start += 1;
  }
  let end = 0;
  while (end < Math.min(typed.length, word.length) - start && typed.at(-1 - end) === word.at(-1 - end)) {
    end += 1;
  }
  const wrong = typed.slice(start, typed.length - end);
  const right = word.slice(start, word.length - end);
  if (Math.max(wrong.length, right.length) > most + 1) {
    return null;
  }
  if (wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0]) {
    return { count: 1, isLikely: true };
  }
  const count = editDistance(wrong, right);
  if (count > most) {
    return null;
  }
  const isDropped = wrong === "" && right.length === 1;
  const isDoubled = right === "" && wrong.length === 1 && (typed[start - 1] === wrong || typed[start + 1] === wrong);
  const isMisheard = wrong.length === 1 && right.length === 1 && soundsAlike(wrong, right);
  return { count, isLikely: isDropped || isDoubled || isMisheard };
}

/** Letters added, dropped or mistaken. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const kept = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
