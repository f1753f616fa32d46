/** The words of records, with the store's numbers filled in. */
import { numbers } from "./numbers.server.ts";
import { withNumbers } from "./number-tokens.ts";
import { parseRichText, type RichText } from "./rich-text.ts";

/** @throws Error on a `{key}` that no fact has */
export const plainWords = (source: string): string => withNumbers(source, numbers);

/** The same in every text of a record. @throws Error on a `{key}` that no fact has */
export function filledIn<T>(record: T): T {
  if (typeof record === "string") {
    return plainWords(record) as T;
  }
  if (Array.isArray(record)) {
    return record.map(filledIn) as T;
  }
  return typeof record === "object" && record !== null
    ? (Object.fromEntries(Object.entries(record).map(([key, value]: [string, unknown]) => [key, filledIn(value)])) as T)
    : record;
}

/** Markup as typed nodes. @throws Error on a `{key}` that no fact has, or a link that is not allowed */
export const richText = (source: string): RichText => parseRichText(plainWords(source));
