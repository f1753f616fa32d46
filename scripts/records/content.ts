/** All mistakes of the content, a line each: read by Vite, anew each time. */
import questions from "../../docs/owner-questions.md?raw";
import { unknownNumbers } from "./number-names.ts";
import { lineOf } from "./lines.ts";
import { findMistakes } from "./mistakes.ts";
import { schemaOf } from "./schemas.ts";

type Module = Record<string, unknown>;

const paths = <Value>(files: Record<string, Value>) =>
  Object.entries(files).map(([path, value]) => [path.replace("../../", ""), value] as const);

const sources = Object.fromEntries(
  paths(
    import.meta.glob<string>(
      ["../../app/content/**/*.ts", "!../../app/content/schema/**", "!../../app/content/schema.ts"],
      {
        query: "?raw",
        import: "default",
        eager: true,
      },
    ),
  ),
);
const modules = paths(
  import.meta.glob<Module>([
    "../../app/content/**/*.ts",
    "!../../app/content/schema/**",
    "!../../app/content/schema.ts",
  ]),
);

/** "app/content/hours.ts:9: weekly.monday: a day has to open before it closes …", for each mistake in a record. */
function mistakesIn(file: string, module: Module): string[] {
  const schema = schemaOf(file);
  const records = schema === undefined ? [] : Object.entries(module).filter(([, record]) => typeof record === "object");
  return records.flatMap(([name, record]) =>
    schema === undefined
      ? []
      : findMistakes(schema, record).map(
          ({ path, place, why }) => `${file}:${lineOf(sources[file] ?? "", name, path)}: ${place}: ${why}`,
        ),
  );
}

/** Shapes first: what a record names can be looked up only when the records are sound. */
async function contentMistakes(): Promise<string[]> {
  const broken: string[] = [];
  const shapes = await Promise.all(
    modules.map(async ([file, load]) => {
      try {
        return mistakesIn(file, await load());
      } catch (error) {
        broken.push(`${file}:1: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    }),
  );
  const mistaken = shapes.flat();
  if (mistaken.length > 0 || broken.length > 0) {
    // What cannot be loaded may be so because of a mistake in what it names.
    return mistaken.length > 0 ? mistaken : broken;
  }
  const { looseEnds } = await import("./loose-ends.ts");
  const { numbers } = await import("../../app/text/numbers.server.ts");
  return [
    ...looseEnds(sources, questions),
    ...Object.entries(sources).flatMap(([file, source]) => unknownNumbers(source, file, numbers)),
  ];
}

export const mistakes = await contentMistakes();

/** What may stay, and what somebody should look at. */
export const leftovers = mistakes.length > 0 ? [] : (await import("./loose-ends.ts")).carriersLeft(sources);
