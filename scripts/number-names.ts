/** Finds what stands in braces in a record and is no number: with file and line, in development, builds and tests. */
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";
import type { Numbers } from "../app/content/schema.ts";
import { fillNumbers } from "../app/text/number-tokens.ts";

/** "No number called since-yeer in app/content/pages/about-us.ts:18", for each line that names such a one. */
export function unknownNumbers(source: string, file: string, numbers: Numbers): string[] {
  return source.split("\n").flatMap((line, at) => {
    try {
      fillNumbers(line, numbers);
      return [];
    } catch (error) {
      return [`${error instanceof Error ? error.message : String(error)} in ${file}:${at + 1}`];
    }
  });
}

const numbersFile = fileURLToPath(new URL("../app/text/numbers.server.ts", import.meta.url));

/** Read apart from the configuration that this plugin is in: a price that is saved must not start the server anew. */
const readNumbers = async () =>
  (await runnerImport<{ numbers: Numbers }>(numbersFile, { configFile: false })).module.numbers;

/** Refuses a record that names a number which does not exist. */
export function checkNumberNames(): Plugin {
  let numbers: Promise<Numbers> | undefined;
  return {
    name: "check-number-names",
    enforce: "pre",
    watchChange() {
      numbers = undefined;
    },
    transform: {
      filter: { id: /\/app\/content\/(?!schema)[\w/-]+\.ts$/ },
      async handler(code, id) {
        if (!/\{[a-z]/.test(code)) {
          return;
        }
        numbers ??= readNumbers();
        const mistakes = unknownNumbers(code, id.replace(/^.*\/(?=app\/content\/)/, ""), await numbers);
        if (mistakes.length > 0) {
          this.error(mistakes.join("\n"));
        }
      },
    },
  };
}
