/** Reads a question: which of its words mean something here, how much each says, and what is only said by the way. */
import { stem, tokenize, type Word } from "./analysis.ts";
import type { SearchIndex } from "./search-data.ts";
import { createCorrect } from "./spelling.ts";
import { stopWords } from "./stop-words.ts";
import { asideFrom, attributes, handedOver, recipientFrom, units, vague } from "./word-kinds.ts";

/** A word of the question, and what it may mean. */
export interface Asked {
  /** What the index holds; null for a word that nothing of ours has. */
  term: string | null;
  certainty: number;
  /** Questions of ours are about it. */
  isSubject: boolean;
  /** A page of ours has it in its name. */
  isNaming: boolean;
  /** It asks something of a subject: what it costs, how long it takes. */
  isAttribute: boolean;
  /** Said by the way, beside what is asked for: to whom, from where, for which occasion. */
  isAside: boolean;
  /** At least a part of it was typed as we write it. */
  isTyped: boolean;
  /** How much of the question it is. */
  weight: number;
  /** Looks for words of ours that begin like this. */
  prefix: string | null;
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

export const certainty = { typed: 1, guessed: 0.55, begun: 0.8 };

/** Longer questions are cut: nobody types them, and each word costs time. */
const maxWords = 16;

const weights = {
  naming: 1.5,
  strange: 1,
  body: 0.7,
  attribute: 0.5,
  vague: 0.25,
  unit: 0.2,
  aside: 0.35,
  perhapsAside: 0.6,
  namingAside: 0.7,
};

/** Counts, sizes and sums say little about what is asked. */
const isNumber = (term: string) => /^\d+(x\d+)*$/.test(term);

interface ReadWord extends Word {
  certainty: number;
  isTyped: boolean;
}

/** Nothing is said of what is in it. */
const plainShipments = new Set(["ship", "packag ship", "mail packag"]);

function shipmentOf(asked: readonly Asked[]): Shipment | null {
  const terms = asked.flatMap(({ term }) => (term === "price" ? [] : [term ?? ""])).toSorted();
  const isStrange = asked.some(({ term, isAside, isTyped }) => term === null && isTyped && !isAside);
  if (plainShipments.has(terms.join(" "))) {
    return "plain";
  }
  return isStrange && terms.includes("ship") ? "strange" : null;
}

export function createReadQuestion({
  terms,
  words,
  notOffered,
  analyze,
  naming,
  pageCount,
}: SearchIndex): ReadQuestion {
  const known = new Set([...words, ...notOffered.flatMap((each) => each.terms)]);
  const correct = createCorrect(words);
  const isKnown = (token: string) => known.has(token) || known.has(stem(token));
  /** Whether a word of ours is being typed. */
  const isBegun = (token: string) => token.length > 2 && words.some((word) => word.startsWith(token));
  const isSubject = (term: string) => (terms.get(term)?.pages ?? 0) > 0;
  const most = Math.log(1 + pageCount);

  function weightOf(term: string, isAside: boolean): number {
    if (isNumber(term)) {
      return 0;
    }
    if (naming.has(term)) {
      return isAside ? weights.namingAside : weights.naming;
    }
    if (units.has(term) || vague.has(term)) {
      return units.has(term) ? weights.unit : weights.vague;
    }
    const spread = terms.get(term);
    if (spread === undefined) {
      return isAside ? weights.aside : weights.strange;
    }
    const rarity = spread.pages === 0 ? weights.body : 0.4 + (0.6 * Math.log(1 + pageCount / spread.pages)) / most;
    return rarity * (attributes.has(term) ? weights.attribute : isAside ? weights.aside : 1);
  }

  function readWords(typed: readonly string[]) {
    const guesses = typed.map((token, at) => {
      const guess = isKnown(token) || (at === typed.length - 1 && isBegun(token)) ? null : correct(token);
      return guess === null || stopWords.has(guess) ? null : guess;
    });
    const tokens = typed.map((token, at) => guesses[at] ?? token);
    const read = analyze(tokens).map((word): ReadWord => {
      const own = guesses.slice(word.at, word.at + word.length);
      const isGuessed = own.some((guess) => guess !== null);
      return { ...word, certainty: isGuessed ? certainty.guessed : certainty.typed, isTyped: own.includes(null) };
    });
    return { tokens, read, hasGuess: guesses.some((guess) => guess !== null) };
  }

  function ask({ term, at, length, isTyped, certainty: sure }: ReadWord, isAside: boolean, typed: readonly string[]) {
    const spread = terms.get(term);
    const isLast = at + length === typed.length;
    const begun = isLast ? (typed[at] ?? null) : null;
    const isAttribute = attributes.has(term);
    const isNaming = naming.has(term);
    return {
      term: spread === undefined ? null : term,
      certainty: spread === undefined ? 0 : sure,
      isSubject: isSubject(term),
      isNaming: isNaming && !isAside,
      isAttribute,
      isAside,
      isTyped,
      weight: weightOf(term, isAside),
      prefix: spread === undefined ? (term.length > 2 ? term : null) : begun,
    };
  }

  return (query) => {
    const typed = tokenize(query);
    const { tokens, read, hasGuess } = readWords(typed);
    const isOurs = ({ term, isTyped }: ReadWord) => isTyped && naming.has(term);
    // A fax of anything is a fax: where we know what is to be done, a strange word makes no difference.
    const isSafe = read.some(isOurs);
    const asked: Asked[] = [];
    const listed = new Set<string>();
    const recipients = new Set<string>();
    let hasName = false;
    let isHandedOver = false;
    let isRecipient = false;
    let isBesides = false;
    let isAfterShipment = false;
    for (const word of read) {
      const preposition = word.isStopWord ? (tokens[word.at] ?? "") : "";
      isBesides ||= hasName && asideFrom.has(preposition);
      isRecipient ||=
        hasName || isHandedOver ? recipientFrom.has(preposition) : preposition === "to" && asked.length > 0;
      isAfterShipment ||=
        isHandedOver && preposition === "to" && asked.some((each) => each.isSubject && !each.isAttribute);
      (isRecipient ? recipients : listed).add(word.term);
      if (!word.isStopWord && asked.length < maxWords) {
        const isAside = (isBesides || (isSafe && !isSubject(word.term))) && !attributes.has(word.term);
        const next = ask(word, isAside, typed);
        // "A package to my son in the army": what follows may tell more than what goes before.
        const share = isAfterShipment && !isAside && !next.isNaming ? weights.perhapsAside : 1;
        asked.push({ ...next, weight: next.weight * share });
        hasName ||= isOurs(word);
        isHandedOver ||= handedOver.has(word.term);
      }
    }
    const isSaid = (term: string) => listed.has(term) || recipients.has(term);
    return {
      asked,
      notOffered:
        notOffered.find((phrase) => phrase.terms.every(isSaid) && phrase.terms.some((term) => listed.has(term)))
          ?.name ?? null,
      shipment: hasName ? null : shipmentOf(asked),
      spelled: hasGuess ? tokens.join(" ") : null,
    };
  };
}
