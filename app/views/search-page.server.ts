/** The page that answers questions. */
import { searchPage } from "../content/pages/search.ts";
import { site } from "../content/site.ts";
import type { RichText } from "../domain/rich-text.ts";
import { readQuery, searchTitle } from "../domain/search.ts";
import type { SearchView } from "../domain/search/answer-view.ts";
import { summarize } from "../domain/search/summary.ts";
import { viewPage } from "./pages.server.ts";
import { popularEntries, searchAll } from "./search.server.ts";
import { storeContact } from "./store.server.ts";
import { richText } from "./text.server.ts";

/** Where there is no answer, only the store can say: neither that we do it nor that we do not. */
function notesOn({ answers, suggestion }: SearchView): RichText {
  const { text, url } = storeContact.phone;
  const spelled = suggestion ?? "";
  const notes: RichText = [
    { p: ["Did you mean ", { link: spelled, to: `/search?${new URLSearchParams({ q: spelled }).toString()}` }, "?"] },
    { p: ["The answer is not listed here. Please call ", { link: text, to: url }, " and ask."] },
  ];
  return notes.filter((_, at) => (at === 0 ? suggestion !== null : answers.length === 0));
}

/** @param typed the question as it came in the address */
export function viewSearchPage(typed: string, now: Date) {
  const { head, trail, words } = viewPage(searchPage);
  const query = readQuery(typed);
  const found = query === "" ? null : searchAll(query, now);
  const shown = found?.results.length ?? 0;
  return {
    head: { ...head, title: query === "" ? head.title : searchTitle(query, site.name) },
    page: {
      heroTitle: words.heroTitle,
      emptyImage: words.heroImage,
      trail,
      intro: richText(words.intro),
      query,
      found,
      summary: found === null ? [] : summarize(query, found.answers.length, shown, shown),
      popular: popularEntries,
      notes: found === null ? [] : notesOn(found),
    },
  };
}
