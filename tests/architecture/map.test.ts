import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow, readText, root } from "./repository-files.ts";

const [, map = ""] = /^## The map of the house\n+```\n(.*?)\n```/ms.exec(readText("README.md")) ?? [];
/** Folders end with a slash, files with an ending. */
const named: readonly string[] = map.match(/(?<=^|\s)[\w.-]+(?:\/|\.\w+)(?=\s|$)/gm) ?? [];

test("everything on the README's map exists", () => {
  const files = filesBelow(".");
  const folders = files.flatMap((path) => dirname(path).split("/")).map((name) => `${name}/`);
  const names = new Set([...files.map((path) => basename(path)), ...folders]);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test.each(["app", "workers"])("every folder of %s/ is on the README's map", (folder) => {
  const folders = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `${name}/`).filter((name) => !named.includes(name))).toEqual([]);
});
