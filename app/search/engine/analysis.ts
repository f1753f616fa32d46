/** Text analysis for the search: tokens, stop words, stems and synonyms. */
import { stopWords } from "../words/stop-words.ts";
import { elsewhere, negation, shorthand, units } from "../words/word-kinds.ts";

/** Words that are their own stems: "customs" is not "custom", "canvas" not "canva", "painting" not "paint". */
const irregular = new Set(["customs", "canvas", "painting"]);

const vowel = "[aeiouy]";
const consonant = "[^aeiouy]";
const hasVowel = new RegExp(vowel);
/** Remains of words that end in e: "mak", "clos". */
const isShort = new RegExp(`^${consonant}*${vowel}[^aeiouwxy]$`);
const hasTwoSyllables = new RegExp(`^${consonant}*${vowel}+${consonant}+${vowel}+${consonant}`);

/** The stem of a lower-case English word. Cuts plurals and verb endings; "poster" and "post" stay apart. */
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
/** Endings with an apostrophe: "I'd", "we'll", "store's". */
const contraction = /['’](?:s|d|ll|re|ve|m)\b/gi;
/** Signs within a size: "20 x 15 by 10". */
const between = /(?<=\d)\s*(?:x|by|×)\s*(?=\d)/g;
/** "2 grand". */
const thousands = /(?<=\b\d+) ?(?:grand|k)\b/g;
const isBoxSize = /^\d+x\d+x\d+$/;
/** "5:45", "9 am", "8 o'clock". */
const clockTime = /\b\d{1,2}:\d\d(?:\s*[ap]m\b)?|\b\d{1,2}\s*(?:[ap]m|oclock)\b/g;
/** The place before a unit: "20lbs". */
const unitAfterNumber = /(?<=\d)(?=(?:lbs?|in|inch|inches|ft|oz|months?|mos?|yrs?|years?|am|pm)\b)/g;

/** The words of a text as they are written, in lower case, without accents. */
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

/** Words with one meaning, which `term` names. */
export type Phrase = ReturnType<typeof phrasesOf>[number];

/** @param phrases as `phrasesOf` orders them */
export function createAnalyzer(phrases: readonly Phrase[]) {
  const phrasesByStart = Map.groupBy(phrases, ({ stems }) => stems[0]);

  /** The words and phrases of a text, each with its name in the index, the position of its first token, and their count. */
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
    /** The terms of a text for the index, with the single words of phrases: "debit" finds "debit card". */
    indexTerms: (tokens: readonly string[]) =>
      analyze(tokens).flatMap((word) => {
        const parts = word.length === 1 ? [] : tokens.slice(word.at, word.at + word.length);
        const stems = parts.filter((part) => !isStopWord(part)).map(stem);
        return word.isStopWord ? stems : [word.term, ...stems];
      }),
  };
}

/** Whether a term is a count, a size or a unit, which says little about a question. */
export const isNumber = (term: string): boolean => /^\d+(x\d+)*$/.test(term) || units.has(term);

/** Whether a word means nothing, whatever its ending: "meaning" is "mean". */
export const isStopWord = (token: string, stemmed = stem(token)): boolean =>
  token.length < 2 || stopWords.has(token) || stopWords.has(stemmed);

/** The phrases of synonyms, the longest first. */
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

/** Options of MiniSearch for texts that are terms with line breaks between them. */
export const indexOptions = {
  fields: ["title", "tags", "topic", "body", "phrases"],
  tokenize: (terms: string) => terms.split("\n"),
  processTerm: (term: string) => term,
};

/** Terms that change no question. */
export const besides: ReadonlySet<string> = new Set([elsewhere, negation, "sell", "buy"]);

/** The terms of a text in one term, for texts that ask the same. */
export const phraseOf = (terms: readonly string[]): string =>
  `=${[...new Set(terms.filter((term) => !isNumber(term) && !besides.has(term)))].toSorted().join("+")}`;
