/** Reads a question: its terms, their weights, and whether it asks for something we don't list. */
import { isNumber, stem, tokenize } from "./analysis.ts";
import type { SearchIndex } from "./index-data.ts";
import { createSpellingCorrector } from "./spelling.ts";
import { stopWords } from "../words/stop-words.ts";
import { attributes, determiners, incidental, negation, otherStore } from "../words/word-kinds.ts";

export type Asked = ReturnType<ReturnType<typeof createQuestionReader>>["asked"][number];

/** Every word costs time. */
const maxWords = 24;
/** `place` is small enough that a document about the thing alone still answers "luggage to florida". */
const weights = { naming: 1.5, usual: 1, attribute: 0.5, place: 0.8, none: 0 };

const saysNothing: ReadonlySet<string> = new Set([negation, otherStore]);

export function createQuestionReader({ terms, words, notOffered, analyze, naming, places }: SearchIndex) {
  const known = new Set([...words, ...notOffered.flatMap((each) => each.terms)]);
  const correct = createSpellingCorrector(words.filter((word) => terms.get(word) !== 0));
  const isKnown = (token: string) => known.has(token) || known.has(stem(token));
  const isWordPrefix = (token: string) => words.some((word) => word.startsWith(token));
  const termOf = (word: string) => analyze([word])[0]?.term;
  const isAttribute = (term: string) => attributes.has(term) || places.has(term);
  const isZipCode = (token: string) => /^\d{5}$/.test(token);

  function weightOf(term: string): number {
    if (saysNothing.has(term) || (isNumber(term) && !isZipCode(term))) {
      return weights.none;
    }
    if (places.has(term)) {
      return weights.place;
    }
    if (attributes.has(term)) {
      return weights.attribute;
    }
    return naming.has(term) || isZipCode(term) ? weights.naming : weights.usual;
  }

  /** @param names terms of the thing asked about; a phrase needs only the last one */
  function missingFrom(
    asked: ReadonlyArray<{ term: string }>,
    all: ReadonlySet<string>,
    names: readonly string[],
  ): string | null {
    const head = names.at(-1) ?? "";
    const rest = asked
      .map(({ term }) => term)
      .filter((term) => !incidental.has(term) && !places.has(term) && !isNumber(term));
    const found = notOffered.find(({ phrases, terms: own }) =>
      phrases.some(
        (phrase) =>
          phrase.every((term) => all.has(term)) &&
          (rest.every((term) => own.has(term) || (phrase.includes(head) && names.includes(term))) ||
            (names.length > 0 && names.every((term) => phrase.includes(term)))),
      ),
    );
    return found?.name ?? null;
  }

  return (query: string) => {
    const typed = tokenize(query).slice(0, maxWords);
    const last = typed.at(-1) ?? "";
    const lastTerm = termOf(last);
    /** True for "pack", which may grow into "package"; false for "fax", since "faxes" is the same term. */
    const isBegun =
      /[\p{L}\p{N}]$/u.test(query) &&
      words.some((word) => word !== last && word.startsWith(last) && termOf(word) !== lastTerm);
    const guesses = typed.map((token, at) => {
      const isRight = isKnown(token) || (at === typed.length - 1 && isWordPrefix(token));
      const guess = isRight ? null : correct(token);
      return guess === null || stopWords.has(guess) ? null : guess;
    });
    const tokens = typed.map((token, at) => guesses[at] ?? token);
    const read = analyze(tokens);
    const all = read.filter(({ isStopWord }) => !isStopWord);
    /** Runs of words without a stop word between them. */
    const groups: Array<typeof all> = [];
    for (const word of all) {
      const before = groups.at(-1)?.at(-1);
      if (before !== undefined && before.at + before.length === word.at) {
        groups.at(-1)?.push(word);
      } else {
        groups.push([word]);
      }
    }
    const nextTo = ({ at, length }: (typeof all)[number]) => tokens[at + length] ?? "";
    /** A word before an article is a verb; a word before "of" is an amount. */
    const isThing = (word: (typeof all)[number]) =>
      !isAttribute(word.term) && !isNumber(word.term) && nextTo(word) !== "of" && !determiners.has(nextTo(word));
    /** The question is about the last noun of the first group that has one. */
    const named = groups.find((group) => group.some(isThing))?.filter(isThing) ?? [];
    const headAt = named.at(-1)?.at ?? Infinity;
    const content = all.filter((word, place) => place === all.findIndex(({ term }) => term === word.term));
    const asked = content.map(({ term, at }) => ({
      /** A term in the index, or a prefix of one. */
      term,
      isKnown: terms.has(term),
      /** Unknown words after the thing asked about don't count. */
      weight: terms.has(term) || at <= headAt ? weightOf(term) : weights.none,
    }));
    return {
      asked,
      isBegun,
      notOffered: missingFrom(
        asked,
        new Set(read.map(({ term }) => term)),
        named.map(({ term }) => term),
      ),
      spelled: guesses.some((guess) => guess !== null) ? tokens.join(" ") : null,
    };
  };
}
