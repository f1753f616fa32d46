/** Reads a question: its words, the weight of each, and the things in it that the store does not list. */
import { isNumber, stem, tokenize } from "./analysis.ts";
import type { NotOffered, SearchIndex } from "./search-data.ts";
import { createSpellingCorrector } from "./spelling.ts";
import { stopWords } from "../words/stop-words.ts";
import { asideFrom, attributes } from "../words/word-kinds.ts";

/** A word of a question. */
export interface Asked {
  /** A term of the index, or the beginning of one. */
  term: string;
  isKnown: boolean;
  /** Less than 1 for a corrected word. */
  certainty: number;
  /** Titles, tags or topics of documents have it. */
  isSubject: boolean;
  /** A recipient, an origin or an occasion beside the thing that the visitor asks for. */
  isAside: boolean;
  /** At least a part of it needed no correction, and it names a thing if any word does. */
  isSure: boolean;
  weight: number;
}

interface Question {
  asked: Asked[];
  notOffered: NotOffered | null;
  /** The corrected question; null where there was nothing to correct. */
  spelled: string | null;
}

/** Certainty of a corrected word, which may mean another thing. */
const guessed = 0.55;

/** Upper bound on words, since each costs time. */
const maxWords = 24;

const weights = { naming: 1.5, subject: 1, body: 0.7, attribute: 0.5, aside: 0.35, number: 0 };

export function createQuestionReader(index: SearchIndex) {
  const { terms, words, notOffered, analyze, naming, places } = index;
  const known = new Set([...words, ...notOffered.flatMap((each) => each.terms)]);
  const correct = createSpellingCorrector(words);
  const isKnown = (token: string) => known.has(token) || known.has(stem(token));
  /** Whether a known word begins so. */
  const isBegun = (token: string) => token.length > 2 && words.some((word) => word.startsWith(token));
  const isSubject = (term: string) => (terms.get(term) ?? 0) > 0;
  /** Whether a term names a property or a place of a thing. */
  const isAttribute = (term: string) => attributes.has(term) || places.has(term);

  function weightOf(term: string, isAside: boolean): number {
    if (isNumber(term)) {
      return weights.number;
    }
    if (isAside || places.has(term)) {
      return weights.aside;
    }
    if (attributes.has(term)) {
      return weights.attribute;
    }
    if (naming.has(term)) {
      return weights.naming;
    }
    return terms.has(term) && !isSubject(term) ? weights.body : weights.subject;
  }

  return (query: string): Question => {
    const typed = tokenize(query).slice(0, maxWords);
    const guesses = typed.map((token, at) => {
      const guess = isKnown(token) || (at === typed.length - 1 && isBegun(token)) ? null : correct(token);
      return guess === null || stopWords.has(guess) ? null : guess;
    });
    const tokens = typed.map((token, at) => guesses[at] ?? token);
    const read = analyze(tokens).map((word) => {
      const own = guesses.slice(word.at, word.at + word.length);
      return { ...word, isGuessed: own.some((guess) => guess !== null), isTyped: own.includes(null) };
    });
    const isName = ({ term, isTyped }: { term: string; isTyped: boolean }) =>
      isTyped && naming.has(term) && !isAttribute(term);
    // Beside the name of a service, unknown words matter little: a fax of anything is a fax.
    const hasService = read.some(isName);
    const hasThing = read.some(({ term, isStopWord }) => !isStopWord && !isAttribute(term));
    const asked: Asked[] = [];
    const wanted = new Set<string>();
    let hasName = false;
    let isRecipient = false;
    let isBesides = false;
    for (const word of read) {
      const { term, isTyped, isGuessed } = word;
      const isTurn = word.isStopWord && asideFrom.has(tokens[word.at] ?? "");
      isBesides ||= isTurn && hasName;
      isRecipient ||= isTurn && asked.length > 0;
      if (!isRecipient) {
        wanted.add(term);
      }
      if (!word.isStopWord && !asked.some((other) => other.term === term)) {
        const isAside = (isBesides || (hasService && !isSubject(term))) && !isAttribute(term);
        asked.push({
          term,
          isKnown: terms.has(term),
          certainty: isGuessed ? guessed : 1,
          isSubject: isSubject(term),
          isAside,
          isSure: isTyped && !(hasThing && isAttribute(term)),
          weight: weightOf(term, isAside),
        });
        hasName ||= isName(word);
      }
    }
    const said = new Set(read.map(({ term }) => term));
    const missing = notOffered.find(
      (phrase) => phrase.terms.every((term) => said.has(term)) && phrase.terms.some((term) => wanted.has(term)),
    );
    return {
      asked,
      notOffered: missing ?? null,
      spelled: guesses.some((guess) => guess !== null) ? tokens.join(" ") : null,
    };
  };
}
