/**
 * Ranks documents for a question. MiniSearch scores them by their words; the share of the question that a document
 * covers decides whether it may be an answer.
 */
import type { SearchResult } from "minisearch";
import { tokenize } from "./analysis.ts";
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
  indexFields: () => Omit<SearchFields, "title">;
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
  /** The corrected question, where only that finds an answer; then the ranking is for it. */
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

interface Scored {
  document: SearchDocument;
  score: number;
  /** The covered share of the question, from 0 to 1. */
  coverage: number;
  /** It has a word as the visitor typed it. */
  isSure: boolean;
  /** Its title or one of its tags has the same words as the question. */
  isExact: boolean;
  /** The words of the question that it has elsewhere than in its body. */
  subjects: readonly Asked[];
}

const sum = (weights: readonly number[]) => weights.reduce((all, weight) => all + weight, 0);

/** @param data see `openSearchData` */
export function createRanker(documents: readonly SearchDocument[], data: string) {
  const { index, ...opened } = openSearchData(data);
  const read = createQuestionReader(opened);

  function scoreOf({ id, score, match }: SearchResult, asked: readonly Asked[], whole: string): Scored[] {
    const document = documents[Number(id)];
    if (document === undefined) {
      return [];
    }
    const found = asked
      .map((word) => ({ word, fields: fieldsWith(word, match, whole) }))
      .filter(({ fields }) => fields.length > 0);
    const isSubject = ({ fields }: { fields: readonly string[] }) => fields.some((field) => field !== "body");
    const isExact = Object.hasOwn(match, whole);
    const covered = found.map((each) => each.word.weight * each.word.certainty);
    const coverage = sum(covered) / (sum(asked.map(({ weight }) => weight)) || 1);
    return [
      {
        document,
        score: score * coverage,
        coverage,
        isSure: found.some(({ word }) => word.certainty === 1),
        isExact,
        subjects: found.filter(isSubject).map(({ word }) => word),
      },
    ];
  }

  function search(asked: readonly Asked[]): Scored[] {
    const whole = phraseOf(asked.filter(({ weight }) => weight > 0).map(({ term }) => term));
    const results = index.search([...asked.map(({ term }) => term), whole].join("\n"), {
      boost,
      boostDocument: (id: number) => documents[id]?.rank ?? 1,
      prefix: (term, at) => asked[at]?.isKnown === false && term.length > 2,
    });
    return results.flatMap((result) => scoreOf(result, asked, whole));
  }

  /** @param isTyping whether the last word may go on */
  return function rank(query: string, isTyping = false): Ranking {
    const { asked, verbAnswer, isBeyond, isUnfinished, notOffered, spelled } = read(query, isTyping);
    const scored = search(asked);
    const isFamiliar = asked.every(({ isSubject, isAside, weight }) => isSubject || isAside || weight === 0);
    const verbSection = documents.find(({ id }) => id === verbAnswer)?.page.split("/")[1];
    const isNearVerb = ({ page }: SearchDocument) => verbSection === undefined || page.split("/")[1] === verbSection;
    const isFitting = ({ document, isSure, subjects, coverage }: Scored) =>
      document.isAnswer &&
      isSure &&
      subjects.length > 0 &&
      coverage >= minCoverage &&
      (isNearVerb(document) || asked.some((word) => opened.verbs.has(word.term) && subjects.includes(word)));
    const isSilent = notOffered !== null || isBeyond;
    const answers = isSilent ? [] : best(scored.filter(isFitting), maxAnswers).map(({ document }) => document.id);
    if (isTyping && answers.length === 0 && notOffered === null && / \S/.test(query)) {
      return rank(query.replace(/ \S+$/, ""));
    }
    const hasObject = asked.some(({ weight, isKnown, term }) => isKnown && weight >= 0.7 && !opened.verbs.has(term));
    const pages = best(pagesOf(scored), maxPages);
    const isVerbMeant = asked.some(({ term, certainty }) => certainty < 1 && opened.verbs.has(term));
    if (spelled !== null && isVerbMeant && answers.length === 0 && !isSilent) {
      return { ...rank(spelled), suggestion: spelled };
    }
    if (verbAnswer !== null && !isSilent && (answers.length === 0 || !hasObject)) {
      answers.splice(0, Infinity, verbAnswer, ...answers.filter((id) => id !== verbAnswer));
    } else if (spelled !== null && answers.length === 0 && !isSilent) {
      const meant = rank(spelled);
      if (isMeant(scored, asked, meant.answers[0])) {
        return { ...meant, suggestion: spelled };
      }
    }
    // Without an answer, leaves out pages that only contain a word of it: "car" for "car wash".
    const isAboutIt = ({ subjects }: ScoredPage) =>
      isFamiliar ? subjects.size > 0 : subjects.size > 1 || sum([...subjects].map(({ weight }) => weight)) > 1;
    const worth = new Map(asked.map(({ term, weight }) => [term, weight / (1 + (opened.terms.get(term) ?? 0))]));
    return {
      answers,
      pages: pages.filter((page) => answers.length > 0 || isAboutIt(page)).map(({ path }) => path),
      suggestion: null,
      isEmpty: asked.length === 0 || (isTyping && isUnfinished),
      notOffered,
      touch: (text) => sum([...new Set(opened.indexTerms(tokenize(text)))].map((term) => worth.get(term) ?? 0)),
    };
  };
}

/** The fields of a document that have a word of the question. */
const fieldsWith = ({ term, isKnown }: Asked, match: SearchResult["match"], whole: string): string[] =>
  isKnown
    ? (match[term] ?? [])
    : Object.entries(match).flatMap(([found, fields]) => (found !== whole && found.startsWith(term) ? fields : []));

/** Whether each word is known or corrected, and the best answer is about the corrected ones. */
const isMeant = (scored: readonly Scored[], asked: readonly Asked[], answer: string | undefined) =>
  scored.some(
    ({ document, subjects }) =>
      document.id === answer && asked.every((word) => (word.certainty === 1 ? word.isKnown : subjects.includes(word))),
  );

interface ScoredPage {
  path: string;
  score: number;
  subjects: ReadonlySet<Asked>;
}

/** Pages with their scores: that of the best document, and a tenth of each other. */
function pagesOf(scored: readonly Scored[]): ScoredPage[] {
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  return [...Map.groupBy(sorted, ({ document }) => document.page)].map(([path, parts]) => ({
    path,
    subjects: new Set(parts.flatMap((part) => part.subjects)),
    score: sum(parts.map(({ score }, at) => score * (at === 0 ? 1 : 0.1))),
  }));
}

const boosted = ({ score, isExact }: { score: number; isExact?: boolean }) =>
  score * (isExact === true ? exactMatchBoost : 1);

/** The best first, without those far below. */
function best<Item extends { score: number; isExact?: boolean }>(items: readonly Item[], count: number): Item[] {
  const lowest = minRelativeScore * Math.max(0, ...items.map(({ score }) => score));
  return items
    .filter(({ score }) => score >= lowest)
    .toSorted((a, b) => boosted(b) - boosted(a))
    .slice(0, count);
}
