/** Tells every mistake in the content with its file and line: in development, before tests, in builds and in `npm run check`. */
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";

const content = fileURLToPath(new URL("content.ts", import.meta.url));

/** Read apart from the configuration that the plugin is in: a price that is saved must not start the server anew. */
const readContent = async () =>
  (await runnerImport<{ mistakes: string[]; leftovers: string[] }>(content, { configFile: false })).module;
export const findContentMistakes = async () => (await readContent()).mistakes;

const isContent = /\/app\/content\/(?!schema)[\w/-]+\.ts$/;

/** Refuses a record with a mistake. */
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
      async handler(_, id) {
        found ??= findContentMistakes();
        const own = (await found).filter((mistake) => id.includes(mistake.replace(/:.*$/s, "")));
        if (own.length > 0) {
          this.error(own.join("\n"));
        }
      },
    },
  };
}

if (import.meta.main) {
  const { mistakes, leftovers } = await readContent();
  console.log([...mistakes, ...leftovers].join("\n"));
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}
