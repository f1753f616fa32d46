/** The search index: made while the site is built, since it takes reading every word of it. */
import { notOffered } from "../content/search/not-offered.ts";
import { synonyms } from "../content/search/synonyms.ts";
import { site } from "../content/site.ts";
import { buildSearchData } from "./engine/search-data.ts";
import { searchDocuments } from "./search-documents.server.ts";

/** JSON, so that nothing of it is read before the first question. */
export const searchData = JSON.stringify(
  buildSearchData({
    documents: searchDocuments().map(({ page, title, names = [], more }) => ({ page, names, title, ...more() })),
    synonyms,
    notOffered,
    places: site.areaServed,
  }),
);
