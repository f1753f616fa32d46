/** The words of a pasted text, and how many of them are read. */
import { cleanTrackingNumber } from "./detect-carrier.ts";
import { maxTrackingText } from "./detection.ts";

/** How many numbers one submission looks up. */
export const maxTrackingNumbers = 10;

/** The text in plain characters, no longer than before. Runs of blanks are one, since rules look on from each blank: a line's end where they have one. */
export const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .slice(0, maxTrackingText)
    .replaceAll(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? "\n" : " "));

/** Carriers print a number in groups of at most so many characters. */
export const maxGroupLength = 8;
/** And in at most so many groups. */
export const maxGroups = 13;
/**
 * Every way to join words is tried, so that a text of nothing but digits would take long. Ten numbers in groups and a long
 * mail around them have fewer words with digits.
 */
const maxDigitWords = maxTrackingNumbers * maxGroups;
export const maxLinks = 50;

export const hasDigit = (word: string | undefined) => word !== undefined && /\d/.test(word);

/** Reads the words of a text, part by part, up to so many with digits. */
export function wordReader(): (part: string) => string[] {
  let left = maxDigitWords;
  return (part) => {
    const words: string[] = [];
    for (const piece of left > 0 ? part.split(/[\s#:=&?/|()[\]"'<>]+/) : []) {
      const word = cleanTrackingNumber(piece);
      left -= hasDigit(word) ? 1 : 0;
      if (left < 0) {
        return words;
      }
      if (word !== "") {
        words.push(word);
      }
    }
    return words;
  };
}
