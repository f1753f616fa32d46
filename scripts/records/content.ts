/** All mistakes of the content, a line each. Vite loads this module anew each time. */
import { posix } from "node:path";
import { findMistakes, schemaOf } from "./mistakes.ts";
import { placeAt, placeOf, syntaxMistakes, untypedEnd } from "./source.ts";

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

/** "app/content/hours.ts:9: weekly.monday: a day must open before it closes …", for each mistake in a record. */
function mistakesIn(file: string, module: Module): string[] {
  const source = sources[file] ?? "";
  return Object.entries(module).flatMap(([name, record]) => {
    const schema = schemaOf(source, name);
    const untyped = untypedEnd(source, name);
    if (untyped !== undefined) {
      return `${placeAt(file, source, untyped)}: ${name} names no type, so nothing checks it: end it like those beside it, with "satisfies Service" or the like`;
    }
    return (schema === undefined ? [] : findMistakes(schema, record)).map(
      ({ path, place, why }) => `${placeOf(file, source, [name, ...path])}: ${place}: ${why}`,
    );
  });
}

/** Imports of files that are not there: what is left of a record whose file was deleted. */
const brokenImports = (file: string, source: string) =>
  source.split("\n").flatMap((line, at) => {
    const [, name] = /^import (?!type).* from "(\.[^"]+\.ts)";$/.exec(line) ?? [];
    const path = posix.join(file, "..", name ?? "");
    const isThere = name === undefined || /schema|^app\/text\//.test(path) || Object.hasOwn(sources, path);
    return isThere ? [] : [`${file}:${at + 1}: imports ${name}, which is not there`];
  });

/** Why a record can't be loaded, at its line, which stacks call "eval". */
function brokenModule(file: string, { message, stack = "" }: Error): string {
  const [, failed = `${file}:1`] = / eval \(.*?(app\/content\/[^:]+:\d+)/.exec(stack) ?? [];
  return `${failed}: ${message}`;
}

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
      broken.push(brokenModule(file, error as Error));
    }
  }
  if (mistaken.length > 0 || broken.length > 0) {
    // A module may fail to load because of a mistake in what it imports.
    return mistaken.length > 0 ? mistaken : [...new Set(broken)];
  }
  const { danglingReferences } = await import("./dangling-references.ts");
  return danglingReferences(sources);
}

export const mistakes = await contentMistakes();

/** Texts that name a carrier or a service which is no longer offered: they may stay, and `npm run check` lists them. */
export const leftovers = mistakes.length > 0 ? [] : (await import("./dangling-references.ts")).leftoversIn(sources);
