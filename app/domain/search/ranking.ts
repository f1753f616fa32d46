/**
 * Ranks what answers a question. MiniSearch scores the documents by their words; how much of the question a document
 * speaks of decides whether it may be shown as the answer.
 */
import { coverageOf, type Coverage } from "./coverage.ts";
import { certainty, createReadQuestion, type Asked, type Shipment } from "./question.ts";
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

export interface Ranking {
  /** Ids of documents, best first, at most three. */
  answers: string[];
  /** Paths, best first. */
  pages: string[];
  /** The question as we spell it, where only that finds an answer. */
  suggestion: string | null;
  /** What it asks for that we do not list, as a clerk would name it. */
  notOffered: string | null;
  /** It asks to ship just a package, or something strange to us. */
  shipment: Shipment | null;
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
/** The share of a question with a strange word that a page has to be about, or two words, where there is no answer. */
const aboutIt = 0.5;
/** Answers and pages this far below the best of them are left out. */
const answerDrop = 0.3;
const pageDrop = 0.2;

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
    const queries = asked.flatMap(({ term, certainty: sure, prefix }) => [
      ...(term === null ? [] : [{ queries: [term], boostTerm: () => sure }]),
      ...(prefix === null ? [] : [{ queries: [prefix], prefix: true, boostTerm: () => (term === null ? 0.5 : 0.15) }]),
    ]);
    // MiniSearch answers a question of no words with all that it has.
    const results =
      queries.length === 0
        ? []
        : opened.index.search(
            { combineWith: "OR", queries },
            { boost, boostDocument: (id: number) => documents[id]?.rank ?? 1 },
          );
    return results
      .flatMap((result) => {
        const document = documents[Number(result.id)];
        const covered = coverageOf(result, asked);
        return document === undefined ? [] : [{ ...covered, document, score: result.score * covered.coverage }];
      })
      .toSorted((a, b) => b.score - a.score);
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
      isFamiliar ? subjects.size > 0 : subjects.size > 1 || shareOf(asked, subjects) >= aboutIt;
    return {
      answers,
      // Without an answer, what only holds a word of it is no find: "pizza" in an example, "car" for "car wash".
      pages: rankPages(scored, asked)
        .filter((page) => answers.length > 0 || isAboutIt(page))
        .map(({ path }) => path),
      suggestion: wouldAnswer ? spelled : null,
      notOffered,
      shipment,
    };
  };
}

/** The share of a question that some of its words are, from 0 to 1. */
function shareOf(asked: readonly Asked[], words: ReadonlySet<Asked>): number {
  const sum = (of: Iterable<Asked>) => [...of].reduce((all, { weight }) => all + weight, 0);
  return sum(words) / (sum(asked) || 1);
}

/** Ids of what is about the question, not found by guesses alone. */
function bestAnswers(fitting: readonly Scored[]): string[] {
  const scored = fitting
    .filter(({ isSure, subjects }) => isSure && subjects.length > 0)
    .map(({ document: { id, page }, score, isNamed }) => {
      const share = id === page ? wholePage[isNamed ? "named" : "other"] : 1;
      return { id, score: score * share };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * answerDrop)
    .slice(0, maxAnswers)
    .map(({ id }) => id);
}

/** A page is as good as the best of what stands on it, a little better for each thing more, and by all it is about. */
function rankPages(scored: readonly Scored[], asked: readonly Asked[]): ScoredPage[] {
  const ranked = [...Map.groupBy(scored, ({ document }) => document.page)]
    .map(([path, parts]) => {
      const subjects = new Set(parts.flatMap((part) => part.subjects));
      const sum = parts.reduce((all, { score }, at) => all + score * (at === 0 ? 1 : 0.1), 0);
      return { path, subjects, score: sum * (0.3 + shareOf(asked, subjects)) };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best * pageDrop).slice(0, maxPages);
}
