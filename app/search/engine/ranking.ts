/** MiniSearch scores the documents; one can answer only if it covers enough of the question. */
import type { SearchResult } from "minisearch";
import { phraseOf, tokenize } from "./analysis.ts";
import { createQuestionReader, type Asked } from "./question.ts";
import { rowKinds } from "../words/word-kinds.ts";
import { openIndex } from "./index-data.ts";

interface SearchDocument {
  id: string;
  page: string;
  isAnswer: boolean;
  /** Multiplies the score. */
  rank: number;
}

export interface Ranking {
  notOffered: string | null;
  asked: Asked[];
  /** Best first. */
  answers: Scored[];
  /** Paths, best first. */
  pages: string[];
  /** Ids of documents for the other needs in the question. */
  also: string[];
  isBegun: boolean;
  /** The corrected question, if it has an answer. */
  suggestion: string | null;
  /** How well a text matches; rare words count more. */
  touch: (text: string) => number;
}

/** More than we show, since some repeat others. */
const maxAnswers = 6;
const maxPages = 12;

/** Matches in `phrases` only set `hasTag`. */
const boost = { title: 4, tags: 5, topic: 1.6, body: 1, phrases: 0.01 };
/** Share of the question an answer must cover. */
const minCoverage = 0.55;
/** Minimum share of the best score. */
const minRelativeScore = 0.25;

const sum = (weights: readonly number[]) => weights.reduce((all, weight) => all + weight, 0);

/** @param data see `openIndex` @param kindOf kind of the label row that a text is */
export function createRanker(
  documents: readonly SearchDocument[],
  data: string,
  kindOf: (text: string) => string | undefined,
) {
  const { index, ...opened } = openIndex(data);
  const read = createQuestionReader(opened);

  function search(asked: readonly Asked[]) {
    const known = asked.filter(({ weight }) => weight > 0).map(({ term }) => term);
    const whole = phraseOf(known);
    const pairs = known.flatMap((one, at) => known.slice(at + 1).map((other) => phraseOf([one, other])));
    return index
      .search([...new Set([...asked.map(({ term }) => term), whole, ...pairs])].join("\n"), {
        boost,
        boostDocument: (id: number) => documents[id]?.rank ?? 1,
        prefix: (term, at) => asked[at]?.isKnown === false && term.length > 2,
      })
      .flatMap((result) => {
        const document = documents[Number(result.id)];
        return document === undefined ? [] : scoreOf(document, result, asked);
      });
  }

  return function rank(query: string): Ranking {
    const { asked, isBegun, notOffered, spelled } = read(query);
    const scored = search(asked);
    const needs = asked.filter(({ term }) => opened.naming.has(term));
    const whole = notOffered === null ? answersOf(scored) : [];
    const isSplit = notOffered === null && whole.length === 0 && needs.length > 1;
    const firstNeed = asked.slice(
      0,
      asked.findIndex((word) => word === needs[1]),
    );
    const answers = isSplit ? answersOf(search(firstNeed)) : whole;
    const [first] = answers;
    const also = needs.flatMap(({ term }) => {
      const named = opened.naming.get(term) ?? [];
      const isAnswered = first === undefined || first.match[term] !== undefined || named.includes(first.document.page);
      const parts = scored.filter(
        ({ document, match }) => named.includes(document.page) && match[term]?.includes("title"),
      );
      return isAnswered ? [] : (parts.toSorted((a, b) => b.score - a.score)[0]?.document.id ?? []);
    });
    const worth = new Map(asked.map(({ term, weight }) => [term, weight / (1 + (opened.terms.get(term) ?? 0))]));
    const pages = pagesOf(scored)
      .filter(isNearBest)
      .slice(0, maxPages)
      .flatMap((page) => (answers.length > 0 || page.subjects > 0 ? page.path : []));
    return {
      asked,
      answers,
      pages,
      also,
      suggestion: answers.length > 0 ? spelled : null,
      isBegun,
      notOffered,
      touch: (text) =>
        sum([...new Set(opened.indexTerms(tokenize(text)))].map((term) => worth.get(term) ?? 0)) +
        Number(asked.some(({ term }) => rowKinds.has(term) && rowKinds.get(term) === kindOf(text))),
    };
  };
}

type Scored = ReturnType<typeof scoreOf>;

/** Answers, best first; the best page's come before others. */
function answersOf(scored: readonly Scored[]): Scored[] {
  const able = scored.filter(({ document }) => document.isAnswer);
  const bestPage = pagesOf(able)[0]?.path;
  return able
    .filter((each) => (each.coverage >= minCoverage && each.subjects.length > 0) || each.hasTag)
    .toSorted((a, b) => b.score - a.score)
    .filter(isNearBest)
    .toSorted((a, b) => Number(b.document.page === bestPage) - Number(a.document.page === bestPage))
    .slice(0, maxAnswers);
}

function scoreOf(document: SearchDocument, { score, match }: SearchResult, asked: readonly Asked[]) {
  const found = asked
    .map((word) => ({ word, fields: fieldsWith(word, match) }))
    .filter(({ fields }) => fields.length > 0);
  const covered = found.map(({ word }) => word.weight);
  /** Covered share of the question, 0 to 1. */
  const coverage = sum(covered) / (sum(asked.map(({ weight }) => weight)) || 1);
  return {
    document,
    score: score * coverage,
    coverage,
    match,
    /** Two or more words of the question form one of its tags. */
    hasTag: Object.keys(match).some((term) => term.startsWith("=") && term.includes("+")),
    /** Words it has outside of its body. */
    subjects: found.flatMap(({ word, fields }) => (fields.some((field) => field !== "body") ? word : [])),
  };
}

const isNearBest = ({ score }: { score: number }, _: number, [best]: ReadonlyArray<{ score: number }>) =>
  score >= minRelativeScore * (best?.score ?? 0);

const fieldsWith = ({ term, isKnown }: Asked, match: SearchResult["match"]): string[] =>
  isKnown
    ? (match[term] ?? [])
    : Object.entries(match).flatMap(([found, fields]) =>
        !found.startsWith("=") && found.startsWith(term) ? fields : [],
      );

/** Pages, best first. Their best document counts most. */
const pagesOf = (scored: readonly Scored[]) =>
  [...Map.groupBy(scored, ({ document }) => document.page)]
    .map(([path, parts]) => {
      const scores = parts.map(({ score }) => score);
      return {
        path,
        subjects: new Set(parts.flatMap((part) => part.subjects)).size,
        score: 0.9 * Math.max(...scores) + 0.1 * sum(scores),
      };
    })
    .toSorted((a, b) => b.score - a.score);
