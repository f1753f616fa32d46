/** The search index: made while the site is built, since it takes reading every word of it. */
import { notOffered } from "../content/search/not-offered.ts";
import { otherWords } from "../content/search/other-words.ts";
import { pageNames, pageTags } from "../content/search/page-tags.ts";
import { synonyms } from "../content/search/synonyms.ts";
import type { OtherWords, SearchTags } from "../content/schema.ts";
import { buildSearchData } from "../domain/search/search-data.ts";
import { searchDocuments } from "./search-documents.server.ts";

const tags: SearchTags & OtherWords = { ...pageTags, ...otherWords };
const otherNames: SearchTags = pageNames;
const tagsOf = (path: string) => tags[path] ?? [];

export const searchData = buildSearchData({
  documents: searchDocuments().map(({ id, page, title, names = [], more }) => ({
    page,
    names: id === page ? [title, ...names, ...(otherNames[page] ?? [])] : [],
    title,
    ...more(tagsOf),
  })),
  synonyms,
  notOffered,
});
