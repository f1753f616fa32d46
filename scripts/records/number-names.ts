/** Finds what stands in braces in a record and is no number. */
import type { Numbers } from "../../app/content/schema.ts";
import { fillNumbers } from "../../app/text/number-tokens.ts";
import { closest } from "./closest.ts";

/** "app/content/pages/about-us.ts:18: No number called since-yeer, did you mean since-year?", for each line that names such a one. */
export function unknownNumbers(source: string, file: string, numbers: Numbers): string[] {
  return source.split("\n").flatMap((line, at) => {
    try {
      fillNumbers(line, numbers);
      return [];
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const [, name = ""] = /^No number called ([\w-]+)$/.exec(why) ?? [];
      const other = closest(name, Object.keys(numbers));
      return [`${file}:${at + 1}: ${why}${other === undefined ? "" : `, did you mean ${other}?`}`];
    }
  });
}
