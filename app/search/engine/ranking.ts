/**
 * Ranks documents for a question. MiniSearch scores them by their words; the share of the question that a document
 * covers decides whether it may be an answer.
 */
import type { SearchResult } from "minisearch";
import { phraseOf, tokenize } from "./analysis.ts";
import { createQuestionReader, type Asked } from "./question.ts";
import { rows } from "../words/word-kinds.ts";
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
  /** Whether its last word may become another. */
  isBegun: boolean;
  /** The corrected question, where only that finds an answer; then the results are for it. */
  suggestion: string | null;
  /** How much of the question a text touches: more for a word that few pages have. */
  touch: (text: string) => number;
}

/** Upper bound on answers, of which some may repeat others. */
const maxAnswers = 6;
const maxPages = 12;

/** Weights of fields. A match of `phrases` says no more than `hasTag`. */
const boost = { title: 4, tags: 5, topic: 1.6, body: 1, phrases: 0.01 };
/** Lower bound on the share of a question that an answer covers. */
const minCoverage = 0.55;
/** Share of the best score below which answers and pages are left out. */
const minRelativeScore = 0.25;

const sum = (weights: readonly number[]) => weights.reduce((all, weight) => all + weight, 0);

/** @param data see `openIndex` */
export function createRanker(documents: readonly SearchDocument[], data: string) {
  const { index, ...opened } = openIndex(data);
  const read = createQuestionReader(opened);
  const denied = new Set(opened.notOffered.flatMap(({ terms }) => [...terms]));

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

  /** "copy my passport and fax it" is two questions, each with a verb of the store. */
  function needsOf(query: string): string[] {
    const needs = query.split(/ (?:and then|and|then|&) /i);
    const answers = needs
      .map((need) => read(need))
      .map(({ verbAnswer, hasVerbFirst }) => (hasVerbFirst ? verbAnswer : null));
    return needs.length === 2 && new Set(answers).size === 2 && !answers.includes(null) ? needs : [];
  }

  return function rank(query: string): Ranking {
    const [one, other] = needsOf(query).map((need) => rank(need));
    if (one && other && one.answers.length > 0 && other.answers.length > 0) {
      const inTurn = (of: (ranking: Ranking) => string[]) => [
        ...new Set([...of(one).slice(0, 1), ...of(other).slice(0, 1), ...of(one), ...of(other)]),
      ];
      return {
        ...one,
        answers: inTurn(({ answers }) => answers),
        pages: inTurn(({ pages }) => pages),
        touch: (text) => one.touch(text) + other.touch(text),
      };
    }
    const { asked, verbAnswer, isBegun, notOffered, isListed, spelled } = read(query);
    const scored = search(asked);
    // A name that two words of the question are known by is no stranger.
    const isSilent = notOffered !== null && (isListed || !scored.some(({ hasTag }) => hasTag));
    /** All of it stands in one text, if only there. */
    const isWhole = ({ coverage }: { coverage: number }) =>
      coverage > 0.99 && !asked.some(({ term }) => denied.has(term));
    const bestPage = pagesOf(scored.filter(({ document }) => document.isAnswer))[0]?.path;
    const answers = scored
      .filter((each) => each.document.isAnswer && each.isSure && !isSilent)
      .filter((each) => (each.coverage >= minCoverage && each.subjects.length > 0) || each.hasTag || isWhole(each))
      .toSorted((a, b) => b.score - a.score)
      .filter(isNearBest)
      .toSorted((a, b) => Number(b.document.page === bestPage) - Number(a.document.page === bestPage))
      .slice(0, maxAnswers)
      .map(({ document }) => document.id);
    if (spelled !== null && answers.length === 0 && !isSilent) {
      const meant = rank(spelled);
      if (meant.answers.some((id) => id !== verbAnswer)) {
        return { ...meant, suggestion: spelled };
      }
    }
    if (verbAnswer !== null && !isSilent && answers.length === 0) {
      answers.push(verbAnswer);
    }
    const worth = new Map(asked.map(({ term, weight }) => [term, weight / (1 + (opened.terms.get(term) ?? 0))]));
    const pages = pagesOf(scored)
      .filter(isNearBest)
      .slice(0, maxPages)
      .flatMap((page) => (answers.length > 0 || page.subjects > 0 || isWhole(page) ? page.path : []));
    return {
      answers,
      pages,
      suggestion: null,
      isBegun,
      // Where no page has a word of it, the search found nothing.
      notOffered: isSilent && (isListed || pages.length > 0) ? notOffered : null,
      touch: (text) =>
        sum([...new Set(opened.indexTerms(tokenize(text)))].map((term) => worth.get(term) ?? 0)) +
        Number(asked.some(({ term }) => rows.get(term)?.test(text))),
    };
  };
}

type Scored = ReturnType<typeof scoreOf>;

function scoreOf(document: SearchDocument, { score, match }: SearchResult, asked: readonly Asked[]) {
  const found = asked
    .map((word) => ({ word, fields: fieldsWith(word, match) }))
    .filter(({ fields }) => fields.length > 0);
  const covered = found.map(({ word }) => word.weight);
  /** The covered share of the question, from 0 to 1. */
  const coverage = sum(covered) / (sum(asked.map(({ weight }) => weight)) || 1);
  return {
    document,
    score: score * coverage,
    coverage,
    /** It has a word as the visitor typed it. */
    isSure: found.some(({ word }) => !word.isGuessed),
    /** Two words of the question are one of its tags. */
    hasTag: Object.keys(match).some((term) => term.startsWith("=") && term.includes("+")),
    /** The words of the question that it has elsewhere than in its body. */
    subjects: found.flatMap(({ word, fields }) => (fields.some((field) => field !== "body") ? word : [])),
  };
}

const isNearBest = ({ score }: { score: number }, _: number, [best]: ReadonlyArray<{ score: number }>) =>
  score >= minRelativeScore * (best?.score ?? 0);

/** The fields of a document that have a word of the question. */
const fieldsWith = ({ term, isKnown }: Asked, match: SearchResult["match"]): string[] =>
  isKnown
    ? (match[term] ?? [])
    : Object.entries(match).flatMap(([found, fields]) =>
        !found.startsWith("=") && found.startsWith(term) ? fields : [],
      );

/** Pages, best first, by the score of their best document and a tenth of each other; with the count of words as subjects. */
const pagesOf = (scored: readonly Scored[]) =>
  [...Map.groupBy(scored, ({ document }) => document.page)]
    .map(([path, parts]) => {
      const scores = parts.map(({ score }) => score);
      return {
        path,
        coverage: Math.max(...parts.map(({ coverage }) => coverage)),
        subjects: new Set(parts.flatMap((part) => part.subjects)).size,
        score: 0.9 * Math.max(...scores) + 0.1 * sum(scores),
      };
    })
    .toSorted((a, b) => b.score - a.score);
