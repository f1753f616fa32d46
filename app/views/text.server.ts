/** The words of records, with the store's figures filled in. */
import { facts } from "../content/facts.ts";
import { withFacts } from "../domain/fact-text.ts";
import { parseRichText, type RichText } from "../domain/rich-text.ts";

/** @throws Error on a `{key}` that no fact has */
export const plainWords = (source: string): string => withFacts(source, facts);

/** Markup as typed nodes. @throws Error on a `{key}` that no fact has, or a link that is not allowed */
export const richText = (source: string): RichText => parseRichText(plainWords(source));
