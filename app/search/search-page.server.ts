/** `/search`, and the sentences about the results of a search. */
import { searchPage } from "../content/pages/search.ts";
import { site } from "../content/site.ts";
import { storeContact } from "../site/site.server.ts";
import { counted } from "../text/english.ts";
import { parseRichText, type RichText } from "../text/rich-text.ts";
import { popularEntries, searchAll, type SearchView } from "./search.server.ts";
import { readQuery, searchTitle } from "../search-field/search.ts";

/**
 * "2 answers, 8 of 12 pages", or the advice for a search without results; nothing where `searchNotes` says it all.
 * @param shown count of the results that there is room for
 */
export function summarize(query: string, found: SearchView, shown = found.results.length): string[] {
  const { answers, results, notOffered } = found;
  if (notOffered !== null) {
    return [];
  }
  if (answers.length === 0 && results.length === 0) {
    const hint = "Try searching for shipping, printing, or business services";
    return [`No services found for "${query}"`, hint];
  }
  const pages = `${shown < results.length ? `${shown} of ` : ""}${counted(results.length, "page")}`;
  return [answers.length === 0 ? pages : `${counted(answers.length, "answer")}, ${pages}`];
}

/** The corrected question, further needs in it, or the advice to call where the site has no answer. */
export function searchNotes({ answers, also, suggestion, notOffered, isName }: SearchView): RichText {
  const { phone } = storeContact;
  if (suggestion !== null) {
    const to = `/search?${new URLSearchParams({ q: suggestion }).toString()}`;
    return [{ p: ["Did you mean ", { link: suggestion, to }, "?"] }];
  }
  if (also.length > 0) {
    const links = also.flatMap(({ title, to }, at) => [at === 0 ? "Also: " : ", ", { link: title, to }]);
    return [{ p: links }];
  }
  if (notOffered === null && (answers.length > 0 || isName)) {
    return [];
  }
  const unsaid = notOffered === null ? "to that" : `about ${notOffered}`;
  return [{ p: [`We don't have an answer ${unsaid} here. Call `, { link: phone.text, to: phone.url }, "."] }];
}

/** `/search` @param typed the question in the address */
export function viewSearchPage(typed: string, now: Date) {
  const { heroTitle, heroImage, intro } = searchPage;
  const query = readQuery(typed);
  const found = query === "" ? null : searchAll(query, now);
  return {
    ...(query !== "" && { documentTitle: searchTitle(query, site.name) }),
    page: {
      heroTitle,
      emptyImage: heroImage,
      intro: parseRichText(intro),
      query,
      found,
      summary: found === null ? [] : summarize(query, found),
      popular: popularEntries,
      notes: found === null ? [] : searchNotes(found),
    },
  };
}
