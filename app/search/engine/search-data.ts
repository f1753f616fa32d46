/** Opens the search index, which is made while the site is built. */
import MiniSearch from "minisearch";
import { createAnalyzer, indexOptions } from "./analysis.ts";
import type { SearchData } from "../search-data.buildtime.ts";
import { stopWords } from "../words/stop-words.ts";

export type SearchIndex = Omit<ReturnType<typeof openSearchData>, "index">;

/** @param json `searchData` */
export function openSearchData(json: string) {
  const { index, terms, words, phrases, notOffered, verbs, naming, places }: SearchData = JSON.parse(json);
  return {
    index: MiniSearch.loadJS(index, indexOptions),
    terms: new Map(terms),
    /** All words as they are written, for corrections. */
    words: [...terms.map(([term]) => term), ...words, ...stopWords],
    ...createAnalyzer(phrases),
    notOffered: notOffered.map(({ name, phrases: ways }) => ({ name, phrases: ways, terms: new Set(ways.flat()) })),
    verbs: new Map(verbs),
    naming: new Set(naming),
    places: new Set(places),
  };
}
