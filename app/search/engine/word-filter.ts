/** A set of many words in few bytes: it has every one of them, and about one in fifty other words. */
const bitsPerWord = 8;
const bitsSet = 5;

/** The places of a word's bits. */
function placesOf(word: string, size: number): number[] {
  let [one, two] = [2_166_136_261, 5381];
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 16_777_619);
    two = Math.imul(two, 33) + code;
  }
  return Array.from({ length: bitsSet }, (_, at) => ((one >>> 0) + at * ((two >>> 0) | 1)) % size);
}

/** The set as text. */
export function packWords(words: ReadonlySet<string>): string {
  const bytes = new Uint8Array(Math.ceil((words.size * bitsPerWord) / 8));
  for (const word of words) {
    for (const place of placesOf(word, bytes.length * 8)) {
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
    }
  }
  return btoa(String.fromCharCode(...bytes));
}

/** @param packed see `packWords` */
export function openWords(packed: string): (word: string) => boolean {
  const bytes = Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0));
  return (word) =>
    placesOf(word, bytes.length * 8).every((place) => ((bytes[place >> 3] ?? 0) & (1 << (place & 7))) > 0);
}
