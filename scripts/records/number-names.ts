/** Finds names in braces in a record that no number has. */
import type { Numbers } from "../../app/content/schema.ts";
import { fillNumbers } from "../../app/text/number-tokens.ts";
import { didYouMean } from "./closest.ts";

/** "app/content/pages/about-us.ts:18: No number called since-yeer, did you mean since-year?", for each line that names such a one. */
export function unknownNumbers(source: string, file: string, numbers: Numbers): string[] {
  return source.split("\n").flatMap((line, at) => {
    try {
      fillNumbers(line, numbers);
      return [];
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const [, name] = /^No number called ([\w-]+)$/.exec(why) ?? [];
      const meant = name === undefined ? "" : didYouMean(name, Object.keys(numbers));
      return [`${file}:${at + 1}: ${why}${meant}`];
    }
  });
}
