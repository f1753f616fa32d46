/** The search index: made of documents while the site is built, and opened at the first question. */
import MiniSearch from "minisearch";
import { stopWords } from "../words/stop-words.ts";
import { elsewhere, kinds, nearby, unnamed } from "../words/word-kinds.ts";
import { besides, createAnalyzer, indexOptions, phraseOf, phrasesOf, stem, tokenize } from "./analysis.ts";

/** Upper bound on documents that have a word in their bodies; a more common word is left out of them. */
const commonFrom = 40;

const mostFirst = (counts: ReadonlyMap<string, number>) => [...counts].toSorted((a, b) => b[1] - a[1]);

const countOf = (items: readonly string[]) =>
  new Map([...Map.groupBy(items, (item) => item)].map(([item, same]) => [item, same.length] as const));

/** A document as its texts, for the index. */
interface IndexedText {
  page: string;
  title: string;
  tags: string;
  topic: string;
  body: string;
  /** Names of pages, of a whole page. */
  names: readonly string[];
}

interface Vocabulary {
  /** Words with one meaning, a line each, with commas; the first of a line names it. */
  synonyms: readonly string[];
  /** What the store does not list, a line each; the first of a line names it. A line that the text of a document names is left out. */
  notOffered: readonly string[];
  towns: readonly string[];
}

/** The index as data. */
export function buildIndex(documents: readonly IndexedText[], { synonyms, notOffered, towns }: Vocabulary) {
  const phrases = phrasesOf([...synonyms, ...kinds()]);
  const { analyze, indexTerms } = createAnalyzer(phrases);
  const termsOf = (text: string) => indexTerms(tokenize(text));
  const meaningOf = (text: string) =>
    analyze(tokenize(text)).flatMap(({ term, isStopWord }) => (isStopWord ? [] : [term]));
  /** Terms of a phrase. People leave "sell" and "buy" out, but beside a single word the verb decides. */
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
    /** Documents have their position as id. */
    index: index.toJSON(),
    /** Terms, the most frequent first, each with the count of pages that have it elsewhere than in bodies. */
    terms: mostFirst(frequency).map(([term]) => [term, pages.get(term) ?? 0] as const),
    /** Words as they are written that are not among the terms, the most frequent first. */
    words: mostFirst(written).flatMap(([word]) => (frequency.has(word) || stopWords.has(word) ? [] : [word])),
    phrases,
    /** Things that the store does not list, by name, and the terms of each phrase that asks for them, in any order. */
    notOffered: unlisted.map((line) => {
      const all = line.split(/,\s*/);
      return { name: all[0] ?? "", phrases: all.map(askedBy) };
    }),
    /** Terms in names of pages, each with the pages. */
    naming: [...named.keys()]
      .filter((term) => !unnamed.has(term))
      .map(
        (term) =>
          [
            term,
            documents.filter(({ names }) => names.flatMap(termsOf).includes(term)).map(({ page }) => page),
          ] as const,
      ),
    /** Terms that name a town. */
    places: [elsewhere, nearby, ...new Set(towns.flatMap(meaningOf))],
  };
}

export type SearchIndex = Omit<ReturnType<typeof openIndex>, "index">;

/** Opens the index. @param json of what `buildIndex` made */
export function openIndex(json: string) {
  const { index, terms, words, phrases, notOffered, naming, places }: ReturnType<typeof buildIndex> = JSON.parse(json);
  return {
    index: MiniSearch.loadJS(index, indexOptions),
    terms: new Map(terms),
    /** All words as they are written, for corrections. */
    words: [...terms.map(([term]) => term), ...words, ...stopWords],
    ...createAnalyzer(phrases),
    notOffered: notOffered.map(({ name, phrases: ways }) => ({ name, phrases: ways, terms: new Set(ways.flat()) })),
    naming: new Map(naming),
    places: new Set(places),
  };
}
