import { searchPage } from "../content/pages/search.ts";
import { site } from "../content/site.ts";
import { storeContact } from "../site/site.server.ts";
import { counted } from "../text/english.ts";
import { parseRichText, plainText } from "../text/rich-text.ts";
import { popularEntries, searchAll } from "./search.server.ts";
import { readQuery, searchBoxLimit, searchTitle, type FoundView } from "../search-field/search.ts";

const hint = "Try searching for shipping, printing, or business services";

const popular = { title: "Popular Services", pages: popularEntries } as const;

const nothingYet: FoundView = {
  ...popular,
  count: null,
  advice: [],
  suggestion: null,
  note: [],
  answers: [],
  also: [],
  related: [],
  isName: false,
  isBegun: false,
};

function callAbout(what: string): FoundView["note"] {
  const { phone } = storeContact;
  return [{ p: [`We don't have an answer ${what} here. Call `, { link: phone.text, to: phone.url }, "."] }];
}

/**
 * @param query as `readQuery` cleans it
 * @param isBox shorter, and silent about missing answers until the last word is complete
 */
export function viewFound(query: string, now: Date, isBox = false): FoundView {
  if (query === "") {
    return nothingYet;
  }
  const { results, notOffered, ...found } = searchAll(query, now);
  const { answers, also, suggestion, isName } = found;
  const isOpen = isBox && found.isBegun && notOffered === null;
  const isNothing = answers.length === 0 && results.length === 0;
  const isUnanswered = notOffered !== null || (answers.length === 0 && also.length === 0 && !isName);
  const pages = isBox ? results.slice(0, searchBoxLimit) : results;
  const ofAll = pages.length < results.length ? `${pages.length} of ` : "";
  const counts = [
    ...(answers.length === 0 ? [] : [counted(answers.length, "answer")]),
    `${ofAll}${counted(results.length, "page")}`,
  ];
  return {
    ...found,
    answers: isBox ? answers.map((answer) => ({ ...answer, body: answer.brief })) : answers,
    related: isBox ? [] : found.related,
    count: notOffered !== null || isNothing ? null : counts.join(", "),
    advice: notOffered === null && isNothing ? [...(isOpen ? [] : [`No services found for "${query}"`]), hint] : [],
    note:
      isUnanswered && suggestion === null && !isOpen
        ? callAbout(notOffered === null ? "to that" : `about ${notOffered}`)
        : [],
    ...(results.length === 0 && !isBox ? popular : { title: "Pages", pages }),
  };
}

/** @param typed the `q` of `/search` */
export function viewSearchPage(typed: string, now: Date) {
  const { heroTitle, heroImage, intro } = searchPage;
  const query = readQuery(typed);
  return {
    ...(query !== "" && { documentTitle: searchTitle(query, site.name) }),
    page: { heroTitle, heroImage, intro: parseRichText(intro), query, found: viewFound(query, now) },
  };
}

/** `/search.json` */
export const dataOf = ({ answers, also, note, count, advice, title, pages, ...found }: FoundView) => ({
  answers: answers.map(({ title: name, to, source, body, open }) => ({
    title: name,
    text: [...(open === null ? [] : [`${open.text}.`]), plainText(body)].join(" "),
    source,
    href: to,
  })),
  also: also.map(({ title: name, to }) => ({ title: name, href: to })),
  title,
  results: pages,
  summary: [plainText(note), count ?? "", ...advice].filter(Boolean),
  suggestion: found.suggestion,
  isName: found.isName,
  isBegun: found.isBegun,
});
