/**
 * Ranks what answers a question. MiniSearch scores the documents by their words; how much of the question a document
 * speaks of decides whether it may be shown as the answer.
 */
import { coverageOf, shareOf, type Coverage } from "./coverage.ts";
import { createReadQuestion, type Asked } from "./question.ts";
import { openSearchData, phraseOf, type SearchFields } from "./search-data.ts";

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
  /** What it asks for that we do not list, as a clerk would name it. */
  notOffered: string | null;
  /** Ids of documents, best first. */
  answers: string[];
  /** Paths, best first. */
  pages: string[];
  /** The question as we spell it, where only that finds an answer: then it is what is answered. */
  suggestion: string | null;
}

export type Rank = (query: string) => Ranking;

/** Some of them may repeat others. */
const maxAnswers = 6;
const maxPages = 12;

/** How much a word counts by where it stands; a whole phrase is what `isOwn` is about. */
const boost = { title: 4, tags: 5, topic: 1.6, body: 1, phrases: 0.01 };
/** The share of a question that its answer has to speak of. */
const enough = 0.66;
/** The same where no word of the question is strange to us. */
const enoughOfKnown = 0.55;
/** A page has to be about more than this share of a question with a strange word, or two words, where there is no answer. */
const aboutIt = 0.5;
/** Answers and pages this far below the best of them are left out. */
const drop = 0.25;
/** What a question's very own answer counts more. */
const own = 2;
/** What counts more because the question has the name of its page. */
const named = 1.4;

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
  const { index, ...opened } = openSearchData(data);
  const read = createReadQuestion(opened);

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
    // What we do not list is no matter where more is asked, and that is answered to the word.
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
      // Without an answer, drop pages that only contain a word of it: "pizza" in an example, "car" for "car wash".
      pages: best(pagesOf(scored), maxPages)
        .filter((page) => answers.length > 0 || isAboutIt(page))
        .map(({ path }) => path),
      suggestion: null,
      notOffered,
    };
  };
}

/** Whether no word is strange to us, and the best answer is about every one that we spell otherwise. */
const isMeant = (scored: readonly Scored[], asked: readonly Asked[], answer: string | undefined) =>
  scored.some(
    ({ document, subjects }) =>
      document.id === answer && asked.every((word) => (word.certainty === 1 ? word.isKnown : subjects.includes(word))),
  );

const weighedScore = ({ score, isOwn }: { score: number; isOwn?: boolean }) => score * (isOwn === true ? own : 1);

/** A page scores as its best document, plus a little for each other one. */
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
