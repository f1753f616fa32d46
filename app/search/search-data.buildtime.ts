/** Built ahead, since analyzing all texts would slow the start of every isolate. */
import { notOffered } from "../content/search/not-offered.ts";
import { synonyms } from "../content/search/synonyms.ts";
import { site } from "../content/site.ts";
import { buildIndex } from "./engine/index-data.ts";
import { searchDocuments } from "./search-documents.server.ts";

const documents = searchDocuments().map(({ indexFields, ...document }) => ({ ...document, ...indexFields() }));

/** JSON, parsed at the first question. */
export const searchData = JSON.stringify(
  buildIndex(documents, {
    synonyms,
    notOffered,
    towns: site.areaServed,
  }),
);
