/** All mistakes of the content, a line each. Vite loads this module anew each time. */
import { posix } from "node:path";
import { lineOf, syntaxMistakes } from "./lines.ts";
import { findMistakes } from "./mistakes.ts";
import { unknownNumbers } from "./number-names.ts";
import { schemaOf } from "./schemas.ts";

type Module = Record<string, unknown>;

const byPath = <Value>(files: Record<string, Value>) =>
  Object.fromEntries(Object.entries(files).map(([path, value]) => [path.replace("../../", ""), value]));

const sources = byPath(
  import.meta.glob<string>(["../../app/content/**/*.ts", "!**/schema/**", "!**/schema.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const modules = byPath(import.meta.glob<Module>(["../../app/content/**/*.ts", "!**/schema/**", "!**/schema.ts"]));

/** "app/content/hours.ts:9: weekly.monday: a day has to open before it closes …", for each mistake in a record. */
function mistakesIn(file: string, module: Module): string[] {
  const schema = schemaOf(file);
  const records = Object.entries(module).filter(([, record]) => typeof record === "object");
  return records.flatMap(([name, record]) =>
    schema === undefined
      ? []
      : findMistakes(schema, record).map(
          ({ path, place, why }) => `${file}:${lineOf(sources[file] ?? "", name, path)}: ${place}: ${why}`,
        ),
  );
}

/** Imports of files that are not there: what is left of a record whose file was deleted. */
const brokenImports = (file: string, source: string) =>
  source.split("\n").flatMap((line, at) => {
    const [, name] = /^import (?!type).* from "(\.[^"]+\.ts)";$/.exec(line) ?? [];
    const isThere = name === undefined || /schema/.test(name) || Object.hasOwn(sources, posix.join(file, "..", name));
    return isThere ? [] : [`${file}:${at + 1}: imports ${name}, which is not there`];
  });

/** Syntax and shapes first: what a record names can be looked up only when the records are sound. */
async function contentMistakes(): Promise<string[]> {
  const unreadable = Object.entries(sources).flatMap(([file, source]) => [
    ...syntaxMistakes(file, source),
    ...brokenImports(file, source),
  ]);
  if (unreadable.length > 0) {
    return unreadable;
  }
  const broken: string[] = [];
  const mistaken: string[] = [];
  for (const [file, load] of Object.entries(modules)) {
    try {
      mistaken.push(...mistakesIn(file, await load()));
    } catch (error) {
      broken.push(`${file}:1: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (mistaken.length > 0 || broken.length > 0) {
    // A module may fail to load because of a mistake in what it imports.
    return mistaken.length > 0 ? mistaken : broken;
  }
  const { danglingReferences } = await import("./dangling-references.ts");
  const { numbers } = await import("../../app/text/numbers.server.ts");
  const unknown = Object.entries(sources).flatMap(([file, source]) => unknownNumbers(source, file, numbers));
  const found = [...danglingReferences(sources), ...unknown];
  // The documents of the search can be made only of records whose references hold.
  return found.length > 0 ? found : (await import("./denied-names.ts")).deniedNames(sources);
}

export const mistakes = await contentMistakes();

/** Texts that name a carrier which is no longer offered: they may stay, and `npm run check` lists them. */
export const leftovers = mistakes.length > 0 ? [] : (await import("./dangling-references.ts")).carriersLeft(sources);
