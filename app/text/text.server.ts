/** Fills numbers into the texts of records. Throws on a `{name}` that no number has. */
import { numbers } from "./numbers.server.ts";
import { fillNumbers, linesWithNumbers } from "./number-tokens.ts";
import { parseRichText, type RichText } from "./rich-text.ts";

export const filledText = (source: string): string => fillNumbers(source, numbers);

/** Texts as lines. A line for each plan becomes several. */
export const filledLines = (sources: readonly string[]): string[] => linesWithNumbers(sources, numbers);

/** Fills in all texts of a record. */
export function filledRecord<T>(record: T): T {
  if (typeof record === "string") {
    return filledText(record) as T;
  }
  if (Array.isArray(record)) {
    return record.map(filledRecord) as T;
  }
  return typeof record === "object" && record !== null
    ? (Object.fromEntries(
        Object.entries(record).map(([key, value]: [string, unknown]) => [key, filledRecord(value)]),
      ) as T)
    : record;
}

/** Markup as typed nodes. @throws Error on a link that is not allowed */
export const filledMarkup = (source: string): RichText => parseRichText(filledText(source));
