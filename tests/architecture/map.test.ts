import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readText, root } from "./repository-files.ts";

/** Files and folders of a drawn map: two spaces of indentation a level, names first, then what they are for. */
function pathsOf(map: string): string[] {
  const folders: string[] = [];
  return map.split("\n").flatMap((line) => {
    const [, indent = "", names = ""] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? [];
    const depth = indent.length / 2;
    const listed = names.split(" ").filter((name) => /^[\w.-]+(\/|\.\w+)$/.test(name));
    if (!Number.isInteger(depth) || depth > folders.length || listed.length === 0) {
      throw new Error(`Not a line of a map: ${line}`);
    }
    const paths = listed.map((name) => [...folders.slice(0, depth), name].join(""));
    folders.splice(depth, Infinity, listed[0] ?? "");
    return paths;
  });
}

const [, map = ""] = /^## The map of the house\n+```\n(.*?)\n```/ms.exec(readText("README.md")) ?? [];
const named = pathsOf(map);

test("everything on the README's map exists", () => {
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(["app", "workers"])("every folder of %s/ is on the README's map", (folder) => {
  const folders = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `${folder}/${name}/`).filter((path) => !named.includes(path))).toEqual([]);
});

test("a map is read line by line", () => {
  expect(pathsOf("app/\n  a.ts     one\n  b/ c/    two, three\n    d/     below b\ntests/   unit · e2e")).toEqual([
    "app/",
    "app/a.ts",
    "app/b/",
    "app/c/",
    "app/b/d/",
    "tests/",
  ]);
});
