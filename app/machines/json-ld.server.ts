/** What machines read: structured data of a page, and the source of the texts for search engines and assistants. */
import { offeredCarriers } from "../content/carriers/index.ts";
import { numbers } from "../text/numbers.server.ts";
import { hours } from "../content/hours.ts";
import { storeRules } from "../content/store-rules.ts";
import { storeDate } from "../hours/store-days.ts";
import { pageGraph, scriptJson } from "./page-graph.ts";
import type { StoreFactsSource } from "./store-facts.ts";
import { findPage, indexedPages } from "../site/pages.server.ts";
import { site } from "../site/site.server.ts";

const pathsById = new Map(indexedPages.map(({ id, path }) => [id, path]));

/** What `/facts.json` and `/llms.txt` are made from. */
export const storeFactsSource: StoreFactsSource = {
  site,
  hours,
  numbers,
  rules: storeRules,
  carriers: offeredCarriers,
  pages: indexedPages,
  pathOf: (owner) => {
    const path = pathsById.get(owner);
    if (path === undefined) {
      throw new Error(`No page called ${owner}`);
    }
    return path;
  },
};

const structuredDataByUrl = new Map<string, { today: string; made: string }>();

/**
 * The structured data of a page as the text of its script element; made once a day. Null where search engines list no
 * page.
 */
export function viewStructuredData(path: string, origin: string, now: Date): string | null {
  const page = findPage(path);
  if (page?.isIndexed !== true) {
    return null;
  }
  const url = `${origin}${page.path}`;
  const today = storeDate(now);
  let entry = structuredDataByUrl.get(url);
  if (entry?.today !== today) {
    entry = { today, made: scriptJson(pageGraph(page, { site, hours, today, origin })) };
    structuredDataByUrl.set(url, entry);
  }
  return entry.made;
}
