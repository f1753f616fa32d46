/** Turns text into terms: tokens, stems and synonyms. */
import { stopWords } from "../words/stop-words.ts";
import { elsewhere, negation, shorthand, units } from "../words/word-kinds.ts";

/** Stemming would merge "customs" with "custom", "canvas" with "canva" and "painting" with "paint". */
const irregular = new Set(["customs", "canvas", "painting"]);

const vowel = "[aeiouy]";
const consonant = "[^aeiouy]";
const hasVowel = new RegExp(vowel);
/** Matches "mak" and "clos", which lost an e. */
const isShort = new RegExp(`^${consonant}*${vowel}[^aeiouwxy]$`);
const hasTwoSyllables = new RegExp(`^${consonant}*${vowel}+${consonant}+${vowel}+${consonant}`);

/** Strips plurals and verb endings from a lower-case word; keeps "poster" apart from "post". */
export function stem(word: string): string {
  if (word.length <= 3 || irregular.has(word)) {
    return word;
  }
  const singular = withoutPlural(word);
  const bare = irregular.has(singular) ? singular : withoutVerbEnding(singular);
  return bare.endsWith("e") && hasTwoSyllables.test(bare) ? bare.slice(0, -1) : bare;
}

const withoutPlural = (word: string) =>
  /(ss|us|[^k]is)$/.test(word)
    ? word
    : word.replace(/(?<=..)ies$|(?<=x|ch|sh|ss|zz)es$|s$/, (ending) => (ending === "ies" ? "y" : ""));

function withoutVerbEnding(word: string): string {
  if (/.{3}ied$/.test(word)) {
    return `${word.slice(0, -3)}y`;
  }
  const bare = word.replace(/(?:ing|(?<!e)ed)$/, "");
  if (bare === word || bare.length < 3 || !hasVowel.test(bare)) {
    return word;
  }
  if (/([^aeioulsz])\1$/.test(bare)) {
    return bare.slice(0, -1);
  }
  return isShort.test(bare) ? `${bare}e` : bare;
}

const letters = /[\p{L}\p{N}]+/gu;
/** "I'd", "we'll", "store's" */
const contraction = /['’](?:s|d|ll|re|ve|m)\b/gi;
/** "20 x 15 by 10" */
const between = /(?<=\d)\s*(?:x|by|×)\s*(?=\d)/g;
/** "2 grand" */
const thousands = /(?<=\b\d+) ?(?:grand|k)\b/g;
const isBoxSize = /^\d+x\d+x\d+$/;
/** "5:45", "9 am", "8 o'clock" */
const clockTime = /\b\d{1,2}:\d\d(?:\s*[ap]m\b)?|\b\d{1,2}\s*(?:[ap]m|oclock)\b/g;
/** "20lbs" */
const unitAfterNumber = /(?<=\d)(?=(?:lbs?|in|inch|inches|ft|oz|months?|mos?|yrs?|years?|am|pm)\b)/g;

export function tokenize(text: string): string[] {
  const words = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/(?<=\d),(?=\d{3})/g, "")
    .replaceAll(contraction, "")
    .replaceAll(/\bw\/o\b/gi, "without")
    .replaceAll(/['’]/g, "")
    .toLowerCase()
    .replaceAll(clockTime, "hours")
    .replaceAll(thousands, "000 dollars")
    .replaceAll(between, "x")
    .replaceAll(unitAfterNumber, " ")
    .match(letters);
  return (words ?? []).map((word) => (isBoxSize.test(word) ? "dimensions" : (shorthand.get(word) ?? word)));
}

export type Phrase = ReturnType<typeof phrasesOf>[number];

/** @param phrases as `phrasesOf` orders them */
export function createAnalyzer(phrases: readonly Phrase[]) {
  const phrasesByStart = Map.groupBy(phrases, ({ stems }) => stems[0]);

  /** Words and phrases as terms, with the position and count of their tokens. */
  const analyze = (tokens: readonly string[]) => {
    const stemmed = tokens.map(stem);
    let next = 0;
    return tokens.flatMap((token, at) => {
      const own = stemmed[at] ?? "";
      if (at < next) {
        return [];
      }
      const phrase = phrasesByStart
        .get(own)
        ?.find(({ stems }) => stems.every((part, ahead) => stemmed[at + ahead] === part));
      const { stems, ...word } = phrase ?? { stems: [own], term: own, isStopWord: isStopWord(token, own) };
      next = at + stems.length;
      return { ...word, at, length: stems.length };
    });
  };

  return {
    analyze,
    /** Terms for the index. Includes each word of a phrase, so "debit" finds "debit card". */
    indexTerms: (tokens: readonly string[]) =>
      analyze(tokens).flatMap((word) => {
        const parts = word.length === 1 ? [] : tokens.slice(word.at, word.at + word.length);
        const stems = parts.filter((part) => !isStopWord(part)).map(stem);
        return word.isStopWord ? stems : [word.term, ...stems];
      }),
  };
}

/** Counts, sizes and units say little about a question. */
export const isNumber = (term: string): boolean => /^\d+(x\d+)*$/.test(term) || units.has(term);

/** Compares stems too: "meaning" is "mean". */
export const isStopWord = (token: string, stemmed = stem(token)): boolean =>
  token.length < 2 || stopWords.has(token) || stopWords.has(stemmed);

/** Sorts the longest first, so they match before their parts. */
export function phrasesOf(synonyms: readonly string[]) {
  const stemsOf = (text: string) => tokenize(text).map(stem);
  return synonyms
    .map((line) => line.split(/,\s*/))
    .flatMap((group) => {
      const [meaning = ""] = group;
      const term = stemsOf(meaning).join(" ");
      return group.map((phrase) => ({ stems: stemsOf(phrase), term, isStopWord: stopWords.has(meaning) }));
    })
    .toSorted((a, b) => b.stems.length - a.stems.length);
}

/** Fields hold terms, one per line. */
export const indexOptions = {
  fields: ["title", "tags", "topic", "body", "phrases"],
  tokenize: (terms: string) => terms.split("\n"),
  processTerm: (term: string) => term,
};

/** Terms that don't change what a question is about. */
export const besides: ReadonlySet<string> = new Set([elsewhere, negation, "sell", "buy"]);

/** Joins terms into one, so that texts asking the same thing match in any order. */
export const phraseOf = (terms: readonly string[]): string =>
  `=${[...new Set(terms.filter((term) => !isNumber(term) && !besides.has(term)))].toSorted().join("+")}`;
