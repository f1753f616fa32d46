/** The search index: made while the site is built, since it takes reading every word of it. */
import { pageTags } from "../content/search/page-tags.ts";
import { synonyms } from "../content/search/synonyms.ts";
import { unlisted } from "../content/search/unlisted.ts";
import type { SearchTags } from "../content/schema.ts";
import { buildSearchData } from "../domain/search/search-data.ts";
import { searchDocuments } from "./search-documents.server.ts";

const tags: SearchTags = pageTags;
const tagsOf = (path: string) => tags[path] ?? [];

export const searchData = buildSearchData({
  documents: searchDocuments().map(({ title, more }) => ({ title, ...more(tagsOf) })),
  synonyms,
  unlisted: Object.values(unlisted).flat(),
});
