import { notOffered } from "../content/search/not-offered.ts";
import { synonyms } from "../content/search/synonyms.ts";
import { verbs } from "../content/search/verbs.ts";
import { site } from "../content/site.ts";
import { buildSearchData } from "./engine/search-data.ts";
import { searchDocuments } from "./search-documents.server.ts";

/** The search index as JSON, which is parsed at the first question. */
export const searchData = JSON.stringify(
  buildSearchData({
    documents: searchDocuments().map(({ page, title, names, indexFields }) => ({
      page,
      names,
      title,
      ...indexFields(),
    })),
    synonyms,
    notOffered,
    verbs,
    places: site.areaServed,
  }),
);
