/** Builds the index at build time and opens it at the first question. */
import MiniSearch from "minisearch";
import { stopWords } from "../words/stop-words.ts";
import { elsewhere, kinds, nearby, unnamed } from "../words/word-kinds.ts";
import { besides, createAnalyzer, indexOptions, phraseOf, phrasesOf, stem, tokenize } from "./analysis.ts";

/** Bodies leave out words that more documents have. */
const commonFrom = 40;

const mostFirst = (counts: ReadonlyMap<string, number>) => [...counts].toSorted((a, b) => b[1] - a[1]);

const countOf = (items: readonly string[]) =>
  new Map([...Map.groupBy(items, (item) => item)].map(([item, same]) => [item, same.length] as const));

interface IndexedText {
  page: string;
  title: string;
  tags: string;
  topic: string;
  body: string;
  /** Names of the page; empty for a passage. */
  names: readonly string[];
}

interface Vocabulary {
  /** Lines of comma-separated synonyms; the first names the meaning. */
  synonyms: readonly string[];
  /** Lines of comma-separated names; the first is shown. A line is dropped once a document mentions one of its names. */
  notOffered: readonly string[];
  towns: readonly string[];
}

export function buildIndex(documents: readonly IndexedText[], { synonyms, notOffered, towns }: Vocabulary) {
  const phrases = phrasesOf([...synonyms, ...kinds()]);
  const { analyze, indexTerms } = createAnalyzer(phrases);
  const termsOf = (text: string) => indexTerms(tokenize(text));
  const meaningOf = (text: string) =>
    analyze(tokenize(text)).flatMap(({ term, isStopWord }) => (isStopWord ? [] : [term]));
  /** People leave out "sell" and "buy", but next to a single word the verb decides. */
  const askedBy = (text: string) => {
    const all = analyze(tokenize(text)).map(({ term }) => term);
    const things = all.filter((term) => !besides.has(term));
    return things.length === 1 ? all : things;
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
  const inStems = (text: string) => ` ${tokenize(text).map(stem).join(" ")} `;
  const stated = documents.flatMap(({ title, topic, body }) => [title, topic, body].map(inStems)).join("|");
  const unlisted = notOffered.filter((line) => !line.split(/,\s*/).some((name) => stated.includes(inStems(name))));
  const written = countOf([...texts, ...unlisted, ...synonyms, ...kinds()].flatMap(tokenize));
  return {
    /** The id of a document is its position. */
    index: index.toJSON(),
    /** Terms by frequency, with the number of pages that have them outside of bodies. */
    terms: mostFirst(frequency).map(([term]) => [term, pages.get(term) ?? 0] as const),
    /** Written forms that are no terms, by frequency. */
    words: mostFirst(written).flatMap(([word]) => (frequency.has(word) || stopWords.has(word) ? [] : [word])),
    phrases,
    notOffered: unlisted.map((line) => {
      const all = line.split(/,\s*/);
      return { name: all[0] ?? "", phrases: all.map(askedBy) };
    }),
    /** Pages by the terms in their names. */
    naming: [...named.keys()]
      .filter((term) => !unnamed.has(term))
      .map(
        (term) =>
          [
            term,
            documents.filter(({ names }) => names.flatMap(termsOf).includes(term)).map(({ page }) => page),
          ] as const,
      ),
    places: [elsewhere, nearby, ...new Set(towns.flatMap(meaningOf))],
  };
}

export type SearchIndex = Omit<ReturnType<typeof openIndex>, "index">;

/** @param json output of `buildIndex` */
export function openIndex(json: string) {
  const { index, terms, words, phrases, notOffered, naming, places }: ReturnType<typeof buildIndex> = JSON.parse(json);
  return {
    index: MiniSearch.loadJS(index, indexOptions),
    terms: new Map(terms),
    /** For spelling corrections. */
    words: [...terms.map(([term]) => term), ...words, ...stopWords],
    ...createAnalyzer(phrases),
    notOffered: notOffered.map(({ name, phrases: ways }) => ({ name, phrases: ways, terms: new Set(ways.flat()) })),
    naming: new Map(naming),
    places: new Set(places),
  };
}
