/** Parts that few pages show have sheets of their own, in the documents that show them and in no other. */
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { tools } from "#app/content/tools.ts";
import { pages } from "#app/views/pages.server.ts";
import { filesBelow, readText } from "../architecture/repository-files.ts";
import { useSite } from "../support/harness.ts";

const site = useSite();

const withoutComments = (path: string) => readText(path).replaceAll(/\/\*[^]*?\*\//g, "");
const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));

const onEveryPage = classesOf(withoutComments("app/app.css"));
const sheets = filesBelow("app/sheets").map((path) => ({
  path,
  css: withoutComments(path),
  classes: [...classesOf(withoutComments(path))].filter((name) => !onEveryPage.has(name)),
}));

test.each(sheets)("$path begins with the order of the layers, as app.css does", ({ css, classes }) => {
  const order = "@layer theme, base, components, utilities;";
  expect(css.trim().startsWith(order)).toBe(true);
  expect(withoutComments("app/app.css").trim().startsWith(order)).toBe(true);
  expect(classes.length).toBeGreaterThan(0);
});

test("every document has the sheets of what it shows, and no other", async () => {
  const carriers = new Map(sheets.map(({ path }) => [path, 0]));
  const addresses = [...pages.map(({ path }) => path), ...tools.map(({ path, example }) => `${path}?${example}`)];
  for (const address of addresses) {
    const root = parse(await (await site.request(address)).text());
    const style = classesOf(root.querySelector("head style")?.text ?? "");
    for (const { path, classes } of sheets) {
      const isShown = classes.some((name) => root.querySelector(`.${name}`) !== null);
      expect(
        classes.filter((name) => style.has(name)),
        `${path} on ${address}`,
      ).toEqual(isShown ? classes : []);
      carriers.set(path, (carriers.get(path) ?? 0) + Number(isShown));
    }
  }
  // No record has a picture behind its call to action, though one may.
  expect([...carriers].filter(([, documents]) => documents === 0).map(([path]) => path)).toEqual([
    "app/sheets/backdrop.css",
  ]);
  expect([...carriers.values()].every((documents) => documents < addresses.length / 2)).toBe(true);
});
