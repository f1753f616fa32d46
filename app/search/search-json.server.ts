/** The response of `/search.json`, for the fields that search while a visitor types. */
import { searchBoxLimit, type SearchJson } from "../search-field/search.ts";
import { popularEntries, type SearchView } from "./search.server.ts";
import { plainText, type RichText } from "../text/rich-text.ts";
import { searchNotes, summarize } from "./search-page.server.ts";

const maxTextLength = 220;

/** The response without a question: services by name. */
export const popularJson = (): SearchJson => ({
  answers: [],
  also: [],
  title: "Popular Services",
  results: popularEntries.map(({ title, href }) => ({ title, href })),
  summary: [],
  suggestion: null,
  isName: true,
  isBegun: false,
});

/**
 * The response to a question: at most 4 KB, whatever the records say.
 * @param isClosed whether a notice closes the store now
 */
export function searchJson(query: string, found: SearchView, isClosed: boolean): SearchJson {
  const shown = found.results.slice(0, searchBoxLimit);
  const { suggestion, also, notOffered, isName, isBegun } = found;
  const note = found.answers.length === 0 && suggestion === null ? [plainText(searchNotes(found))] : [];
  const summary = [...note, ...summarize(query, found, shown.length)].filter(Boolean);
  return {
    answers: found.answers.map(({ title, to, source, brief, open }) => ({
      title,
      text: [...(open === null ? [] : [isClosed ? "Closed." : `${open.text}.`]), wordsOf(brief)].join(" "),
      source,
      href: to,
    })),
    also: also.map(({ title, to }) => ({ title, href: to })),
    title: "Pages",
    results: shown.map((entry) => ({ ...entry, description: shorten(entry.description) })),
    // Don't say that there is no answer while the last word may go on.
    summary: notOffered === null && isBegun ? summary.slice(-1) : summary,
    suggestion,
    isName,
    isBegun,
  };
}

/** Plain text, with " · " between the items of a list that are no sentences, and a line for each row of a table. */
const wordsOf = (body: RichText) =>
  body
    .map((block) =>
      "ul" in block
        ? block.ul.map((item) => plainText([{ p: item }])).join(" · ")
        : "table" in block
          ? [block.table.head, ...block.table.rows]
              .map((row) => row.map((cell) => plainText([{ p: cell }])).join(" · "))
              .join("\n")
          : plainText([block]),
    )
    .join("\n")
    .replaceAll(". · ", ". ");

/** Cuts a text after a sentence or an item of a list, or after a word where the first of them is longer. */
function shorten(text: string): string {
  const start = text.slice(0, maxTextLength);
  return text.length <= maxTextLength
    ? text
    : (/^.*(?:[.?!](?= )|(?= · ))/.exec(start)?.[0] ?? `${start.replace(/\s+\S*$/, "")} …`);
}
