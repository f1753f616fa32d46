/** Tells every mistake in the content with its file and line: in development, before tests, in builds and in `npm run check`. */
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";

const content = fileURLToPath(new URL("content.ts", import.meta.url));

/** Read apart from the configuration that the plugin is in: a price that is saved must not start the server anew. */
const readContent = async () =>
  (await runnerImport<{ mistakes: string[]; leftovers: string[] }>(content, { configFile: false })).module;
export const findContentMistakes = async () => (await readContent()).mistakes;

const isContent = /\/app\/content\/(?!schema)[\w/-]+\.ts$/;

/** Refuses records while one has a mistake: what is wrong may stand in another file than the one that was changed. */
export function checkRecords(): Plugin {
  let found: Promise<string[]> | undefined;
  return {
    name: "check-records",
    enforce: "pre",
    watchChange() {
      found = undefined;
    },
    transform: {
      filter: { id: isContent },
      async handler() {
        const mistakes = await (found ??= findContentMistakes());
        if (mistakes.length > 0) {
          this.error(mistakes.join("\n"));
        }
      },
    },
  };
}

if (import.meta.filename === process.argv[1]) {
  const { mistakes, leftovers } = await readContent();
  console.log([...mistakes, ...leftovers].join("\n"));
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}
