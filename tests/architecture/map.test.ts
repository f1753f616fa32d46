import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readText, root } from "./repository-files.ts";

/**
 * Files and folders of a drawn map: two spaces of indentation a level, names first, then what they are for; that may go on
 * in further lines below it.
 */
function pathsOf(map: string): string[] {
  const folders: string[] = [];
  return map.split("\n").flatMap((line) => {
    const [, indent = "", names = ""] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? [];
    const depth = indent.length / 2;
    const listed = names.split(" ").filter((name) => /^[\w.-]+(\/|\.\w+)$/.test(name));
    if (listed.length === 0 && depth > folders.length) {
      return [];
    }
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
  const drawn = `app/
  a.ts     one
           and more of it
  b/ c/    two, three
    d/     below b
tests/     unit · e2e`;
  expect(pathsOf(drawn)).toEqual(["app/", "app/a.ts", "app/b/", "app/c/", "app/b/d/", "tests/"]);
  expect(() => pathsOf("app/\n  what is this")).toThrow("Not a line of a map:   what is this");
});
