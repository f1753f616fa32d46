/** What README and docs/ name is there, and whoever begins with README finds all of docs/. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow, readText, root } from "./repository-files.ts";

const readme = readText("README.md");
const documents = ["README.md", ...filesBelow("docs").filter((path) => path.endsWith(".md"))];

/** Where the links of a document lead within the repository. */
const linksOf = (path: string) =>
  [...readText(path).matchAll(/\]\((?!https?:|\/)([^)#]+)/g)].map(([, target = ""]) => join(dirname(path), target));

test("README leads to every file of docs/", () => {
  expect(filesBelow("docs").filter((path) => !linksOf("README.md").includes(path))).toEqual([]);
});

test.each(documents)("what %s names is there", (path) => {
  const named = [...readText(path).matchAll(/`((?:app|workers|tests|scripts|migrations|docs|public)\/[\w./-]+)`/g)];
  const paths = [...linksOf(path), ...named.map(([, name = ""]) => name)];
  expect(paths.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

test("README says of each runtime dependency why it is there", () => {
  const { dependencies } = JSON.parse(readText("package.json")) as { dependencies: Record<string, string> };
  const [, reasons = ""] = /^## Runtime dependencies\n(.*)/ms.exec(readme) ?? [];
  expect(Object.keys(dependencies).filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

test("README's map names what is there, in its place, and every folder of app/ and workers/", () => {
  const [, map = ""] = /^## The map of the house\n+```\n(.*?)\n```/ms.exec(readme) ?? [];
  const files = filesBelow(".");
  const isBelow = (folder: string, name: string) =>
    files.some(
      (path) => path.startsWith(folder) && `/${path.slice(folder.length)}/`.includes(`/${name.replace("/", "")}/`),
    );
  const parents: string[] = [];
  const named: string[] = [];
  const missing: string[] = [];
  // A row is indented below its folder; a row that goes on is indented further.
  for (const row of map.replaceAll(/\n {9,}/g, " ").split("\n")) {
    const [, indent = "", names = "", about = ""] = /^( *)(.*?) {2,}(.*)$/.exec(row) ?? [];
    const depth = indent.length / 2;
    const paths = names.split(" ").map((name) => parents.slice(0, depth).join("") + name);
    parents[depth] = names;
    named.push(...paths);
    const inside = about.match(/[\w.-]+(?:\/|\.(?:tsx?|mjs))(?![\w/])/g) ?? [];
    missing.push(...inside.filter((name) => !paths.some((path) => isBelow(path, name))));
  }
  expect([...named.filter((path) => !existsSync(join(root, path))), ...missing]).toEqual([]);
  const folders = files.flatMap((path) => /^(?:app|workers)\/[^/]+\/(?=.)/.exec(path) ?? []);
  expect([...new Set(folders)].filter((folder) => !named.includes(folder))).toEqual([]);
});
