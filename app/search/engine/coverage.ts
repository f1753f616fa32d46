/** The share of a question that a document covers. */
import type { SearchResult } from "minisearch";
import type { Asked } from "./question.ts";

export interface Coverage {
  /** From 0 to 1. */
  coverage: number;
  /** It has a word that is neither corrected nor a mere property of the thing asked for. */
  isSure: boolean;
  /** Its title or one of its tags has the same words as the question. */
  isOwn: boolean;
  /** The words of the question that it has elsewhere than in its body. */
  subjects: readonly Asked[];
}

/** Weight of a word in the body, relative to other fields. */
const bodyCovers = 0.7;

/** The share that some words have in a question, from 0 to 1. */
export function shareOf(asked: readonly Asked[], words: Iterable<Asked>): number {
  const sum = (of: Iterable<Asked>) => [...of].reduce((all, { weight }) => all + weight, 0);
  return sum(words) / (sum(asked) || 1);
}

/** @param whole the question as one term, see `phraseOf` */
export function coverageOf({ match }: SearchResult, asked: readonly Asked[], whole: string): Coverage {
  /** The fields of the document that have a word of the question. */
  const fieldsOf = ({ term, isKnown }: Asked) =>
    isKnown
      ? (match[term] ?? [])
      : Object.entries(match).flatMap(([found, fields]) => (found !== whole && found.startsWith(term) ? fields : []));
  const found = asked.map((word) => ({ word, fields: fieldsOf(word) })).filter(({ fields }) => fields.length > 0);
  const isSubject = ({ fields }: { fields: readonly string[] }) => fields.some((field) => field !== "body");
  const covered = found.map((place) => ({
    ...place.word,
    weight: place.word.weight * place.word.certainty * (isSubject(place) ? 1 : bodyCovers),
  }));
  const isOwn = Object.hasOwn(match, whole);
  return {
    coverage: shareOf(asked, covered),
    isSure: found.some(({ word }) => word.isSure || (isOwn && word.certainty === 1)),
    isOwn,
    subjects: found.filter(isSubject).map(({ word }) => word),
  };
}
