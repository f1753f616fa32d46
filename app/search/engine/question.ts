/** Reads a question: its words, the weight of each, and what in it the store does not list. */
import { isNumber, stem, tokenize } from "./analysis.ts";
import type { SearchIndex } from "./index-data.ts";
import { createSpellingCorrector } from "./spelling.ts";
import { stopWords } from "../words/stop-words.ts";
import {
  attributes,
  determiners,
  elsewhere,
  incidental,
  modifiers,
  narrow,
  negation,
  purposes,
} from "../words/word-kinds.ts";

export type Asked = ReturnType<ReturnType<typeof createQuestionReader>>["asked"][number];

/** Upper bound on words, since each costs time. */
const maxWords = 24;
/** Certainty of a corrected word. */
const guessed = 0.55;
const weights = { naming: 1.5, usual: 1, attribute: 0.5, aside: 0.35, none: 0 };

export function createQuestionReader({ terms, words, notOffered, verbs, analyze, naming, places }: SearchIndex) {
  const known = new Set([...words, ...notOffered.flatMap((each) => each.terms)]);
  const correct = createSpellingCorrector(words);
  const isKnown = (token: string) => known.has(token) || known.has(stem(token)) || verbs.has(stem(token));
  const isWordPrefix = (token: string) => token.length > 2 && words.some((word) => word.startsWith(token));
  const isSubject = (term: string) => (terms.get(term) ?? 0) > 0;
  const isAttribute = (term: string) => attributes.has(term) || places.has(term);
  /** A size of paper, or a weight that some carrier refuses. */
  const isMeasure = (token: string, next = "") =>
    /^\d+x\d+$/.test(token) ? !terms.has(token) : Number(token) >= 70 && stem(next) === "pound";
  const isZipCode = (token: string) => /^\d{5}$/.test(token);

  function weightOf(term: string, isAside: boolean): number {
    if (term === negation || (isNumber(term) && !isZipCode(term))) {
      return weights.none;
    }
    if (isAside || places.has(term)) {
      return weights.aside;
    }
    if (attributes.has(term)) {
      return weights.attribute;
    }
    return naming.has(term) || isZipCode(term) ? weights.naming : weights.usual;
  }

  function missingFrom(asked: ReadonlyArray<{ term: string }>, all: ReadonlySet<string>): string | null {
    const rest = asked
      .filter(({ term }) => !incidental.has(term) && !places.has(term) && !isNumber(term))
      .map(({ term }) => term);
    const found = notOffered.find(
      ({ phrases, terms: own }) =>
        phrases.some((phrase) => phrase.every((term) => all.has(term))) && rest.every((term) => own.has(term)),
    );
    return found?.name ?? null;
  }

  /** @param isTyping whether the last word may go on */
  return (query: string, isTyping = false) => {
    const typed = tokenize(query.replaceAll(/\bzip(?: code)?\s+(?=\d{5}\b)/gi, ""))
      .slice(0, maxWords)
      .map((token, at, all) =>
        isMeasure(token, all[at + 1]) ? "limit" : isZipCode(token) && !terms.has(token) ? elsewhere : token,
      );
    const last = typed.at(-1) ?? "";
    if (isTyping && typed.length > 1 && !isKnown(last)) {
      typed.pop();
    }
    const guesses = typed.map((token, at) => {
      const guess = isKnown(token) || (at === typed.length - 1 && isWordPrefix(token)) ? null : correct(token);
      return guess === null || stopWords.has(guess) ? null : guess;
    });
    const tokens = typed.map((token, at) => guesses[at] ?? token);
    const read = analyze(tokens).map((word) => {
      const own = guesses.slice(word.at, word.at + word.length);
      return { ...word, isGuessed: own.some((guess) => guess !== null), isTyped: own.includes(null) };
    });
    const isName = ({ term, isTyped }: { term: string; isTyped: boolean }) =>
      isTyped && naming.has(term) && !isAttribute(term);
    const hasName = read.some(isName);
    const isNarrow = read.some(({ term }) => narrow.has(term));
    // The most special verb: "send" only helps in "send a fax".
    const asVerbs = new Set(
      read
        .filter(({ term, at, isTyped }) => isTyped && (term !== "mail" || !determiners.has(tokens[at - 1] ?? "")))
        .flatMap(({ term, at }) => [term, stem(tokens[at] ?? "")]),
    );
    const verbAnswer = [...verbs].find(([verb]) => asVerbs.has(verb))?.[1] ?? null;
    const content = read.filter(
      (word, place) => place === read.findIndex(({ term, isStopWord }) => term === word.term && !isStopWord),
    );
    /** Where the first of these stop words stands behind the token at a place. */
    const firstOf = (kind: ReadonlySet<string>, behind = Infinity) =>
      read.find(({ isStopWord, at }) => isStopWord && at > behind && kind.has(tokens[at] ?? ""))?.at ?? Infinity;
    const modifier = firstOf(modifiers, content.find(isName)?.at);
    const purpose = firstOf(purposes, content[0]?.at);
    const asked = content.map(({ term, at, isGuessed }) => {
      const isTermKnown = terms.has(term);
      const isAside = (at > modifier || (hasName && !isSubject(term))) && !isAttribute(term);
      const isFree = !isTermKnown && (at > purpose || verbAnswer !== null || (hasName && !isNarrow));
      return {
        /** A term of the index, or the beginning of one. */
        term,
        isKnown: isTermKnown,
        /** It needs no page. */
        isFree,
        /** Titles, tags or topics of documents have it. */
        isSubject: isSubject(term),
        /** Its share in the question. */
        weight: isFree ? weights.none : weightOf(term, isAside),
        /** Less than 1 for a corrected word, which may mean another thing. */
        certainty: isGuessed ? guessed : 1,
      };
    });
    return {
      asked,
      /** Id of the answer to a question with a verb of the store, whatever its object. */
      verbAnswer,
      /** Whether it asks of a narrow service what no page says. */
      isBeyond: isNarrow && asked.some((word) => !word.isKnown && !word.isFree && !isNumber(word.term)),
      /** Whether its last word only begins a known one. */
      isUnfinished: !isKnown(last) && isWordPrefix(last),
      /** Name of the thing that the store does not list and that is all that the question asks for. */
      notOffered: missingFrom(asked, new Set(read.map(({ term }) => term))),
      /** The corrected question; null where there was nothing to correct. */
      spelled: guesses.some((guess) => guess !== null) ? tokens.join(" ") : null,
    };
  };
}
