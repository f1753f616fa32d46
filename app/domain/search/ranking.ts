/**
 * Ranks what answers a question. MiniSearch scores the documents by their words; how much of the question a document
 * speaks of decides whether it may be shown as the answer.
 */
import type { SearchResult } from "minisearch";
import type { Synonyms } from "../../content/schema.ts";
import { openSearchData, searchFields, type SearchData, type SearchFields } from "./search-data.ts";
import { createCorrect } from "./spelling.ts";
import { createAnalyzer, stem, tokenize } from "./analysis.ts";
import { stopWords } from "./stop-words.ts";

/** Words people type for a page or a section, by its address. */
export type TagsOf = (path: string) => readonly string[];

/** Something that answers by itself, or a page. */
export interface SearchDocument {
  id: string;
  /** Path of the page that it stands on; equal to the id for the page itself. */
  page: string;
  /** Whether it can be shown as the answer. */
  isAnswer: boolean;
  /** How much it counts against others. */
  rank: number;
  /** A question, a heading, a name. */
  title: string;
  /** What else is looked for in; read only while the index is built. */
  more: (tagsOf: TagsOf) => Omit<SearchFields, "title">;
}

export interface Ranking {
  /** Ids of documents, best first, at most three. */
  answers: string[];
  /** Paths, best first. */
  pages: string[];
  /** The question as we spell it, where only that finds an answer. */
  suggestion: string | null;
  /** It asks for something that nothing is said of. */
  isUnlisted: boolean;
}

export type Rank = (query: string) => Ranking;

/** Longer questions are cut: nobody types them, and each word costs time. */
const maxWords = 16;
const maxAnswers = 3;
const maxPages = 12;

/** How much a word counts by where it stands. */
const boost = { title: 3, tags: 3, topic: 1.6, body: 1 };
/** How much of a word's share of the question is covered by where it stands. */
const covers: Record<keyof SearchFields, number> = { title: 1, tags: 1, topic: 0.9, body: 0.7 };
/** What is asked about, by the names of our pages; and what is asked of it. */
const topicalWeight = 1.2;
const attributeWeight = 0.6;
const attributes = new Set(["price", "how long", "limit", "rush", "overnight", "ship", "mail", "packag"]);

/** The share of a question that its answer has to speak of. */
const enough = 0.6;
/** How much a word still counts that none of our questions is about, once two others are found: "my pizza shop". */
const strangeWeight = 0.25;
/** Answers and pages this far below the best of them are left out. */
const answerDrop = 0.3;
const pageDrop = 0.2;

/** A guess is as good as the slip is likely. */
const certainty = { typed: 1, likely: 0.8, unlikely: 0.4, begun: 0.8 };

/** A word of the question, and what it may mean. */
interface Asked {
  /** What the index holds; null for a word that nothing of ours has. */
  term: string | null;
  certainty: number;
  /** Questions of ours are about it. */
  isSubject: boolean;
  /** At least a part of it was typed as we write it. */
  isTyped: boolean;
  /** How much of the question it is. */
  weight: number;
  /** Looks for words of ours that begin like this. */
  prefix: string | null;
}

interface Scored {
  document: SearchDocument;
  score: number;
  /** The share of the question that it speaks of, from 0 to 1. */
  coverage: number;
  /** It is not found by guesses alone. */
  isSure: boolean;
  /** All of the question is in its title. */
  isNamed: boolean;
}

export function createRank(documents: readonly SearchDocument[], synonyms: Synonyms, data: SearchData): Rank {
  const { index, frequency, subjects, words, unlisted } = openSearchData(data, synonyms);
  const { analyze, indexTerms } = createAnalyzer(synonyms);
  const known = new Set([...words, ...unlisted.flat()]);
  const correct = createCorrect(words);
  const most = Math.log(1 + documents.length);
  const topical = new Set(
    documents.flatMap((document) => (document.id === document.page ? indexTerms(tokenize(document.title)) : [])),
  );
  /** Whether a word of ours is being typed. */
  const isBegun = (token: string) => token.length > 2 && words.some((word) => word.startsWith(token));
  const emphasis = (term: string) => (attributes.has(term) ? attributeWeight : topical.has(term) ? topicalWeight : 1);
  const weightOf = (term: string) =>
    (Math.log(1 + documents.length / (frequency.get(term) ?? 1)) / most) * emphasis(term);

  function understand(query: string) {
    const typed = tokenize(query);
    const guesses = typed.map((token, at) => {
      const isKnown =
        [token, stem(token)].some((form) => known.has(form)) || (at === typed.length - 1 && isBegun(token));
      const guess = isKnown ? null : correct(token);
      return guess === null || (stopWords.has(guess.word) && !guess.isLikely) ? null : guess;
    });
    const tokens = typed.map((token, at) => guesses[at]?.word ?? token);
    const read = analyze(tokens).map((word) => {
      const own = guesses.slice(word.at, word.at + word.length);
      const sure = own.map((guess) =>
        guess === null ? certainty.typed : guess.isLikely ? certainty.likely : certainty.unlikely,
      );
      return { ...word, certainty: Math.min(...sure), isTyped: own.includes(null) };
    });
    const counted = read.filter(({ isStopWord }) => !isStopWord).slice(0, maxWords);
    const asked = counted.map((word, position): Asked => {
      const { term, isTyped } = word;
      if (!frequency.has(term)) {
        return {
          term: null,
          certainty: 0,
          isSubject: false,
          isTyped,
          weight: isNumber(term) ? 0 : 1,
          prefix: term.length > 2 ? term : null,
        };
      }
      const isLast = position === counted.length - 1 && word.at + word.length === typed.length;
      const begun = typed[word.at] ?? null;
      return {
        term,
        certainty: word.certainty,
        isSubject: subjects.has(term),
        isTyped,
        weight: isNumber(term) ? 0 : weightOf(term),
        prefix: isLast || word.certainty < certainty.typed ? begun : null,
      };
    });
    const terms = new Set(read.flatMap((word) => (word.certainty >= certainty.likely ? [word.term] : [])));
    const hasGuess = guesses.some((guess) => guess !== null);
    return { asked, terms, spelled: hasGuess ? tokens.join(" ") : null };
  }

  function search(asked: readonly Asked[]): Scored[] {
    const queries = asked.flatMap(({ term, certainty: sure, prefix }) => [
      ...(term === null ? [] : [{ queries: [term], boostTerm: () => sure * emphasis(term) }]),
      ...(prefix === null ? [] : [{ queries: [prefix], prefix: true, boostTerm: () => (term === null ? 1 : 0.3) }]),
    ]);
    if (queries.length === 0) {
      return [];
    }
    const rankOf = (id: number) => documents[id]?.rank ?? 1;
    return index
      .search({ combineWith: "OR", queries }, { boost, boostDocument: rankOf })
      .flatMap((result): Scored[] => {
        const document = documents[Number(result.id)];
        const covered = coverageOf(result, asked);
        return document === undefined ? [] : [{ document, score: result.score * (0.1 + covered.coverage), ...covered }];
      })
      .toSorted((a, b) => b.score - a.score);
  }

  return (query) => {
    const { asked, terms, spelled } = understand(query);
    const scored = search(asked);
    const isUnlisted = unlisted.some((phrase) => phrase.every((term) => terms.has(term)));
    const isEnough = ({ document, coverage }: Scored) => document.isAnswer && coverage >= enough;
    const answers = isUnlisted ? [] : bestAnswers(scored.filter((found) => isEnough(found) && found.isSure));
    const wouldAnswer = !isUnlisted && answers.length === 0 && scored.some(isEnough);
    return { answers, pages: bestPages(scored), suggestion: wouldAnswer ? spelled : null, isUnlisted };
  };
}

/** Counts, sizes and sums say little about what is asked. */
const isNumber = (term: string) => /^\d+(x\d+)?$/.test(term);

/** Where in a document a word of the question stands. */
function fieldsOf(match: SearchResult["match"], { term, prefix }: Asked): ReadonlyArray<keyof SearchFields> {
  const places =
    term === null
      ? Object.entries(match).flatMap(([found, fields]) => (prefix !== null && found.startsWith(prefix) ? fields : []))
      : (match[term] ?? []);
  return searchFields.filter((field) => places.includes(field));
}

function coverageOf({ match }: SearchResult, asked: readonly Asked[]) {
  let total = 0;
  let covered = 0;
  let sure = 0;
  let telling = 0;
  let strange = 0;
  let isNamed = true;
  for (const word of asked) {
    const fields = fieldsOf(match, word);
    const share = Math.max(0, ...fields.map((field) => covers[field]));
    if (!word.isSubject && fields.length === 0) {
      strange += word.weight;
    } else {
      total += word.weight;
    }
    covered += word.weight * share * (word.term === null ? certainty.begun : word.certainty);
    sure += word.isTyped && fields.length > 0 ? 1 : 0;
    telling += fields.length > 0 && (word.term === null || !attributes.has(word.term)) ? 1 : 0;
    isNamed &&= fields.includes("title");
  }
  const all = total + strange * (telling >= 2 ? strangeWeight : 1);
  return { coverage: all === 0 ? 0 : covered / all, isSure: sure > 0, isNamed };
}

/** A page as a whole is the answer where it is asked for by name; else the parts that speak of it come first. */
function bestAnswers(found: readonly Scored[]): string[] {
  const scored = found
    .map(({ document, score, isNamed }) => {
      const isPart = document.id !== document.page;
      return { id: document.id, score: isPart ? score : score * (isNamed ? 1.5 : 0.6) };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * answerDrop)
    .slice(0, maxAnswers)
    .map(({ id }) => id);
}

/** A page is as good as the best of what stands on it, and a little better for each thing more. */
function bestPages(found: readonly Scored[]): string[] {
  const scores = new Map<string, number>();
  for (const { document, score } of found) {
    const known = scores.get(document.page);
    scores.set(document.page, known === undefined ? score : known + score * 0.1);
  }
  const pages = [...scores].toSorted((a, b) => b[1] - a[1]);
  const best = pages[0]?.[1] ?? 0;
  return pages
    .filter(([, score]) => score >= best * pageDrop)
    .slice(0, maxPages)
    .map(([path]) => path);
}
