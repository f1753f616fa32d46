/** The structured data of a page. */
import { hours } from "../content/hours.ts";
import { storeDate } from "../hours/store-days.ts";
import { pageGraph, scriptJson } from "./page-graph.ts";
import { findPage } from "../pages/pages.server.ts";
import { site } from "../site/site.server.ts";

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
