/**
 * The search index as data. It is made where the site is built: analyzing all texts anew would cost a fresh isolate more
 * processor time than a request may take.
 */
import MiniSearch, { type AsPlainObject } from "minisearch";
import type { Synonyms } from "../../content/schema.ts";
import { createAnalyzer, tokenize } from "./analysis.ts";
import { stopWords } from "./stop-words.ts";

/** What the words of a question are looked for in. */
export interface SearchFields {
  /** A question, a heading, a name. */
  title: string;
  /** Words people type for it, parted by commas. */
  tags: string;
  /** What it belongs to: the service, the group. */
  topic: string;
  body: string;
}

export const searchFields = ["title", "tags", "topic", "body"] as const;

export interface SearchSource {
  documents: readonly SearchFields[];
  synonyms: Synonyms;
  /** What people ask for and nothing is said of. */
  unlisted: readonly string[];
}

/** Texts, so that they are constants of the bundle. */
export interface SearchData {
  /** MiniSearch's own terms and places, shortened. Documents have their position as id. */
  terms: string;
  /** How many terms each field of each document has: fields parted by commas, documents by spaces. */
  lengths: string;
  /** In how many documents each term stands, in their order, parted by spaces. */
  frequency: string;
  /** Words as they are written that are not among the terms, the most frequent first, parted by spaces. */
  words: string;
  /** The terms of what is unlisted, parted by tabs, a line each. */
  unlisted: string;
}

export interface SearchIndex {
  index: MiniSearch;
  frequency: ReadonlyMap<string, number>;
  /** Terms that stand elsewhere than in bodies: what questions are about. */
  subjects: ReadonlySet<string>;
  /** Every word as it is written, for spelling. */
  words: readonly string[];
  unlisted: ReadonlyArray<readonly string[]>;
}

const bodyField = String(searchFields.indexOf("body"));

/** A word that stands in more documents than this says nothing where it stands in their bodies. */
const commonFrom = 40;

/** Rarer words are not worth their weight: terms are nearly as good to find a misspelled word by. */
const spelledFrom = 5;

const options = {
  fields: [...searchFields],
  tokenize: (terms: string) => terms.split("\n"),
  processTerm: (term: string) => term,
};

export function buildSearchData({ documents, synonyms, unlisted }: SearchSource): SearchData {
  const { indexTerms } = createAnalyzer(synonyms);
  const read = documents.map((document) => searchFields.map((field) => indexTerms(tokenize(document[field]))));
  const frequency = countOf(read.flatMap((fields) => [...new Set(fields.flat())]));
  const isRare = (term: string) => (frequency.get(term) ?? 0) <= commonFrom;
  const index = new MiniSearch(options);
  index.addAll(
    read.map(([title = [], tags = [], topic = [], body = []], id) => ({
      id,
      title: title.join("\n"),
      tags: tags.join("\n"),
      topic: topic.join("\n"),
      body: body.filter(isRare).join("\n"),
    })),
  );
  const plain = index.toJSON();
  const texts = documents.flatMap((document) => searchFields.map((field) => document[field]));
  const written = countOf([...texts, ...unlisted].flatMap(tokenize));
  return {
    terms: shorten(JSON.stringify(plain.index)),
    lengths: documents
      .map((_, id) => searchFields.map((_field, field) => plain.fieldLength[id]?.[field] ?? 0).join())
      .join(" "),
    frequency: plain.index.map(([term]) => frequency.get(term)).join(" "),
    words: [...written]
      .filter(([word, count]) => count >= spelledFrom && !frequency.has(word) && !stopWords.has(word))
      .toSorted((a, b) => b[1] - a[1])
      .map(([word]) => word)
      .join(" "),
    unlisted: stillUnlisted({ documents, synonyms, unlisted })
      .map((terms) => terms.join("\t"))
      .join("\n"),
  };
}

/** Without what a question or a tag speaks of by now. */
function stillUnlisted({ documents, synonyms, unlisted }: SearchSource): string[][] {
  const { analyze } = createAnalyzer(synonyms);
  const termsOf = (text: string) => analyze(tokenize(text)).map(({ term }) => term);
  const spoken = documents
    .flatMap(({ title, tags }) => [title, ...tags.split(", ")])
    .map((text) => new Set(termsOf(text)));
  return unlisted.map(termsOf).filter((terms) => !spoken.some((said) => terms.every((term) => said.has(term))));
}

function countOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}

export function openSearchData(
  { terms, lengths, frequency, words, unlisted }: SearchData,
  synonyms: Synonyms,
): SearchIndex {
  const index: AsPlainObject["index"] = JSON.parse(lengthen(terms));
  const counts = frequency.split(" ").map(Number);
  const frequencies = index.map(([term], at): [string, number] => [term, counts[at] ?? 1]);
  const byFrequency = frequencies.toSorted((a, b) => b[1] - a[1]).map(([term]) => term);
  return {
    index: MiniSearch.loadJS(asPlainObject(index, lengths), options),
    frequency: new Map(frequencies),
    subjects: new Set(
      index.flatMap(([term, places]) => (Object.keys(places).some((field) => field !== bodyField) ? [term] : [])),
    ),
    words: [...new Set([...byFrequency, ...words.split(" "), ...synonyms.flat().flatMap(tokenize), ...stopWords])],
    unlisted: unlisted.split("\n").map((line) => line.split("\t")),
  };
}

/** `{"3":1,"14":2}` ↔ `{3,"14":2}`: nearly all terms stand once where they stand, and in JSON each place costs six characters more. */
const shorten = (json: string) => json.replaceAll(/"(\d+)":1(?=[,}])/g, "$1");
const lengthen = (json: string) => json.replaceAll(/(?<=[{,])\d+(?=[,}])/g, '"$&":1');

/** What MiniSearch writes besides its terms follows from how many there are. */
function asPlainObject(index: AsPlainObject["index"], lengths: string): AsPlainObject {
  const fieldLength = lengths.split(" ").map((line) => line.split(",").map(Number));
  const ids = fieldLength.map((_, id) => [id, id]);
  const average = (field: number) =>
    fieldLength.reduce((sum, length) => sum + (length[field] ?? 0), 0) / fieldLength.length;
  return {
    documentCount: fieldLength.length,
    nextId: fieldLength.length,
    documentIds: Object.fromEntries(ids),
    fieldIds: Object.fromEntries(searchFields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(fieldLength.entries()),
    averageFieldLength: searchFields.map((_, field) => average(field)),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}
