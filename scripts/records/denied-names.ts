/** Finds what the search takes for not offered although a page names it. */
import { notOffered } from "../../app/content/search/not-offered.ts";
import { stem, tokenize } from "../../app/search/engine/analysis.ts";
import { searchDocuments } from "../../app/search/search-documents.server.ts";
import { lineOf } from "./lines.ts";

const file = "app/content/search/not-offered.ts";

const inWords = (text: string) => ` ${tokenize(text).map(stem).join(" ")} `;

/** "app/content/search/not-offered.ts:9: "gift cards" stands in the text of /terms …", for each such name. */
export function deniedNames(sources: Readonly<Record<string, string>>): string[] {
  const texts = searchDocuments().map(({ page, title, names, indexFields }) => ({
    page,
    text: [title, ...names, indexFields().body].map(inWords).join(),
  }));
  return notOffered.flatMap((line, at) =>
    line.split(/,\s*/).flatMap((name) => {
      const place = texts.find(({ text }) => text.includes(inWords(name)));
      return place === undefined
        ? []
        : `${file}:${lineOf(sources[file] ?? "", "notOffered", [at])}: "${name}" stands in the text of ${place.page}: take it out, or add the verb that is meant`;
    }),
  );
}
