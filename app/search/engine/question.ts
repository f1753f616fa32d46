/** Reads a question: its words, the weight of each, and what in it the store does not list. */
import { isNumber, stem, tokenize } from "./analysis.ts";
import type { SearchIndex } from "./index-data.ts";
import { createSpellingCorrector } from "./spelling.ts";
import { stopWords } from "../words/stop-words.ts";
import { attributes, determiners, incidental, negation, otherStore } from "../words/word-kinds.ts";

export type Asked = ReturnType<ReturnType<typeof createQuestionReader>>["asked"][number];

/** Upper bound on words, since each costs time. */
const maxWords = 24;
const weights = { naming: 1.5, usual: 1, attribute: 0.5, place: 0.85, none: 0 };

/** Terms that no page is about. */
const saysNothing: ReadonlySet<string> = new Set([negation, otherStore]);

export function createQuestionReader({
  terms,
  words,
  notOffered,
  verbs,
  analyze,
  naming,
  places,
  isEnglish,
}: SearchIndex) {
  const known = new Set([...words, ...notOffered.flatMap((each) => each.terms)]);
  const correct = createSpellingCorrector(words.filter((word) => terms.get(word) !== 0));
  const isKnown = (token: string) => known.has(token) || known.has(stem(token)) || verbs.has(stem(token));
  const isWordPrefix = (token: string) => words.some((word) => word.startsWith(token));
  const allTerms = [...terms.keys()];
  const termOf = (word: string) => analyze([word])[0]?.term;
  const isSubject = (term: string) => (terms.get(term) ?? 0) > 0;
  const isAttribute = (term: string) => attributes.has(term) || places.has(term);
  /** A size of paper, or a weight that some carrier refuses. */
  const isMeasure = (token: string, next = "") =>
    /^\d+x\d+$/.test(token) ? !terms.has(token) : Number(token) >= 70 && stem(next) === "pound";
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

  /** @param names terms of the thing that the question is about, which a phrase with the last of them need not all have */
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
    const typed = tokenize(query)
      .slice(0, maxWords)
      .map((token, at, all) => (isMeasure(token, all[at + 1]) ? "limit" : token));
    const last = typed.at(-1) ?? "";
    const lastTerm = termOf(last);
    /** "pack", of which "package" may come, but not "fax", of which only "faxes" may. */
    const isBegun =
      /[\p{L}\p{N}]$/u.test(query) &&
      words.some((word) => word !== last && word.startsWith(last) && termOf(word) !== lastTerm);
    const guesses = typed.map((token, at) => {
      const isRight = isKnown(token) || isEnglish(stem(token)) || (at === typed.length - 1 && isWordPrefix(token));
      const guess = isRight ? null : correct(token);
      return guess === null || stopWords.has(guess) ? null : guess;
    });
    const tokens = typed.map((token, at) => guesses[at] ?? token);
    const read = analyze(tokens).map((word) => ({
      ...word,
      isGuessed: guesses.slice(word.at, word.at + word.length).some((guess) => guess !== null),
    }));
    const all = read.filter(({ isStopWord }) => !isStopWord);
    /** The words that stand side by side. */
    const groups: Array<typeof all> = [];
    for (const word of all) {
      const before = groups.at(-1)?.at(-1);
      if (before !== undefined && before.at + before.length === word.at) {
        groups.at(-1)?.push(word);
      } else {
        groups.push([word]);
      }
    }
    const isVerb = ({ term, at }: (typeof all)[number]) => verbs.has(term) || verbs.has(stem(tokens[at] ?? ""));
    // The most special verb: "send" only helps in "send a fax".
    const asVerbs = new Set(all.filter(isVerb).flatMap(({ term, at }) => [term, stem(tokens[at] ?? "")]));
    const verbAnswer = [...verbs].find(([verb]) => asVerbs.has(verb))?.[1] ?? null;
    const nextTo = ({ at, length }: (typeof all)[number]) => tokens[at + length] ?? "";
    /** Before an article stands a verb, before "of" no more than an amount. */
    const isThing = (word: (typeof all)[number]) =>
      !isAttribute(word.term) && !/\d/.test(word.term) && nextTo(word) !== "of" && !determiners.has(nextTo(word));
    /** "shipp", not "wash", of which "Washington" could come. */
    const isShortened = (word: (typeof all)[number]) =>
      allTerms.some((term) => term.startsWith(word.term)) || (isBegun && nextTo(word) === "" && !isEnglish(word.term));
    /** What should be done, where that is none of our verbs: "plow" in "snow plow my driveway". */
    const doing = all.filter((word) => determiners.has(nextTo(word)) && !terms.has(word.term));
    /** What the question is about: the last noun of the first group that has one. */
    const named =
      groups.find((group) => group.some(isThing) && !doing.some((word) => group.includes(word)))?.filter(isThing) ?? [];
    const head = named.at(-1);
    /** "ship a pillow", or "a pillow to ship". */
    const hasVerb = groups.some(
      ([first]) =>
        first !== undefined && isVerb(first) && (first.at < (head?.at ?? 0) || tokens[first.at - 1] === "to"),
    );
    const isForeign = head !== undefined && !terms.has(head.term) && !hasVerb && !isShortened(head);
    const content = all.filter((word, place) => place === all.findIndex(({ term }) => term === word.term));
    const asked = content.map(({ term, at, isGuessed }) => {
      const isTermKnown = terms.has(term);
      const isFree = !isTermKnown && (hasVerb || at > (head?.at ?? Infinity));
      return {
        /** A term of the index, or the beginning of one. */
        term,
        isKnown: isTermKnown,
        /** Titles, tags or topics of documents have it. */
        isSubject: isSubject(term),
        /** Its share in the question. */
        weight: isFree ? weights.none : weightOf(term),
        /** It was corrected, and may mean another thing. */
        isGuessed,
      };
    });
    const denied = missingFrom(
      asked,
      new Set(read.map(({ term }) => term)),
      (hasVerb ? [] : doing.length > 0 ? doing : named).map(({ term }) => term),
    );
    return {
      asked,
      /** Id of the answer to a question with a verb of the store, whatever its object. */
      verbAnswer,
      /** Whether it begins with such a verb. */
      hasVerbFirst: all[0] !== undefined && isVerb(all[0]),
      /** Whether its last word may become another. */
      isBegun,
      /** Whether the next is a name from the list. */
      isListed: denied !== null,
      /** The thing that the question asks for and the store does not list, by its name or as it was typed. */
      notOffered:
        denied ?? (isForeign ? named.map(({ at, length }) => tokens.slice(at, at + length).join(" ")).join(" ") : null),
      /** The corrected question; null where there was nothing to correct. */
      spelled: guesses.some((guess) => guess !== null) ? tokens.join(" ") : null,
    };
  };
}
