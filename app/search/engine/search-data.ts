/**
 * The search index as data, made while the site is built: analyzing all texts would cost a new isolate more processor time
 * than a request may take.
 */
import MiniSearch, { type AsPlainObject } from "minisearch";
import type { Synonyms } from "../../content/schema.ts";
import { createAnalyzer, isNumber, phrasesOf, tokenize, type Phrase } from "./analysis.ts";
import { stopWords } from "../words/stop-words.ts";
import { elsewhere, unnamed } from "../words/word-kinds.ts";

/** Texts of a document. */
export interface SearchFields {
  /** A question, a heading or a name. */
  title: string;
  /** Words that people type for it, with commas between them. */
  tags: string;
  /** Its service or group. */
  topic: string;
  body: string;
}

interface SearchSource {
  /** Documents with their page; `names` are those of the page, if the document is the page itself. */
  documents: ReadonlyArray<SearchFields & { page: string; names: readonly string[] }>;
  synonyms: Synonyms;
  /** Things that people ask for and the store does not list: the first of a line names all of it. */
  notOffered: Synonyms;
  /** Names of towns. */
  places: readonly string[];
}

/** A thing that the store does not list: its name, and the terms that ask for it, in any order. */
export interface NotOffered {
  name: string;
  terms: readonly string[];
}

interface SearchData {
  /** Documents have their position as id. */
  index: AsPlainObject;
  /** Terms, the most frequent first, each with the count of pages that have it elsewhere than in bodies. */
  terms: ReadonlyArray<readonly [term: string, pages: number]>;
  /** Words as they are written that are not among the terms, the most frequent first. */
  words: readonly string[];
  phrases: readonly Phrase[];
  /** The phrases with the most words first. */
  notOffered: readonly NotOffered[];
  /** Terms in names of pages, each with those pages. */
  naming: ReadonlyArray<readonly [term: string, pages: readonly string[]]>;
  /** Terms that name a town. */
  places: readonly string[];
}

/** Upper bound on documents that have a word in their bodies; a more common word is left out of them. */
const commonFrom = 40;

/** Options of MiniSearch for texts that are terms with line breaks between them. */
const options = {
  fields: ["title", "tags", "topic", "body", "phrases"],
  tokenize: (terms: string) => terms.split("\n"),
  processTerm: (term: string) => term,
};

/** The terms of a text in one term, for texts that ask the same. */
export const phraseOf = (terms: readonly string[]): string =>
  `=${[...new Set(terms.filter((term) => !isNumber(term) && term !== elsewhere))].toSorted().join("+")}`;

export function buildSearchData({ documents, synonyms, notOffered, places }: SearchSource): SearchData {
  const phrases = phrasesOf(synonyms);
  const { analyze, indexTerms } = createAnalyzer(phrases);
  const termsOf = (text: string) => indexTerms(tokenize(text));
  const meaningOf = (text: string) =>
    analyze(tokenize(text)).flatMap(({ term, isStopWord }) => (isStopWord ? [] : [term]));
  const read = documents.map(({ page, title, tags, topic, body }) => ({
    page,
    subjects: [title, tags, topic].map(termsOf),
    body: termsOf(body),
    phrases: [title, ...tags.split(", ")].map((text) => phraseOf(meaningOf(text))),
  }));
  const frequency = countOf(read.flatMap(({ subjects, body }) => [...new Set([...subjects.flat(), ...body])]));
  const pages = countOf(
    [...Map.groupBy(read, ({ page }) => page).values()].flatMap((parts) => [
      ...new Set(parts.flatMap(({ subjects }) => subjects.flat())),
    ]),
  );
  const named = new Map<string, string[]>();
  for (const { page, names } of documents) {
    for (const term of new Set(names.flatMap(termsOf))) {
      named.set(term, [...(named.get(term) ?? []), page]);
    }
  }
  const index = new MiniSearch(options);
  index.addAll(
    read.map(({ subjects: [title = [], tags = [], topic = []], body, phrases: own }, id) => ({
      id,
      phrases: own.join("\n"),
      title: title.join("\n"),
      tags: tags.join("\n"),
      topic: topic.filter((term) => (named.get(term)?.length ?? 0) < 3).join("\n"),
      body: body.filter((term) => (frequency.get(term) ?? 0) <= commonFrom).join("\n"),
    })),
  );
  const texts = documents.flatMap(({ title, tags, topic, body }) => [title, tags, topic, body]);
  const written = countOf([...texts, ...notOffered.flat(), ...synonyms.flat()].flatMap(tokenize));
  const asked = documents
    .flatMap(({ title, tags }) => [title, ...tags.split(", ")])
    .map((text) => new Set(analyze(tokenize(text)).map(({ term }) => term)));
  return {
    index: index.toJSON(),
    terms: mostFirst(frequency).map(([term]) => [term, pages.get(term) ?? 0]),
    words: mostFirst(written).flatMap(([word]) => (frequency.has(word) || stopWords.has(word) ? [] : [word])),
    phrases,
    notOffered: notOffered
      .flatMap((line) =>
        line.map((phrase) => ({ name: line[0] ?? "", terms: analyze(tokenize(phrase)).map(({ term }) => term) })),
      )
      // Leaves out phrases whose terms a question or a tag has.
      .filter(({ terms }) => !asked.some((said) => terms.every((term) => said.has(term))))
      .toSorted((a, b) => b.terms.length - a.terms.length),
    naming: [...named].filter(([term]) => !unnamed.has(term)),
    places: [elsewhere, ...new Set(places.flatMap(meaningOf))],
  };
}

const mostFirst = (counts: ReadonlyMap<string, number>) => [...counts].toSorted((a, b) => b[1] - a[1]);

const countOf = (items: readonly string[]) =>
  new Map([...Map.groupBy(items, (item) => item)].map(([item, same]) => [item, same.length] as const));

export type SearchIndex = Omit<ReturnType<typeof openSearchData>, "index">;

/** @param json of `buildSearchData` */
export function openSearchData(json: string) {
  const { index, terms, words, phrases, notOffered, naming, places }: SearchData = JSON.parse(json);
  return {
    index: MiniSearch.loadJS(index, options),
    terms: new Map(terms),
    /** All words as they are written, for corrections. */
    words: [...terms.map(([term]) => term), ...words, ...stopWords],
    analyze: createAnalyzer(phrases).analyze,
    notOffered,
    naming: new Map(naming),
    places: new Set(places),
  };
}
