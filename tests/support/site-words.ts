/** Every word that the site says: those of its records, and those in the source of its pages. */
import { filesBelow, readText } from "../architecture/repository-files.ts";

/** Fields that no visitor reads. */
const silentFields = new Set([
  "anchor",
  "cards",
  "externalLinks",
  "faqGroups",
  "heroImage",
  "icon",
  "id",
  "key",
  "kind",
  "lists",
  "logoUrl",
  "otherNames",
  "parent",
  "path",
  "phrases",
  "phrasings",
  "relatedServices",
  "sampleNumber",
  "services",
  "slug",
  "source",
  "tags",
  "to",
  "trackingUrl",
  "url",
  "website",
]);

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

const comments = /\/\*[^]*?\*\/|(?<![:"'])\/\/.*$/gm;
const imports = /^import .*$/gm;
const stringOrText = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}=;]*[a-z][^<>{}=;]*</g;

/** The strings and JSX texts of the files below some folders, with the path of each. */
export function sourceTexts(folders: readonly string[]): Array<[path: string, text: string]> {
  return folders
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readText(path).replace(comments, "").replace(imports, "").matchAll(stringOrText)].map(
        ([text]): [string, string] => [path, text.slice(1, -1).replace(/\s+/g, " ").trim()],
      ),
    );
}
