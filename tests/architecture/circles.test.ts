import { expect, test } from "vitest";
import { readText } from "./repository-files.ts";
import { importsOf, sources } from "./source-imports.ts";

/** Files that import each other, by way of others too: "a.ts → b.ts → a.ts". */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) {
      circles.add([...way.slice(start), file].join(" → "));
    } else if (!done.has(file)) {
      for (const next of imports.get(file) ?? []) {
        visit(next, [...way, file]);
      }
      done.add(file);
    }
  };
  for (const file of imports.keys()) {
    visit(file, []);
  }
  return [...circles];
}

test("no file imports itself by way of others, types included", () => {
  const imports = sources.map((path) => {
    const ours = importsOf(path, readText(path)).filter(({ isOurs }) => isOurs);
    return [path, ours.map(({ to }) => to)] as const;
  });
  expect(imports.length).toBeGreaterThan(100);
  expect(circlesOf(new Map(imports))).toEqual([]);
});

test.each([
  ["two files", { a: ["b"], b: ["a"] }, ["a → b → a"]],
  ["a longer way, with a way in", { start: ["a"], a: ["b"], b: ["c"], c: ["a"] }, ["a → b → c → a"]],
  ["a file that imports itself", { a: ["a"] }, ["a → a"]],
  ["two circles", { a: ["b", "c"], b: ["a"], c: ["d"], d: ["c"] }, ["a → b → a", "c → d → c"]],
  ["a diamond is none", { a: ["b", "c"], b: ["d"], c: ["d"], d: [] }, []],
])("circles: %s", (_, imports, expected) => {
  expect(circlesOf(new Map(Object.entries<string[]>(imports)))).toEqual(expected);
});
