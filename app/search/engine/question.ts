/** Reads a question: which of its words mean something here, how much each says, and what is only said by the way. */
import { stem, tokenize, type Word } from "./analysis.ts";
import type { SearchIndex } from "./search-data.ts";
import { createCorrect } from "./spelling.ts";
import { stopWords } from "./stop-words.ts";
import { asideFrom, attributes } from "./word-kinds.ts";

/** A word of the question, and its possible meanings. */
export interface Asked {
  /** What the index holds, or how a word of it may begin. */
  term: string;
  isKnown: boolean;
  certainty: number;
  /** Questions of ours are about it. */
  isSubject: boolean;
  /** Said by the way, beside what is asked for: to whom, from where, for which occasion. */
  isAside: boolean;
  /** At least a part of it was typed as we write it. */
  isTyped: boolean;
  /** How much of the question it is. */
  weight: number;
}

export type Shipment = "plain" | "strange";

export interface Question {
  asked: Asked[];
  /** What it asks for that we do not list, as a clerk would name it. */
  notOffered: string | null;
  /** It asks to ship just a package, or something strange to us. */
  shipment: Shipment | null;
  /** The question as we spell it; null if it is spelled so. */
  spelled: string | null;
}

export type ReadQuestion = (query: string) => Question;

export const certainty = { typed: 1, guessed: 0.55 };

/** Longer questions are cut, because each word costs time. */
const maxWords = 40;

const weights = { naming: 1.5, subject: 1, body: 0.7, attribute: 0.5, aside: 0.35, number: 0 };

/** Counts, sizes and sums say little about what is asked. */
const isNumber = (term: string) => /^\d+(x\d+)*$/.test(term);

interface ReadWord extends Word {
  isGuessed: boolean;
  isTyped: boolean;
}

/** Questions that ask to ship something and do not say what. */
const plainShipments = new Set(["ship", "packag ship", "mail packag"]);

function shipmentOf(asked: readonly Asked[]): Shipment | null {
  const terms = asked.map(({ term }) => term).filter((term) => term !== "price");
  if (plainShipments.has(terms.toSorted().join(" "))) {
    return "plain";
  }
  const isStrange = asked.some(({ isKnown, isAside, isTyped }) => !isKnown && isTyped && !isAside);
  return isStrange && terms.includes("ship") ? "strange" : null;
}

export function createReadQuestion({ terms, words, notOffered, analyze, naming }: SearchIndex): ReadQuestion {
  const known = new Set([...words, ...notOffered.flatMap((each) => each.terms)]);
  const correct = createCorrect(words);
  const isKnown = (token: string) => known.has(token) || known.has(stem(token));
  /** Whether a word of ours is being typed. */
  const isBegun = (token: string) => token.length > 2 && words.some((word) => word.startsWith(token));
  const isSubject = (term: string) => (terms.get(term) ?? 0) > 0;

  function weightOf(term: string, isAside: boolean): number {
    if (isNumber(term)) {
      return weights.number;
    }
    if (isAside) {
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

  function readWords(typed: readonly string[]) {
    const guesses = typed.map((token, at) => {
      const guess = isKnown(token) || (at === typed.length - 1 && isBegun(token)) ? null : correct(token);
      return guess === null || stopWords.has(guess) ? null : guess;
    });
    const tokens = typed.map((token, at) => guesses[at] ?? token);
    const read = analyze(tokens).map((word): ReadWord => {
      const own = guesses.slice(word.at, word.at + word.length);
      return { ...word, isGuessed: own.some((guess) => guess !== null), isTyped: own.includes(null) };
    });
    return { tokens, read, spelled: guesses.some((guess) => guess !== null) ? tokens.join(" ") : null };
  }

  return (query) => {
    const { tokens, read, spelled } = readWords(tokenize(query).slice(0, maxWords));
    const isName = ({ term, isTyped }: ReadWord) => isTyped && naming.has(term);
    // With a service named, unknown words do not matter: a fax of anything is a fax.
    const isSafe = read.some(isName);
    const asked: Asked[] = [];
    const listed = new Set<string>();
    const recipients = new Set<string>();
    let hasName = false;
    let isRecipient = false;
    let isBesides = false;
    for (const word of read) {
      const { term, isTyped, isGuessed } = word;
      const isTurn = word.isStopWord && asideFrom.has(tokens[word.at] ?? "");
      isBesides ||= isTurn && hasName;
      isRecipient ||= isTurn && asked.length > 0;
      (isRecipient ? recipients : listed).add(term);
      if (!word.isStopWord) {
        const isAside = (isBesides || (isSafe && !isSubject(term))) && !attributes.has(term);
        asked.push({
          term,
          isKnown: terms.has(term),
          certainty: certainty[isGuessed ? "guessed" : "typed"],
          isSubject: isSubject(term),
          isAside,
          isTyped,
          weight: weightOf(term, isAside),
        });
        hasName ||= isName(word);
      }
    }
    const isSaid = (term: string) => listed.has(term) || recipients.has(term);
    const missing = notOffered.find(
      (phrase) => phrase.terms.every(isSaid) && phrase.terms.some((term) => listed.has(term)),
    );
    return {
      asked,
      notOffered: missing?.name ?? null,
      shipment: hasName ? null : shipmentOf(asked),
      spelled,
    };
  };
}
