/** The structured data of a page. */
import { hours } from "../content/hours.ts";
import { storeDate } from "../hours/store-days.ts";
import { pageGraph, scriptJson } from "./page-graph.ts";
import type { PageRecord } from "../pages/page-record.ts";
import { findPage } from "../pages/pages.server.ts";
import { memoize } from "../site/memoize.ts";
import { site } from "../site/site.server.ts";

/** The structured data of one day by origin and page, each made on first use. */
const structuredDataOn = memoize(
  (today: string) =>
    memoize((origin: string) =>
      memoize((page: PageRecord) => scriptJson(pageGraph(page, { site, hours, today, origin }))),
    ),
  1,
);

/**
 * The structured data of a page as the text of its script element; made once a day. Null where search engines list no
 * page.
 */
export function viewStructuredData(path: string, origin: string, now: Date): string | null {
  const page = findPage(path);
  return page?.isIndexed === true ? structuredDataOn(storeDate(now))(origin)(page) : null;
}
