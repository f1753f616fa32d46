/**
 * The search index as data. It is made where the site is built: analyzing all texts anew would cost a fresh isolate more
 * processor time than a request may take.
 */
import MiniSearch, { type AsPlainObject } from "minisearch";
import type { Synonyms } from "../../content/schema.ts";
import { createAnalyzer, tokenize, writePhrases } from "./analysis.ts";
import { stopWords } from "./stop-words.ts";
import { unnamed } from "./word-kinds.ts";

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
  /** The page is the one that the document stands on, the names are what that page is called, if it is the page itself. */
  documents: ReadonlyArray<SearchFields & { page: string; names: readonly string[] }>;
  synonyms: Synonyms;
  /** What people ask for and we do not list: the first of a line names all of it. */
  notOffered: Synonyms;
}

/** Texts, so that they are constants of the bundle. */
export interface SearchData {
  /** MiniSearch's own terms and places, shortened. Documents have their position as id. */
  terms: string;
  /** How many terms each field of each document has: fields parted by commas, documents by spaces. */
  lengths: string;
  /** In how many documents each term stands, in their order, which is the most frequent first; parted by spaces. */
  frequency: string;
  /** On how many pages each term stands elsewhere than in bodies, in the same order, parted by spaces. */
  spread: string;
  /** Words as they are written that are not among the terms, the most frequent first, parted by spaces. */
  words: string;
  /** See `writePhrases`. */
  phrases: string;
  /** A line for each phrase of what we do not list, the longest first: its name, and its terms, parted by tabs. */
  notOffered: string;
  /** A line for each page: its path, and the terms that name it, parted by tabs. */
  names: string;
  /** A line for each document: those of the terms that name its page which stand in its title, parted by tabs. */
  titles: string;
}

export interface TermSpread {
  frequency: number;
  /** 0 for a term that only bodies have: no question is about it. */
  pages: number;
}

export interface SearchIndex {
  index: MiniSearch;
  /** In how many documents a term stands, and on how many pages elsewhere than in bodies. */
  terms: ReadonlyMap<string, TermSpread>;
  /** Every word as it is written, for spelling. */
  words: readonly string[];
  notOffered: ReadonlyArray<{ name: string; terms: readonly string[] }>;
  /** By the path of a page: the terms that name it. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Of each document: those of them that stand in its title. */
  titles: ReadonlyArray<readonly string[]>;
}

const bodyField = searchFields.indexOf("body");

/** A word that stands in more documents than this says nothing where it stands in their bodies. */
const commonFrom = 40;

/** Rarer words are not worth their weight: terms are nearly as good to find a misspelled word by. */
const spelledFrom = 5;

const options = {
  fields: [...searchFields],
  tokenize: (terms: string) => terms.split("\n"),
  processTerm: (term: string) => term,
};

export function buildSearchData({ documents, synonyms, notOffered }: SearchSource): SearchData {
  const phrases = writePhrases(synonyms);
  const { indexTerms } = createAnalyzer(phrases);
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
  const often = (term: string) => frequency.get(term) ?? 1;
  const terms = plain.index.toSorted(([a], [b]) => often(b) - often(a));
  const spread = countOf(
    [...Map.groupBy(read.keys(), (id) => documents[id]?.page).values()].flatMap((ids) => [
      ...new Set(ids.flatMap((id) => read[id]?.slice(0, bodyField).flat() ?? [])),
    ]),
  );
  const texts = documents.flatMap((document) => searchFields.map((field) => document[field]));
  const written = countOf([...texts, ...notOffered.flat()].flatMap(tokenize));
  const names = new Map(
    documents
      .filter((document) => document.names.length > 0)
      .map((document) => {
        const naming = document.names.flatMap((name) => indexTerms(tokenize(name)));
        return [document.page, new Set(naming.filter((term) => !unnamed.has(term)))] as const;
      }),
  );
  const spelled = [...written]
    .filter(([, count]) => count >= spelledFrom)
    .toSorted((a, b) => b[1] - a[1])
    .map(([word]) => word);
  return {
    terms: shorten(JSON.stringify(terms)),
    lengths: documents
      .map((_, id) => searchFields.map((_field, field) => plain.fieldLength[id]?.[field] ?? 0).join())
      .join(" "),
    frequency: terms.map(([term]) => often(term)).join(" "),
    spread: terms.map(([term]) => spread.get(term) ?? 0).join(" "),
    words: [...new Set([...spelled, ...synonyms.flat().flatMap(tokenize)])]
      .filter((word) => !frequency.has(word) && !stopWords.has(word))
      .join(" "),
    phrases,
    notOffered: stillNotOffered({ documents, synonyms, notOffered })
      .toSorted((a, b) => b.length - a.length)
      .map((line) => line.join("\t"))
      .join("\n"),
    names: [...names].map(([page, naming]) => [page, ...naming].join("\t")).join("\n"),
    titles: documents
      .map(({ page }, id) => [...new Set(read[id]?.[0])].filter((term) => names.get(page)?.has(term)).join("\t"))
      .join("\n"),
  };
}

/** Without what a question or a tag speaks of by now. */
function stillNotOffered({ documents, synonyms, notOffered }: SearchSource): string[][] {
  const { analyze } = createAnalyzer(writePhrases(synonyms));
  const termsOf = (text: string) => analyze(tokenize(text)).map(({ term }) => term);
  const spoken = documents
    .flatMap(({ title, tags }) => [title, ...tags.split(", ")])
    .map((text) => new Set(termsOf(text)));
  return notOffered
    .flatMap((phrases) => phrases.map((phrase) => [phrases[0] ?? "", ...termsOf(phrase)]))
    .filter(([, ...terms]) => !spoken.some((said) => terms.every((term) => said.has(term))));
}

function countOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}

export function openSearchData(data: SearchData): SearchIndex {
  const { terms, lengths, frequency, spread, words, notOffered, names, titles } = data;
  const index: AsPlainObject["index"] = JSON.parse(lengthen(terms));
  const frequencies = frequency.split(" ").map(Number);
  const pages = spread.split(" ").map(Number);
  return {
    index: MiniSearch.loadJS(asPlainObject(index, lengths), options),
    terms: new Map(
      index.map(([term], at) => [term, { frequency: frequencies[at] ?? 1, pages: pages[at] ?? 0 }] as const),
    ),
    words: [...index.map(([term]) => term), ...words.split(" "), ...stopWords],
    notOffered: notOffered.split("\n").map((line) => {
      const [name = "", ...phrase] = line.split("\t");
      return { name, terms: phrase };
    }),
    names: new Map(
      names.split("\n").map((line) => {
        const [page = "", ...naming] = line.split("\t");
        return [page, new Set(naming)] as const;
      }),
    ),
    titles: titles.split("\n").map((line) => (line === "" ? [] : line.split("\t"))),
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
