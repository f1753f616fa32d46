/**
 * Ranks documents for a question. MiniSearch scores them by their words; the share of the question that a document
 * covers decides whether it may be an answer.
 */
import type { SearchResult } from "minisearch";
import { phraseOf, tokenize } from "./analysis.ts";
import { createQuestionReader, type Asked } from "./question.ts";
import { openIndex } from "./index-data.ts";

interface SearchDocument {
  id: string;
  page: string;
  isAnswer: boolean;
  /** Factor of its score. */
  rank: number;
}

interface Ranking {
  /** Name of the thing in the question that the store does not list. */
  notOffered: string | null;
  /** Ids of documents, best first. */
  answers: string[];
  /** Paths, best first. */
  pages: string[];
  /** Whether the question has stop words alone, or the beginning of a word. */
  isEmpty: boolean;
  /** The corrected question, where only that finds an answer; then the results are for it. */
  suggestion: string | null;
  /** How much of the question a text touches: more for a word that few pages have. */
  touch: (text: string) => number;
}

/** Upper bound on answers, of which some may repeat others. */
const maxAnswers = 6;
const maxPages = 12;

/** Weights of fields. A match of `phrases` counts by `exactMatchBoost`. */
const boost = { title: 4, tags: 5, topic: 1.6, body: 1, phrases: 0.01 };
/** Lower bound on the share of a question that an answer covers. */
const minCoverage = 0.55;
/** Share of the best score below which answers and pages are left out. */
const minRelativeScore = 0.25;
/** Factor of a document whose title or tag is the question. */
const exactMatchBoost = 2;

const sum = (weights: readonly number[]) => weights.reduce((all, weight) => all + weight, 0);

/** @param data see `openIndex` */
export function createRanker(documents: readonly SearchDocument[], data: string) {
  const { index, ...opened } = openIndex(data);
  const read = createQuestionReader(opened);

  function search(asked: readonly Asked[]) {
    const whole = phraseOf(asked.filter(({ weight }) => weight > 0).map(({ term }) => term));
    return index
      .search([...asked.map(({ term }) => term), whole].join("\n"), {
        boost,
        boostDocument: (id: number) => documents[id]?.rank ?? 1,
        prefix: (term, at) => asked[at]?.isKnown === false && term.length > 2,
      })
      .flatMap((result) => {
        const document = documents[Number(result.id)];
        return document === undefined ? [] : scoreOf(document, result, asked, whole);
      });
  }

  return function rank(query: string, isTyping = false): Ranking {
    const { asked, verbAnswer, isBeyond, isUnfinished, notOffered, spelled } = read(query, isTyping);
    const scored = search(asked);
    const isSilent = notOffered !== null || isBeyond;
    const answers = scored
      .filter((each) => each.document.isAnswer && each.isSure && each.subjects.length > 0 && !isSilent)
      .filter(({ coverage }) => coverage >= minCoverage)
      .toSorted((a, b) => b.score * b.exactness - a.score * a.exactness)
      .filter(isNearBest)
      .slice(0, maxAnswers)
      .map(({ document }) => document.id);
    if (isTyping && answers.length === 0 && notOffered === null && / \S/.test(query)) {
      return rank(query.replace(/ \S+$/, ""));
    }
    if (spelled !== null && answers.length === 0 && !isSilent) {
      const meant = rank(spelled);
      if (meant.answers.some((id) => id !== verbAnswer)) {
        return { ...meant, suggestion: spelled };
      }
    }
    const hasObject = asked.some(({ weight, isKnown, term }) => isKnown && weight > 0.5 && !opened.verbs.has(term));
    if (verbAnswer !== null && !isSilent && (answers.length === 0 || !hasObject)) {
      answers.splice(0, Infinity, verbAnswer, ...answers.filter((id) => id !== verbAnswer));
    }
    // Without an answer, leaves out pages that only contain a word of it: "car" for "car wash".
    const fewest = asked.every(({ isSubject, weight }) => isSubject || weight < 0.5) ? 1 : 2;
    const worth = new Map(asked.map(({ term, weight }) => [term, weight / (1 + (opened.terms.get(term) ?? 0))]));
    return {
      answers,
      pages: pagesOf(scored)
        .filter(isNearBest)
        .slice(0, maxPages)
        .flatMap(({ path, subjects }) => (answers.length > 0 || subjects >= fewest ? path : [])),
      suggestion: null,
      isEmpty: asked.length === 0 || (isTyping && isUnfinished),
      notOffered,
      touch: (text) => sum([...new Set(opened.indexTerms(tokenize(text)))].map((term) => worth.get(term) ?? 0)),
    };
  };
}

type Scored = ReturnType<typeof scoreOf>;

function scoreOf(document: SearchDocument, { score, match }: SearchResult, asked: readonly Asked[], whole: string) {
  const found = asked
    .map((word) => ({ word, fields: fieldsWith(word, match, whole) }))
    .filter(({ fields }) => fields.length > 0);
  const covered = found.map(({ word }) => word.weight * word.certainty);
  /** The covered share of the question, from 0 to 1. */
  const coverage = sum(covered) / (sum(asked.map(({ weight }) => weight)) || 1);
  return {
    document,
    score: score * coverage,
    coverage,
    /** It has a word as the visitor typed it. */
    isSure: found.some(({ word }) => word.certainty === 1),
    /** `exactMatchBoost` if its title or one of its tags has the same words as the question; else 1. */
    exactness: Object.hasOwn(match, whole) ? exactMatchBoost : 1,
    /** The words of the question that it has elsewhere than in its body. */
    subjects: found.flatMap(({ word, fields }) => (fields.some((field) => field !== "body") ? word : [])),
  };
}

const isNearBest = ({ score }: { score: number }, _: number, [best]: ReadonlyArray<{ score: number }>) =>
  score >= minRelativeScore * (best?.score ?? 0);

/** The fields of a document that have a word of the question. */
const fieldsWith = ({ term, isKnown }: Asked, match: SearchResult["match"], whole: string): string[] =>
  isKnown
    ? (match[term] ?? [])
    : Object.entries(match).flatMap(([found, fields]) => (found !== whole && found.startsWith(term) ? fields : []));

/** Pages, best first, by the score of their best document and a tenth of each other; with the count of words as subjects. */
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
