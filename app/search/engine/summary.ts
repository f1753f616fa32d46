/** What the search says of what it has found, and of what it has not. */
import { counted } from "../../text/english.ts";
import type { RichText } from "../../text/rich-text.ts";
import type { SearchView } from "./answer-view.ts";

/** The number as people read it, and as a phone calls it. */
export interface Phone {
  text: string;
  url: string;
}

/**
 * "2 answers, 8 of 12 pages", or that there is nothing, and what to try. Nothing where `searchNotes` says it all.
 * @param shown how many of the results there is room for
 */
export function summarize(query: string, found: SearchView, shown = found.results.length): string[] {
  const { answers, results, notOffered, hasService } = found;
  if (notOffered !== null) {
    return [];
  }
  if (answers.length === 0 && !hasService) {
    return [`No services found for "${query}"`, "Try searching for shipping, printing, or business services"];
  }
  const pages = `${shown < results.length ? `${shown} of ` : ""}${counted(results.length, "page")}`;
  return [answers.length === 0 ? pages : `${counted(answers.length, "answer")}, ${pages}`];
}

/** Where there is no answer: how we spell it, or that only the store can say, neither that we do it nor that we do not. */
export function searchNotes({ answers, suggestion, notOffered, isName }: SearchView, phone: Phone): RichText {
  if (suggestion !== null) {
    const to = `/search?${new URLSearchParams({ q: suggestion }).toString()}`;
    return [{ p: ["Did you mean ", { link: suggestion, to }, "?"] }];
  }
  const isSaid = notOffered === null && (answers.length > 0 || isName);
  const unsaid =
    notOffered === null ? "We don't have an answer to that here" : `Our website doesn't mention ${notOffered}`;
  return isSaid ? [] : [{ p: [`${unsaid}. Please call `, { link: phone.text, to: phone.url }, "."] }];
}
