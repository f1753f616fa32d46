/**
 * Ranks what answers a question. MiniSearch scores the documents by their words; how much of the question a document
 * speaks of decides whether it may be shown as the answer.
 */
import { coverageOf, shareOf, type Coverage } from "./coverage.ts";
import { certainty, createReadQuestion, type Asked, type Question } from "./question.ts";
import { openSearchData, type SearchFields } from "./search-data.ts";

/** Something that answers by itself, or a page. */
export interface SearchDocument {
  id: string;
  /** Path of the page that it stands on; equal to the id for the page itself. */
  page: string;
  /** Whether it can be shown as the answer. */
  isAnswer: boolean;
  /** Of a page: what it is called. */
  names?: readonly string[];
  /** How much it counts against others. */
  rank: number;
  /** A question, a heading, a name. */
  title: string;
  /** What else is looked for in; read only while the index is built. */
  more: () => Omit<SearchFields, "title">;
}

export interface Ranking extends Pick<Question, "notOffered" | "shipment"> {
  /** Ids of documents, best first, at most three. */
  answers: string[];
  /** Paths, best first. */
  pages: string[];
  /** The question as we spell it, where only that finds an answer. */
  suggestion: string | null;
}

export type Rank = (query: string) => Ranking;

const maxAnswers = 3;
const maxPages = 12;

/** How much a word counts by where it stands. */
const boost = { title: 4, tags: 5, topic: 1.6, body: 1 };
/** The share of a question that its answer has to speak of. */
const enough = 0.66;
/** The same where no word of the question is strange to us. */
const enoughOfKnown = 0.55;
/** A page has to be about more than this share of a question with a strange word, or two words, where there is no answer. */
const aboutIt = 0.5;
/** Answers and pages this far below the best of them are left out. */
const drop = 0.3;

/** A page as a whole counts by whether its name has all of the question: if not, the parts that speak of it come first. */
const wholePage = { named: 1.5, other: 0.6 };

interface Scored extends Coverage {
  document: SearchDocument;
  score: number;
}

interface ScoredPage {
  path: string;
  score: number;
  /** The words of the question that anything on it is about. */
  subjects: ReadonlySet<Asked>;
}

/** @param data see `openSearchData` */
export function createRank(documents: readonly SearchDocument[], data: string): Rank {
  const opened = openSearchData(data);
  const read = createReadQuestion(opened);

  function search(asked: readonly Asked[]): Scored[] {
    const results = opened.index.search(asked.map(({ term }) => term).join("\n"), {
      boost,
      boostDocument: (id: number) => documents[id]?.rank ?? 1,
      prefix: (term, at) => asked[at]?.isKnown === false && term.length > 2,
    });
    return results.flatMap((result) => {
      const document = documents[Number(result.id)];
      const covered = coverageOf(result, asked);
      return document === undefined ? [] : [{ ...covered, document, score: result.score * covered.coverage }];
    });
  }

  return (query) => {
    const { asked, notOffered, shipment, spelled } = read(query);
    const scored = search(asked);
    const isFamiliar = asked.every(({ isSubject, isAside, weight }) => isSubject || isAside || weight === 0);
    const fitting = (share: number) =>
      scored.filter(({ document, coverage }) => document.isAnswer && coverage >= share);
    const answers = notOffered === null ? bestAnswers(fitting(isFamiliar ? enoughOfKnown : enough)) : [];
    const wouldAnswer = notOffered === null && answers.length === 0 && fitting(enough * certainty.guessed).length > 0;
    const isAboutIt = ({ subjects }: ScoredPage) =>
      isFamiliar ? subjects.size > 0 : subjects.size > 1 || shareOf(asked, subjects) > aboutIt;
    return {
      answers,
      // Without an answer, drop pages that only contain a word of it: "pizza" in an example, "car" for "car wash".
      pages: rankPages(scored)
        .filter((page) => answers.length > 0 || isAboutIt(page))
        .map(({ path }) => path),
      suggestion: wouldAnswer ? spelled : null,
      notOffered,
      shipment,
    };
  };
}

/** Ids of what is about the question, not found by guesses alone. */
function bestAnswers(fitting: readonly Scored[]): string[] {
  const scored = fitting
    .filter(({ isSure, subjects }) => isSure && subjects.length > 0)
    .map(({ document: { id, page }, score, isNamed }) => ({
      id,
      score: score * (id === page ? wholePage[isNamed ? "named" : "other"] : 1),
    }));
  return best(scored, maxAnswers).map(({ id }) => id);
}

/** A page scores as its best document, plus a little for each other one. */
function rankPages(scored: readonly Scored[]): ScoredPage[] {
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const pages = [...Map.groupBy(sorted, ({ document }) => document.page)].map(([path, parts]) => ({
    path,
    subjects: new Set(parts.flatMap((part) => part.subjects)),
    score: parts.reduce((all, { score }, at) => all + score * (at === 0 ? 1 : 0.1), 0),
  }));
  return best(pages, maxPages);
}

/** The best first, without those far below. */
function best<Item extends { score: number }>(items: readonly Item[], count: number): Item[] {
  const sorted = items.toSorted((a, b) => b.score - a.score);
  const highest = sorted[0]?.score ?? 0;
  return sorted.filter(({ score }) => score >= highest * drop).slice(0, count);
}
