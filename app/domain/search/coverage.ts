/** How much of a question a document speaks of. */
import type { SearchResult } from "minisearch";
import { certainty, type Asked } from "./question.ts";
import type { SearchFields } from "./search-data.ts";

export interface Coverage {
  /** The share of the question that it speaks of, from 0 to 1. */
  coverage: number;
  /** It is not found by guesses alone. */
  isSure: boolean;
  /** All of the question is in its title. */
  isNamed: boolean;
  /** The words of the question that it has elsewhere than in its body. */
  subjects: readonly Asked[];
}

/** How much of a word's share of the question is covered by where it stands. */
const covers: Record<keyof SearchFields, number> = { title: 1, tags: 1, topic: 0.9, body: 0.7 };

/** How much a word still counts that none of our questions is about, once two others are found: "my pizza shop". */
const strangeWeight = 0.25;

/** Where in a document a word of the question stands. */
function fieldsOf(match: SearchResult["match"], { term, prefix }: Asked): readonly string[] {
  if (term !== null) {
    return match[term] ?? [];
  }
  return Object.entries(match).flatMap(([found, fields]) =>
    prefix !== null && found.startsWith(prefix) ? fields : [],
  );
}

export function coverageOf({ match }: SearchResult, asked: readonly Asked[]): Coverage {
  const places = asked.map((word) => {
    const fields = fieldsOf(match, word);
    const shares = Object.entries(covers).map(([field, share]) => (fields.includes(field) ? share : 0));
    return { word, fields, share: Math.max(...shares) };
  });
  const found = places.filter(({ share }) => share > 0);
  const isStrangeIgnored = found.filter(({ word }) => !word.isAttribute).length >= 2;
  let total = 0;
  let covered = 0;
  for (const { word, share } of places) {
    const isStrange = !word.isSubject && share === 0;
    total += word.weight * (isStrange && isStrangeIgnored ? strangeWeight : 1);
    covered += word.weight * share * (word.term === null ? certainty.begun : word.certainty);
  }
  return {
    coverage: total === 0 ? 0 : covered / total,
    isSure: found.some(({ word }) => word.isTyped),
    isNamed: places.every(({ fields }) => fields.includes("title")),
    subjects: found.filter(({ share }) => share > covers.body).map(({ word }) => word),
  };
}
