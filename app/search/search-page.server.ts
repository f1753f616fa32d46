import { searchPage } from "../content/pages/search.ts";
import { site } from "../content/site.ts";
import { readQuery, searchTitle } from "./search.ts";
import { searchNotes, summarize } from "./engine/summary.server.ts";
import { viewPage } from "../pages/pages.server.ts";
import { popularEntries, searchAll } from "./search.server.ts";
import { parseRichText } from "../text/rich-text.ts";

/** `/search` @param typed the question in the address */
export function viewSearchPage(typed: string, now: Date) {
  const { head, trail, words } = viewPage(searchPage);
  const query = readQuery(typed);
  const found = query === "" ? null : searchAll(query, now);
  return {
    head: { ...head, title: query === "" ? head.title : searchTitle(query, site.name) },
    page: {
      heroTitle: words.heroTitle,
      emptyImage: words.heroImage,
      trail,
      intro: parseRichText(words.intro),
      query,
      found,
      summary: found === null ? [] : summarize(query, found),
      popular: popularEntries,
      notes: found === null ? [] : searchNotes(found),
    },
  };
}
