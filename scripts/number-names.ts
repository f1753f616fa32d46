/** Finds what stands in braces in a record and is no number: with file and line, in development, builds and tests. */
import type { Plugin } from "vite";
import { numbers } from "../app/text/numbers.server.ts";
import { withNumbers } from "../app/text/number-tokens.ts";

/** "No number called since-yeer in app/content/pages/about-us.ts:18", for each line that names such a one. */
export function unknownNumbers(source: string, file: string): string[] {
  return source.split("\n").flatMap((line, at) => {
    try {
      withNumbers(line, numbers);
      return [];
    } catch (error) {
      return [`${error instanceof Error ? error.message : String(error)} in ${file}:${at + 1}`];
    }
  });
}

/** Refuses a record that names a number which does not exist. */
export const checkNumberNames: Plugin = {
  name: "check-number-names",
  enforce: "pre",
  transform: {
    filter: { id: /\/app\/content\/(?!schema)[\w/-]+\.ts$/ },
    handler(code, id) {
      const mistakes = unknownNumbers(code, id.replace(/^.*\/(?=app\/content\/)/, ""));
      if (mistakes.length > 0) {
        this.error(mistakes.join("\n"));
      }
    },
  },
};
