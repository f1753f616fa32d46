/** How much of a question a document speaks of. */
import type { SearchResult } from "minisearch";
import type { Asked } from "./question.ts";

export interface Coverage {
  /** The share of the question that it speaks of, from 0 to 1. */
  coverage: number;
  /** It is not found by guesses alone, or by what is asked of a thing alone. */
  isSure: boolean;
  /** One of its titles or tags asks for just the same. */
  isOwn: boolean;
  /** The words of the question that it has elsewhere than in its body. */
  subjects: readonly Asked[];
}

/** How much of a word's share of the question is covered by its body. */
const bodyCovers = 0.7;

/** The share of a question that some of its words are, from 0 to 1. */
export function shareOf(asked: readonly Asked[], words: Iterable<Asked>): number {
  const sum = (of: Iterable<Asked>) => [...of].reduce((all, { weight }) => all + weight, 0);
  return sum(words) / (sum(asked) || 1);
}

/** @param whole the question as one term, see `phraseOf` */
export function coverageOf({ match }: SearchResult, asked: readonly Asked[], whole: string): Coverage {
  /** Where in the document a word of the question stands. */
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
