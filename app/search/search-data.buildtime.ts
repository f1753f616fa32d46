/**
 * The search index as data, made while the site is built: analyzing all texts would cost a new isolate more processor time
 * than a request may take.
 */
import MiniSearch from "minisearch";
import { notOffered } from "../content/search/not-offered.ts";
import { synonyms } from "../content/search/synonyms.ts";
import { verbs } from "../content/search/verbs.ts";
import { site } from "../content/site.ts";
import { besides, createAnalyzer, indexOptions, phraseOf, phrasesOf, stem, tokenize } from "./engine/analysis.ts";
import { searchDocuments } from "./search-documents.server.ts";
import { stopWords } from "./words/stop-words.ts";
import { elsewhere, kinds, nearby, unnamed } from "./words/word-kinds.ts";

/** Upper bound on documents that have a word in their bodies; a more common word is left out of them. */
const commonFrom = 40;

const mostFirst = (counts: ReadonlyMap<string, number>) => [...counts].toSorted((a, b) => b[1] - a[1]);

const countOf = (items: readonly string[]) =>
  new Map([...Map.groupBy(items, (item) => item)].map(([item, same]) => [item, same.length] as const));

export type SearchData = ReturnType<typeof buildSearchData>;

function buildSearchData() {
  const documents = searchDocuments().map(({ indexFields, ...document }) => ({ ...document, ...indexFields() }));
  const phrases = phrasesOf([...synonyms, ...kinds()]);
  const { analyze, indexTerms } = createAnalyzer(phrases);
  const termsOf = (text: string) => indexTerms(tokenize(text));
  const meaningOf = (text: string) =>
    analyze(tokenize(text)).flatMap(({ term, isStopWord }) => (isStopWord ? [] : [term]));
  /** The terms of a phrase, which one may also ask for without "buy" and the like. */
  const askedBy = (text: string) => {
    const all = analyze(tokenize(text)).map(({ term }) => term);
    return all.length === 1 ? all : all.filter((term) => !besides.has(term));
  };
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
  const named = countOf(documents.flatMap(({ names }) => [...new Set(names.flatMap(termsOf))]));
  const index = new MiniSearch(indexOptions);
  index.addAll(
    read.map(({ subjects: [title = [], tags = [], topic = []], body, phrases: own }, id) => ({
      id,
      phrases: own.join("\n"),
      title: title.join("\n"),
      tags: tags.join("\n"),
      topic: topic.filter((term) => (named.get(term) ?? 0) < 3).join("\n"),
      body: body.filter((term) => (frequency.get(term) ?? 0) <= commonFrom).join("\n"),
    })),
  );
  const texts = documents.flatMap(({ title, tags, topic, body }) => [title, tags, topic, body]);
  const written = countOf([...texts, ...notOffered, ...synonyms, ...kinds()].flatMap(tokenize));
  return {
    /** Documents have their position as id. */
    index: index.toJSON(),
    /** Terms, the most frequent first, each with the count of pages that have it elsewhere than in bodies. */
    terms: mostFirst(frequency).map(([term]) => [term, pages.get(term) ?? 0] as const),
    /** Words as they are written that are not among the terms, the most frequent first. */
    words: mostFirst(written).flatMap(([word]) => (frequency.has(word) || stopWords.has(word) ? [] : [word])),
    phrases,
    /** Things that the store does not list, by name, and the terms of each phrase that asks for them, in any order. */
    notOffered: notOffered.map((line) => {
      const all = line.split(/,\s*/);
      return { name: all[0] ?? "", phrases: all.map(askedBy) };
    }),
    /** Verbs in terms, the most special first, each with the id of its answer. */
    verbs: Object.entries(verbs).map(([verb, answer]) => [stem(verb), answer] as const),
    /** Terms in names of pages. */
    naming: [...named.keys()].filter((term) => !unnamed.has(term)),
    /** Terms that name a town. */
    places: [elsewhere, nearby, ...new Set(site.areaServed.flatMap(meaningOf))],
  };
}

/** The index as JSON, which is parsed at the first question. */
export const searchData = JSON.stringify(buildSearchData());
