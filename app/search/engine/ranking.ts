/**
 * Ranks documents for a question. MiniSearch scores them by their words; the share of the question that a document
 * covers decides whether it may be an answer.
 */
import { coverageOf, shareOf, type Coverage } from "./coverage.ts";
import { createQuestionReader, type Asked } from "./question.ts";
import { openSearchData, phraseOf, type SearchFields } from "./search-data.ts";

/** A part of a page, or a page. */
export interface SearchDocument {
  id: string;
  /** Path of its page; equal to the id for the page itself. */
  page: string;
  /** Whether it may be an answer. */
  isAnswer: boolean;
  /** Names of a page. */
  names?: readonly string[];
  /** Factor of its score. */
  rank: number;
  title: string;
  /** The other fields of the index, called while the site is built. */
  more: () => Omit<SearchFields, "title">;
}

interface Ranking {
  /** Name of the thing in the question that the store does not list. */
  notOffered: string | null;
  /** Ids of documents, best first. */
  answers: string[];
  /** Paths, best first. */
  pages: string[];
  /** The corrected question, where only that finds an answer; then the ranking is for it. */
  suggestion: string | null;
}

/** Upper bound on answers, of which some may repeat others. */
const maxAnswers = 6;
const maxPages = 12;

/** Weights of fields. A match of `phrases` counts by `isOwn`. */
const boost = { title: 4, tags: 5, topic: 1.6, body: 1, phrases: 0.01 };
/** Lower bound on the share of a question that an answer covers. */
const enough = 0.66;
/** The bound for a question without unknown words. */
const enoughOfKnown = 0.55;
/** Lower bound on the share that a page without an answer covers, if it covers a single word and another is unknown. */
const aboutIt = 0.5;
/** Share of the best score below which answers and pages are left out. */
const drop = 0.25;
/** Factor of a document whose title or tag is the question. */
const own = 2;
/** Factor of documents whose page the question names. */
const named = 1.4;

interface Scored extends Coverage {
  document: SearchDocument;
  score: number;
}

interface ScoredPage {
  path: string;
  score: number;
  /** The words of the question that its documents have elsewhere than in bodies. */
  subjects: ReadonlySet<Asked>;
}

/** @param data see `openSearchData` */
export function createRanker(documents: readonly SearchDocument[], data: string) {
  const { index, ...opened } = openSearchData(data);
  const read = createQuestionReader(opened);

  function search(asked: readonly Asked[]): Scored[] {
    const whole = phraseOf(asked.map(({ term }) => term));
    const results = index.search([...asked.map(({ term }) => term), whole].join("\n"), {
      boost,
      boostDocument: (id: number) => documents[id]?.rank ?? 1,
      prefix: (term, at) => asked[at]?.isKnown === false && term.length > 2,
    });
    return results.flatMap((result) => {
      const document = documents[Number(result.id)];
      const covered = coverageOf(result, asked, whole);
      const isNamed = asked.some(
        ({ term, isAside }) => !isAside && opened.naming.get(term)?.includes(document?.page ?? ""),
      );
      const score = result.score * covered.coverage * (isNamed ? named : 1);
      return document === undefined ? [] : [{ ...covered, document, score }];
    });
  }

  return function rank(query: string): Ranking {
    const { asked, notOffered: missing, spelled } = read(query);
    const scored = search(asked);
    const isFamiliar = asked.every(({ isSubject, isAside, weight }) => isSubject || isAside || weight === 0);
    const fitting = scored.filter(
      ({ document, isSure, subjects, coverage }) =>
        document.isAnswer && isSure && subjects.length > 0 && coverage >= (isFamiliar ? enoughOfKnown : enough),
    );
    // A title or tag that is the question goes before a thing in it that the store does not list.
    const isAnswered = asked.length > (missing?.terms.length ?? 0) && fitting.some(({ isOwn }) => isOwn);
    const notOffered = isAnswered ? null : (missing?.name ?? null);
    const answers = notOffered === null ? best(fitting, maxAnswers) : [];
    if (spelled !== null && answers.length === 0 && notOffered === null) {
      const meant = rank(spelled);
      if (isMeant(scored, asked, meant.answers[0])) {
        return { ...meant, suggestion: spelled };
      }
    }
    const isAboutIt = ({ subjects }: ScoredPage) =>
      isFamiliar ? subjects.size > 0 : subjects.size > 1 || shareOf(asked, subjects) > aboutIt;
    return {
      answers: answers.map(({ document }) => document.id),
      // Without an answer, leaves out pages that only contain a word of it: "car" for "car wash".
      pages: best(pagesOf(scored), maxPages)
        .filter((page) => answers.length > 0 || isAboutIt(page))
        .map(({ path }) => path),
      suggestion: null,
      notOffered,
    };
  };
}

/** Whether each word is known or corrected, and the best answer is about the corrected ones. */
const isMeant = (scored: readonly Scored[], asked: readonly Asked[], answer: string | undefined) =>
  scored.some(
    ({ document, subjects }) =>
      document.id === answer && asked.every((word) => (word.certainty === 1 ? word.isKnown : subjects.includes(word))),
  );

const weighedScore = ({ score, isOwn }: { score: number; isOwn?: boolean }) => score * (isOwn === true ? own : 1);

/** Pages with their scores: that of the best document, and a tenth of each other. */
function pagesOf(scored: readonly Scored[]): ScoredPage[] {
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  return [...Map.groupBy(sorted, ({ document }) => document.page)].map(([path, parts]) => ({
    path,
    subjects: new Set(parts.flatMap((part) => part.subjects)),
    score: parts.reduce((all, { score }, at) => all + score * (at === 0 ? 1 : 0.1), 0),
  }));
}

/** The best first, without those far below. */
function best<Item extends { score: number; isOwn?: boolean }>(items: readonly Item[], count: number): Item[] {
  const lowest = drop * items.reduce((highest, { score }) => Math.max(highest, score), 0);
  return items
    .filter(({ score }) => score >= lowest)
    .toSorted((a, b) => weighedScore(b) - weighedScore(a))
    .slice(0, count);
}
