/** The sentences of texts as the site shows them. */
import { plainText, type RichText } from "#app/text/rich-text.ts";
import { filledMarkup } from "#app/text/text.server.ts";

export const words = (text: string): string[] => text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word));

/** The texts of paragraphs and of items of lists; tables hold no sentences. */
function linesOf(block: RichText[number]): string[] {
  if ("p" in block) {
    return [plainText([block])];
  }
  return "table" in block ? [] : ("ul" in block ? block.ul : block.ol).map((item) => plainText([{ p: item }]));
}

/** Items of lists and headings end a sentence too. */
export const sentencesOf = (markups: readonly string[]): string[] =>
  markups
    .flatMap((markup) => filledMarkup(markup).flatMap(linesOf))
    .flatMap((line) => line.split(/(?<=[.?!:])\s+/))
    .filter((sentence) => words(sentence).length > 0);
