/**
 * The tracking numbers in what a visitor types or pastes: bare, in a sentence, after a label, in a carrier's link,
 * several at once, with spaces, dots or hyphens inside.
 */
import { carrierDetector } from "./detect-carrier.ts";
import type { Confidence, TrackedCarrier } from "./detection.ts";
import {
  hasDigit,
  maxGroupLength,
  maxTrackingNumbers,
  maxGroups,
  maxLinks,
  plainText,
  wordReader,
} from "./text-words.ts";
import { withoutOtherNumbers, withoutPhones } from "./other-numbers.ts";

/** How well each fits, so that of two readings of the same characters the better one is taken. */
const weights: Record<Confidence, number> = { sure: 4, likely: 3, "bad-checksum": 2, guess: 1, unknown: 0 };

interface Candidate {
  number: string;
  weight: number;
  /** Words stand around it, which may be about something else: an order, an invoice. */
  isInProse: boolean;
}

/** What is known of numbers, and how much of the text is read. */
interface Knowledge {
  /** How well a number fits the rules. */
  weightOf: (number: string) => number;
  /** Words before a number that belong to it, though they have no digit. */
  prefixes: ReadonlySet<string>;
  /** The words of the next part of the text, cleaned; none once there have been too many. */
  readWords: ReturnType<typeof wordReader>;
}

/** Amazon's, whose numbers no carrier of ours tracks. */
const amazonPrefixes = ["TBA", "TBC", "TBM"];

function knowledgeOf(carriers: readonly TrackedCarrier[]): Knowledge {
  const detectCarrier = carrierDetector(carriers);
  const sure = carriers
    .flatMap(({ trackingNumbers = [] }) => trackingNumbers)
    .filter(({ confidence }) => confidence === undefined);
  // A single letter before a number is a word of its own.
  const prefixes = sure.flatMap(({ prefixes: each }) => each).filter(({ length }) => length > 1);
  const known = new Map<string, number>();
  return {
    weightOf(number) {
      const weight = known.get(number) ?? weights[detectCarrier(number).confidence];
      known.set(number, weight);
      return weight;
    },
    prefixes: new Set([...prefixes, ...amazonPrefixes]),
    readWords: wordReader(),
  };
}

/** Of no form that we know, but long enough and with enough digits to be a number all the same. */
const couldBeNumber = (token: string) => /^[A-Z\d]{8,40}$/.test(token) && token.replace(/\D/g, "").length >= 4;

const address = /\b(https?:\/\/|www\.)[^\s<>"']+/gi;
/** Names under which carriers' links carry a number. */
const numberParameter =
  /^(?!.*(?:qual|order|invoice|zip|account|phone|customer)).*(tr(ac)?k|label|inquiry|awb|number)|^n(um|o)?$/i;

const isGrouped = (words: readonly string[]) => words.filter(({ length }) => length > maxGroupLength).length <= 1;

/** The best way to read words with digits, which stand side by side, as numbers; words that fit nothing are left out. */
function readRun(words: readonly string[], { weightOf }: Knowledge): Array<Pick<Candidate, "number" | "weight">> {
  const whole = words.join("");
  const wholeWeight = isGrouped(words) ? weightOf(whole) : 0;
  interface Reading {
    score: number;
    numbers: Array<Pick<Candidate, "number" | "weight">>;
    /** Words in none of the numbers. */
    leftOver: number;
  }
  // The best reading of the first words, by how many they are.
  const readings: Reading[] = [{ score: 0, numbers: [], leftOver: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    const before = (count: number) => readings[count] ?? { score: 0, numbers: [], leftOver: 0 };
    const skipped = before(end - 1);
    let best: Reading = { ...skipped, leftOver: skipped.leftOver + 1 };
    for (let start = end - 1; start >= Math.max(0, end - maxGroups); start -= 1) {
      const group = words.slice(start, end);
      const number = group.join("");
      const weight = isGrouped(group) ? weightOf(number) : 0;
      const { score, numbers, leftOver } = before(start);
      // A point for every character, and one less for each gap that is closed.
      const total = score + weight * number.length - (group.length - 1);
      if (weight > 0 && total > best.score) {
        best = { score: total, numbers: [...numbers, { number, weight }], leftOver };
      }
    }
    readings.push(best);
  }
  const best = readings.at(-1)?.numbers ?? [];
  const isWhole = readings.at(-1)?.leftOver === 0 && best.every(({ weight }) => weight >= weights.likely);
  return wholeWeight > 0 && (wholeWeight === weights.sure || !isWhole)
    ? [{ number: whole, weight: wholeWeight }]
    : best;
}

/** What is left when nothing of a run is of a form that we know. */
function unknownNumbers(words: readonly string[]): string[] {
  const whole = words.join("");
  const single = words.filter(couldBeNumber);
  if (single.length > 0 || !isGrouped(words)) {
    return single;
  }
  return couldBeNumber(whole) ? [whole] : [];
}

/** A label that is stuck to its number: "TRACKINGNUMBER1Z…" */
function withoutLabel(word: string, { weightOf }: Knowledge): string {
  const rest = word.replace(/^[A-Z]{3,}(?=\d)/, "");
  return rest !== word && weightOf(word) === 0 && weightOf(rest) >= weights.likely ? rest : word;
}

/** Two letters before and after, as postal services write them: "RB 123 456 785 GB". */
function postalNumber(
  before: string | undefined,
  run: readonly string[],
  after: string | undefined,
  { weightOf }: Knowledge,
): string | null {
  const number = `${before ?? ""}${run.join("")}${after ?? ""}`;
  return /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number) && weightOf(number) === weights.sure ? number : null;
}

/** The numbers in one line, or in one part of a list. */
function readSegment(text: string, knowledge: Knowledge): Candidate[] {
  const { weightOf, prefixes, readWords } = knowledge;
  const words = readWords(text).map((word) => withoutLabel(word, knowledge));
  const isInProse = words.some((word) => !hasDigit(word) && !prefixes.has(word) && word.length > 2);
  const found: Candidate[] = [];
  for (let start = 0; start < words.length; start += 1) {
    let end = start;
    while (hasDigit(words[end])) {
      end += 1;
    }
    if (end === start) {
      continue;
    }
    const run = words.slice(start, end);
    const before = words[start - 1];
    const postal =
      postalNumber(before, run, words[end], knowledge) ??
      postalNumber(undefined, run, words[end], knowledge) ??
      postalNumber(before, run, "", knowledge);
    const prefixed = before !== undefined && prefixes.has(before) ? before + run.join("") : null;
    if (postal !== null) {
      found.push({ number: postal, weight: weights.sure, isInProse });
    } else if (prefixed !== null && weightOf(prefixed) > 0) {
      found.push({ number: prefixed, weight: weightOf(prefixed), isInProse });
    } else {
      const known = readRun(run, knowledge);
      const unknown = known.length > 0 ? [] : unknownNumbers(run).map((number) => ({ number, weight: 0 }));
      found.push(...[...known, ...unknown].map((candidate) => ({ ...candidate, isInProse })));
    }
    start = end;
  }
  return found;
}

/** The numbers in a carrier's link: what its parameters say, and of its path what is surely a number. */
function readAddress(text: string, knowledge: Knowledge): Candidate[] {
  const whole = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) {
    return [];
  }
  const url = new URL(whole);
  const values = [...url.searchParams, ...new URLSearchParams(url.hash.replace(/^[^?]*\??/, ""))];
  const named = values
    .filter(([name]) => numberParameter.test(name))
    .flatMap(([, value]) => value.split(/[,;]/).flatMap((part) => readSegment(part, knowledge)));
  const onTheWay = `${url.pathname}/${url.hash}`.split(/[/#?&]/).flatMap((part) => readSegment(part, knowledge));
  return [
    ...named.map((candidate) => ({ ...candidate, isInProse: false })),
    ...onTheWay.filter(({ weight }) => weight >= weights.likely),
  ];
}

/** @param keep leaves of the words between links what may be a number */
function readText(text: string, knowledge: Knowledge, keep: (words: string) => string): Candidate[] {
  const read = (words: string) =>
    keep(words)
      .split(/[\n,;]+/)
      .flatMap((part) => readSegment(part, knowledge));
  const found: Candidate[] = [];
  let end = 0;
  for (const [count, { 0: link, index }] of [...text.matchAll(address)].entries()) {
    found.push(...read(text.slice(end, index)), ...(count < maxLinks ? readAddress(link, knowledge) : []));
    end = index + link.length;
  }
  return [...found, ...read(text.slice(end))];
}

/**
 * The numbers in a visitor's text, cleaned, in their order, each once.
 * @returns at most maxTrackingNumbers numbers, none of them empty, and how many more there were
 */
export function findTrackingNumbers(
  text: string,
  carriers: readonly TrackedCarrier[],
): { numbers: string[]; leftOut: number } {
  const plain = plainText(text);
  const probable = readText(plain, knowledgeOf(carriers), (words) => withoutPhones(withoutOtherNumbers(words)));
  // Nothing but what looks like a phone number may be a tracking number after all.
  const isPhone = probable.length === 0 && !/\p{L}{3}/u.test(plain) && withoutPhones(plain) !== plain;
  const found = isPhone ? readText(plain, knowledgeOf(carriers), withoutOtherNumbers) : probable;
  // What stands in a sentence and may be anything counts only where nothing better was found.
  const isSomeClear = found.some(({ weight }) => weight > weights.guess);
  const clear = found.filter(({ weight, isInProse }) => !isSomeClear || !isInProse || weight > weights.guess);
  const all = [...new Set(clear.map(({ number }) => number))];
  const numbers = all.slice(0, maxTrackingNumbers);
  return { numbers, leftOut: all.length - numbers.length };
}
