/** Bare, in prose, labeled, in carriers' links, several at once, grouped with spaces, dots or hyphens. */
import { memoize } from "../site/memoize.ts";
import { carrierDetector, cleanTrackingNumber } from "./detect-carrier.ts";
import { maxTrackingText, type Confidence, type TrackedCarrier } from "./detection.ts";
import { withoutOtherNumbers, withoutPhones } from "./other-numbers.ts";

export const maxTrackingNumbers = 10;
const [maxGroups, maxGroupLength] = [13, 8];
/** Joining every way is slow for text that is all digits. Ten grouped numbers in a long mail stay below. */
const maxDigitWords = maxTrackingNumbers * maxGroups;
const maxLinks = 50;

const weights: Record<Confidence, number> = { sure: 4, likely: 3, "bad-checksum": 2, guess: 1, unknown: 0 };

interface Candidate {
  number: string;
  /** Surrounded by words, which may name it as an order or invoice. */
  isInProse: boolean;
  /** On a line whose only words name a tracking number. */
  isAlone: boolean;
}

type Knowledge = ReturnType<typeof knowledgeOf>;

function knowledgeOf(carriers: readonly TrackedCarrier[]) {
  const detectCarrier = carrierDetector(carriers);
  const prefixes = carriers
    .flatMap(({ trackingNumbers = [] }) => trackingNumbers)
    .flatMap(({ confidence, prefixes: each }) => (confidence === undefined ? each : []))
    // A single letter before a number is a separate word.
    .filter(({ length }) => length > 1);
  return {
    weightOf: memoize((number: string) => weights[detectCarrier(number).confidence]),
    /** Words that start a number ("JJD 00 0999 9999"). The three TB* are Amazon's, which no carrier tracks. */
    prefixes: new Set([...prefixes, "TBA", "TBC", "TBM"]),
  };
}

/** Patterns look ahead from each blank, so runs collapse. Scanners add controls and a prefix: "]C1" (ISO/IEC 15424). */
const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .slice(0, maxTrackingText)
    .replaceAll(/[\s\p{Cc}]+/gu, (blanks) => (/[\r\n]/.test(blanks) ? "\n" : " "))
    .replaceAll(/(?<!\S)\][A-Za-z][\dA-Za-z]/g, "");

const hasDigit = (word = "") => /\d/.test(word);

const couldBeNumber = (word: string) => /^[A-Z\d]{8,40}$/.test(word) && word.replace(/\D/g, "").length >= 4;

const otherWord =
  /(?<![\p{L}\d])(?!(?:track(?:ing)?|trk|number|waybill|awb|ups|usps|fedex|dhl)(?![\p{L}\d]))\p{L}{3,}(?![\p{L}\d])/iu;

const address = /(\b(?:https?:\/\/|www\.)[^\s<>"']+)/i;
const numberParameter =
  /^(?!.*(?:qual|order|invoice|zip|account|phone|customer)).*(tr(ac)?k|label|inquiry|awb|number)|^n(um|o)?$/i;

const isGrouped = (words: readonly string[]) => words.filter(({ length }) => length > maxGroupLength).length <= 1;
const isDigits = (words: readonly string[]) =>
  words.every((word) => /^\d+$/.test(word) && word.length <= maxGroupLength);

/** Splits adjacent digit words into numbers with the best total weight; words that fit nothing drop out. */
function readRun(words: readonly string[], weightOf: Knowledge["weightOf"]): string[] {
  const nothing = { score: 0, numbers: new Array<string>() };
  // Best reading of the first n words, by n.
  const readings = [nothing];
  const before = (count: number) => readings[count] ?? nothing;
  for (let end = 1; end <= words.length; end += 1) {
    let best = before(end - 1);
    for (let start = end - 1; start >= Math.max(0, end - maxGroups); start -= 1) {
      const group = words.slice(start, end);
      const number = group.join("");
      const weight = isGrouped(group) ? weightOf(number) : 0;
      const { score, numbers } = before(start);
      // One point per character, minus one per gap between groups.
      const total = score + weight * number.length - (group.length - 1);
      if (weight > 0 && total > best.score) {
        best = { score: total, numbers: [...numbers, number] };
      }
    }
    readings.push(best);
  }
  const { numbers } = before(words.length);
  const whole = words.join("");
  const wholeWeight = isGrouped(words) ? weightOf(whole) : 0;
  const areAll = (weight: number) =>
    numbers.join("") === whole && numbers.every((number) => weightOf(number) >= weight);
  const hasAllWords = areAll(weights.likely);
  // Groups of one number are equally long, except the last.
  const isUneven = words.slice(0, -1).some(({ length }) => length !== words[0]?.length);
  if (isDigits(words) && (isUneven ? hasAllWords : areAll(weights.sure))) {
    return numbers;
  }
  // Digit groups alone are one number, even of unknown format, unless only a list of numbers fits.
  if (isDigits(words) && couldBeNumber(whole) && (wholeWeight > 0 || !hasAllWords)) {
    return [whole];
  }
  return wholeWeight > 0 && (wholeWeight === weights.sure || !hasAllWords) ? [whole] : numbers;
}

function unknownNumbers(words: readonly string[]): string[] {
  const whole = words.join("");
  const single = words.filter(couldBeNumber);
  return single.length === 0 && isGrouped(words) && couldBeNumber(whole) ? [whole] : single;
}

/** Cuts a label stuck to its number: "TRACKINGNUMBER1Z…" */
function withoutLabel(word: string, { weightOf }: Knowledge): string {
  const rest = word.replace(/^[A-Z]{3,}(?=\d)/, "");
  return rest !== word && weightOf(word) === 0 && weightOf(rest) >= weights.likely ? rest : word;
}

/** Neighboring words may belong to the number: "RB 123 456 785 GB", "JJD 00 0999 9999". */
function readNumbers(run: readonly string[], { weightOf, prefixes }: Knowledge, before = "", after = ""): string[] {
  const digits = run.join("");
  const postal = [before + digits + after, digits + after, before + digits].find(
    (number) => /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number) && weightOf(number) === weights.sure,
  );
  if (postal !== undefined) {
    return [postal];
  }
  if (prefixes.has(before) && weightOf(before + digits) > 0) {
    return [before + digits];
  }
  const known = readRun(run, weightOf);
  return known.length > 0 ? known : unknownNumbers(run);
}

/** Joins UPS groups, one of which may be two letters: "1Z XX3 150 YW 4407 0023". */
function joinUps(words: readonly string[], { weightOf }: Knowledge): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let [number = "", end] = [words[at], at];
    while (number.startsWith("1Z") && number.length < 18 && end < words.length - 1) {
      end += 1;
      number += words[end];
    }
    const isNumber = end > at && number.length === 18 && weightOf(number) === weights.sure;
    joined.push(isNumber ? number : (words[at] ?? ""));
    at = isNumber ? end : at;
  }
  return joined;
}

function readSegment(words: readonly string[], knowledge: Knowledge, isAlone: boolean): Candidate[] {
  const isInProse = words.some((word) => !hasDigit(word) && !knowledge.prefixes.has(word) && word.length > 2);
  return words.flatMap((word, start) => {
    if (!hasDigit(word) || hasDigit(words[start - 1])) {
      return [];
    }
    const end = words.findIndex((other, at) => at > start && !hasDigit(other));
    const run = words.slice(start, end === -1 ? words.length : end);
    return readNumbers(run, knowledge, words[start - 1], words[end]).map((number) => ({ number, isInProse, isAlone }));
  });
}

/** Takes parameters as they are, path parts only if likely. */
function readAddress(text: string, readPart: (part: string) => Candidate[], { weightOf }: Knowledge): Candidate[] {
  const whole = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) {
    return [];
  }
  const url = new URL(whole);
  const values = [...url.searchParams, ...new URLSearchParams(url.hash.replace(/^[^?]*\??/, ""))];
  const named = values
    .filter(([name]) => numberParameter.test(name))
    .flatMap(([, value]) => value.split(/[,;]/).flatMap((part) => readPart(part)));
  const inPath = `${url.pathname}/${url.hash}`.split(/[/#?&]/).flatMap((part) => readPart(part));
  return [
    ...named.map(({ number }) => ({ number, isInProse: false, isAlone: true })),
    ...inPath.filter(({ number }) => weightOf(number) >= weights.likely),
  ];
}

/** @param keep removes other numbers from the words between links */
function readText(text: string, knowledge: Knowledge, keep: (words: string) => string): Candidate[] {
  let left = maxDigitWords;
  const readPart = (part: string, isAlone = true) => {
    // Drops a list number: "2. 9965 7878 8856".
    const words = part
      .replace(/^\s*\d{1,2}[.)]\s/, "")
      .split(/[\s#:=&?/|"'<>]+/)
      .flatMap((piece) => {
        const word = left < 0 ? "" : cleanTrackingNumber(piece);
        left -= hasDigit(word) ? 1 : 0;
        return word === "" || left < 0 ? [] : withoutLabel(word, knowledge);
      });
    return readSegment(joinUps(words, knowledge), knowledge, isAlone);
  };
  // A bracket ends a number: "7995 3127 4483 (2 of 3)".
  const readLine = (line: string) => {
    const isAlone = !otherWord.test(line);
    return line.split(/[,;()[\]]+/).flatMap((part) => readPart(part, isAlone));
  };
  return text.split(address).flatMap((piece, at) => {
    if (at % 2 === 0) {
      return keep(piece).split("\n").flatMap(readLine);
    }
    return at < 2 * maxLinks ? readAddress(piece, readPart, knowledge) : [];
  });
}

/** Cleaned, deduplicated, in order. */
export function findTrackingNumbers(text: string, carriers: readonly TrackedCarrier[]) {
  const plain = plainText(text);
  const knowledge = knowledgeOf(carriers);
  const probable = readText(plain, knowledge, (words) => withoutPhones(withoutOtherNumbers(words)));
  // Without any words, something like a phone number may be a tracking number.
  const isPhone = probable.length === 0 && !/\p{L}{3}/u.test(plain) && withoutPhones(plain) !== plain;
  const found = isPhone ? readText(plain, knowledge, withoutOtherNumbers) : probable;
  const isClear = ({ number }: Candidate) => knowledge.weightOf(number) > weights.guess;
  // Unknown formats count only alone on a line; guesses in prose only if nothing better exists.
  const known = found.filter(({ number, isAlone }) => isAlone || knowledge.weightOf(number) > 0);
  const clear = known.some(isClear) ? known.filter((each) => isClear(each) || !each.isInProse) : known;
  const all = [...new Set(clear.map(({ number }) => number))];
  const isPhoneLike = (number: string) => /^\d{10}$/.test(number) && !all.includes(number);
  const phones = [...new Set(found.map(({ number }) => number).filter(isPhoneLike))];
  return {
    numbers: all.slice(0, maxTrackingNumbers),
    leftOut: Math.max(0, all.length - maxTrackingNumbers),
    /** Ten-digit numbers we ignored. */
    phones: phones.length > 0 ? phones : undefined,
  };
}
