/** A document has the styles of every subject whose classes stand in it. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { pages } from "#app/pages/page-records.server.ts";
import { useSite } from "../support/harness.ts";

const site = useSite();

const source = (path: string) => readFileSync(new URL(`../../app/${path}`, import.meta.url), "utf8");
/** The classes that its selectors begin with. */
const classesOf = (css: string) => new Set([...css.matchAll(/^ *\.([a-z][\w-]*)/gm)].map(([, name = ""]) => name));
/** Those for paper have no subject: every page brings them. */
const files = readdirSync(new URL("../../app/ui/styles", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css") && file !== "print.css")
  .map((file) => ({ file, classes: classesOf(source(`ui/styles/${file}`)) }));
const subjects = files.flatMap(({ file }) => {
  const subject = /^subjects\/(.+)\.css$/.exec(file)?.[1];
  return subject === undefined ? [] : [{ subject, file }];
});
/** The classes that only the subject's file has rules for. */
const ownClasses = subjects
  .filter(({ subject }) => subject !== "site")
  .map(({ subject, file }) => {
    const elsewhere = new Set(files.filter((it) => it.file !== file).flatMap(({ classes }) => [...classes]));
    const classes = files.find((it) => it.file === file)?.classes ?? new Set<string>();
    return { subject, names: [...classes].filter((name) => !elsewhere.has(name)) };
  });

test("there are subjects with classes of their own", () => {
  expect(ownClasses.length).toBeGreaterThan(3);
  expect(ownClasses.map(({ names }) => names.length)).not.toContain(0);
});

test.each(pages.map(({ path }) => path))("%s has the styles of what stands in it", async (path) => {
  const html = parse(await (await site.fetch(path)).text());
  const brought = html.querySelectorAll("style").flatMap((style) => style.getAttribute("data-href")?.split(" ") ?? []);
  const needed = ownClasses.filter(({ names }) => names.some((name) => html.querySelector(`main .${name}`)));
  expect(brought[0]).toBe("site");
  expect(brought).toEqual(expect.arrayContaining(needed.map(({ subject }) => subject)));
});
