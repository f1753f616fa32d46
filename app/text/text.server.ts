/** The words of records, with the store's numbers filled in. */
import { numbers } from "./numbers.server.ts";
import { withNumbers } from "./number-tokens.ts";
import { parseRichText, type RichText } from "./rich-text.ts";

/** @throws Error on a `{key}` that no fact has */
export const plainWords = (source: string): string => withNumbers(source, numbers);

/** Markup as typed nodes. @throws Error on a `{key}` that no fact has, or a link that is not allowed */
export const richText = (source: string): RichText => parseRichText(plainWords(source));
