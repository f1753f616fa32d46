/** Slips of the hurry, the same in every run. */

/** Numbers from 0 up to 1. @see https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}

/** One random letter dropped, doubled, or swapped with the next. */
export function misspell(text: string, random: () => number): string {
  const places = Array.from(text.matchAll(/[a-z]/gi), ({ index }) => index);
  const at = places[Math.floor(random() * places.length)] ?? 0;
  const [before, letter, next, after] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)];
  const slips = [before + next + after, before + letter + letter + next + after];
  if (/[a-z]/i.test(next) && next !== letter) {
    slips.push(before + next + letter + after);
  }
  return slips[Math.floor(random() * slips.length)] ?? text;
}
