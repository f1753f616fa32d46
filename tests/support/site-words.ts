import { silentFields } from "../../scripts/records/stated-numbers.ts";

/** Every text of a record that a visitor can read, markup and `{fact}` tokens left as they are. */
export function readableTexts(value: unknown): string[] {
  if (typeof value === "string") {
    return [value];
  }
  if (Array.isArray(value)) {
    return value.flatMap(readableTexts);
  }
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([field, entry]) => (silentFields.has(field) ? [] : readableTexts(entry)))
    : [];
}
