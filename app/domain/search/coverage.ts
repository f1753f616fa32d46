/** How much of a question a document speaks of. */
import type { SearchResult } from "minisearch";
import { certainty, type Asked } from "./question.ts";
import { searchFields, type SearchFields } from "./search-data.ts";

export interface Coverage {
  /** The share of the question that it speaks of, from 0 to 1. */
  coverage: number;
  /** It is not found by guesses alone. */
  isSure: boolean;
  /** All of the question is in its title. */
  isNamed: boolean;
  /** Which words of the question it has: elsewhere than in its body, and anywhere. A bit each, see `hasWord`. */
  subjects: number;
  words: number;
}

/** Whether the word at a place is among these. */
export const hasWord = (words: number, at: number): boolean => (words & (1 << at)) !== 0;

/** How much of a word's share of the question is covered by where it stands. */
const covers: Record<keyof SearchFields, number> = { title: 1, tags: 1, topic: 0.9, body: 0.7 };

/** How much a word still counts that none of our questions is about, once two others are found: "my pizza shop". */
const strangeWeight = 0.25;

const none: readonly string[] = [];

/** Where in a document a word of the question stands. */
function fieldsOf(match: SearchResult["match"], { term, prefix }: Asked): readonly string[] {
  if (term !== null) {
    return match[term] ?? none;
  }
  return prefix === null
    ? none
    : Object.entries(match).flatMap(([found, fields]) => (found.startsWith(prefix) ? fields : none));
}

/** @param asked at most 31 words */
export function coverageOf({ match }: SearchResult, asked: readonly Asked[]): Coverage {
  let total = 0;
  let covered = 0;
  let sure = 0;
  let telling = 0;
  let strange = 0;
  let isNamed = true;
  let subjects = 0;
  let words = 0;
  for (const [at, word] of asked.entries()) {
    const fields = fieldsOf(match, word);
    let share = 0;
    for (const field of searchFields) {
      share = fields.includes(field) && covers[field] > share ? covers[field] : share;
    }
    if (!word.isSubject && !word.isObject && fields.length === 0) {
      strange += word.weight;
    } else {
      total += word.weight;
    }
    covered += word.weight * share * (word.term === null ? certainty.begun : word.certainty);
    sure += word.isTyped && fields.length > 0 ? 1 : 0;
    telling += fields.length > 0 && !word.isAttribute ? 1 : 0;
    isNamed &&= fields.includes("title");
    words |= fields.length > 0 ? 1 << at : 0;
    subjects |= share > covers.body ? 1 << at : 0;
  }
  const all = total + strange * (telling >= 2 ? strangeWeight : 1);
  return { coverage: all === 0 ? 0 : covered / all, isSure: sure > 0, isNamed, subjects, words };
}
