/** `npm run check:records`: reports mistakes in the records with file and line. */
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { findMistakes, schemaOf } from "./mistakes.ts";
import { placeAt, placeOf, syntaxMistakes, untypedEnd } from "./source.ts";

type Module = Record<string, unknown>;

process.chdir(`${import.meta.dirname}/../..`);
const files = globSync("app/content/**/*.ts", { exclude: ["**/schema/**", "**/schema.ts"] });
const sources = Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(file, "utf8")]));

/** "app/content/hours.ts:9: weekly.monday: a day must open before it closes …" */
function mistakesIn(file: string, source: string, module: Module): string[] {
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

/** Node reports no line for an import of a deleted record. */
const brokenImports = (file: string, source: string) =>
  source.split("\n").flatMap((line, at) => {
    const [, name] = /^import (?!type).* from "(\.[^"]+\.ts)";$/.exec(line) ?? [];
    const path = posix.join(file, "..", name ?? "");
    const isThere = name === undefined || /schema|^app\/text\//.test(path) || Object.hasOwn(sources, path);
    return isThere ? [] : [`${file}:${at + 1}: imports ${name}, which is not there`];
  });

/** Syntax and shapes first: looking up names needs sound records. */
async function contentMistakes(): Promise<string[]> {
  const unreadable = Object.entries(sources).flatMap(([file, source]) => [
    ...syntaxMistakes(file, source),
    ...brokenImports(file, source),
  ]);
  if (unreadable.length > 0) {
    return unreadable;
  }
  const broken = new Set<string>();
  const mistaken: string[] = [];
  for (const [file, source] of Object.entries(sources)) {
    try {
      mistaken.push(...mistakesIn(file, source, (await import(`../../${file}`)) as Module));
    } catch (error) {
      const { message, stack = "" } = error as Error;
      // The record's own line, not that of a function it calls.
      const [, place = `${file}:1`] = /^ +at file:.*?(app\/content\/[\w/-]+\.ts:\d+)/m.exec(stack) ?? [];
      broken.add(`${place}: ${message}`);
    }
  }
  if (mistaken.length > 0 || broken.size > 0) {
    // Mistakes first: an import's mistake may break a module.
    return mistaken.length > 0 ? mistaken : [...broken];
  }
  const { danglingReferences } = await import("./dangling-references.ts");
  return danglingReferences(sources);
}

const mistakes = await contentMistakes();
process.exitCode = mistakes.length > 0 ? 1 : 0;
// Leftovers are no mistakes.
const leftovers = mistakes.length > 0 ? [] : (await import("./dangling-references.ts")).leftoversIn(sources);
[...mistakes, ...leftovers].forEach((line) => console.log(line));
