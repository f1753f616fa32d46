/**
 * How much a page may weigh, compressed as at the edge. A failure names what weighs most.
 *
 * @module-tag all
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { PageRecord } from "#app/pages/page-record.ts";
import { pages } from "#app/pages/page-records.server.ts";
import { root } from "../architecture/repository-files.ts";
import { useSite } from "../support/harness.ts";
import {
  allBytes,
  brotli,
  quickQuality,
  requestCount,
  sum,
  weighPage,
  weighWorker,
  type PageWeight,
  type Part,
} from "../support/page-weight.ts";

const site = useSite();

const kb = 1024;
/** Some 15 % above what is there: one more sentence is none of their business, a library is. */
const budgets = {
  documentWithHeaders: 19 * kb,
  faqHtml: 45 * kb,
  styles: 8.4 * kb,
  scripts: 120 * kb,
  fonts: 34 * kb,
  tools: 6 * kb,
  firstPage: 200 * kb,
  requests: 22,
  workerGzip: 410 * kb,
};

const pathsOf = (group: PageRecord["group"]) => pages.filter((page) => page.group === group).map(({ path }) => path);
const servicePaths = pathsOf("service");
const faqPath = "/ask-mailbox-plus";
/** Every plain page, and one of each template that shows several. */
const templatePaths = [
  ...pathsOf("plain"),
  "/search?q=box",
  "/home-business",
  ...(["service", "area", "policy"] as const).flatMap((group) => pathsOf(group).slice(0, 1)),
];

/** Where small tools stand. */
const toolPaths = [...new Set(pages.flatMap(({ tools = [] }) => tools.map(({ path }) => path)))];

const client = fileURLToPath(new URL("../../build/client", import.meta.url));
const server = fileURLToPath(new URL("../../build/server", import.meta.url));

async function read(path: string): Promise<string> {
  const response = await site.fetch(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** The page as nearly everybody gets it: the first one asked for finds no notice in the edge cache yet. */
async function weigh(path: string): Promise<PageWeight> {
  const [first, second] = [await read(path), await read(path)];
  return weighPage(second.length < first.length ? second : first, client);
}

const listed = (parts: readonly Part[]) =>
  parts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `    ${bytes} ${name}`)
    .join("\n");

/** One finding for each that is over its budget, with what it is made of. */
const overBudget = (name: string, bytes: number, budget: number, parts: readonly Part[]): string[] =>
  bytes > budget ? [`${name} is ${bytes} bytes, ${bytes - budget} over ${budget}:\n${listed(parts)}`] : [];

function expectNone(findings: readonly string[]): void {
  if (findings.length > 0) {
    throw new Error(findings.join("\n"));
  }
}

/** What the edge adds: status, date, encoding, connection. */
const addedBytes = 190;
/** As HTTP/1.1 writes them, which is more than HTTP/2 or 3 send. */
const headerBytes = (headers: Iterable<[string, string]>) =>
  [...headers].reduce((total, [name, value]) => total + name.length + value.length + 4, addedBytes);

/** All but the questions. */
const documentPaths = [...new Set([...templatePaths, ...servicePaths, ...toolPaths])].filter(
  (path) => path !== faqPath,
);

test.each(documentPaths)("%s is a light document with all headers", async (path) => {
  const { html, htmlParts } = await weigh(path);
  const headers = headerBytes((await site.fetch(path)).headers);
  expect(headers).toBeGreaterThan(500 + addedBytes);
  expectNone(overBudget(`${path} with its headers`, html + headers, budgets.documentWithHeaders, htmlParts));
});

test("the styles in every document are light", async () => {
  const [, css = ""] = /<style[^>]*data-href="site"[^>]*>(.*?)<\/style>/s.exec(await read("/")) ?? [];
  const bytes = brotli(css, quickQuality);
  expect(bytes).toBeGreaterThan(kb);
  expectNone(overBudget("the stylesheet", bytes, budgets.styles, []));
});

test("the page with all questions is not too long to load", async () => {
  const { html, htmlParts } = await weigh(faqPath);
  expectNone(overBudget(`the HTML of ${faqPath}`, html, budgets.faqHtml, htmlParts));
});

test.each(templatePaths)("%s loads few and light files", async (path) => {
  const page = await weigh(path);
  const all = [{ name: "HTML", bytes: page.html }, ...page.scripts, ...page.fonts, ...page.images];
  const requests = requestCount(page);
  expectNone([
    ...overBudget(`JavaScript on ${path}`, sum(page.scripts), budgets.scripts, page.scripts),
    ...overBudget(`fonts on ${path}`, sum(page.fonts), budgets.fonts, page.fonts),
    ...overBudget(`a first visit to ${path}`, allBytes(page), budgets.firstPage, all),
    ...(requests > budgets.requests
      ? [`${path} asks ${requests} times, ${requests - budgets.requests} over ${budgets.requests}:\n${listed(all)}`]
      : []),
  ]);
  // Nothing found would be light as well.
  expect(page.scripts.length).toBeGreaterThan(3);
  expect(page.fonts.length).toBeGreaterThan(0);
  expect(page.images.length).toBeGreaterThan(1);
});

test("the tools' own code is light, and no page without a tool loads any of it", async () => {
  const scriptsOf = async (path: string) => (await weigh(path)).scripts;
  const others = await Promise.all(templatePaths.filter((each) => !toolPaths.includes(each)).map(scriptsOf));
  const elsewhere = new Set(others.flat().map(({ name }) => name));
  // Classes of tools' forms and answers.
  const isOfTool = ({ name }: Part) =>
    /\btool-(bar|fields|term|pick|table|yes)\b/.test(readFileSync(`${client}${name}`, "utf8"));

  expect(others.flat().filter(isOfTool)).toEqual([]);
  for (const path of toolPaths) {
    const own = (await scriptsOf(path)).filter(({ name }) => !elsewhere.has(name));
    expectNone(overBudget(`tools on ${path}`, sum(own), budgets.tools, own));
    expect(own.filter(isOfTool), path).not.toEqual([]);
  }
});

test("the Worker is light to start", () => {
  const { gzip, modules } = weighWorker(server);
  expectNone(overBudget("the Worker, gzip", gzip, budgets.workerGzip, modules));
});

test("the Worker holds the map as it was drawn, not what draws it", () => {
  const code = weighWorker(server).modules.map(({ name }) => readFileSync(`${server}/${name}`, "utf8"));
  const shorePoint = "81.488";
  expect(readFileSync(`${root}/app/areas/area-geography.ts`, "utf8")).toContain(shorePoint);
  const holds = (text: string) => code.some((module) => module.includes(text));
  expect({ names: holds("Ashtabula"), shore: holds(shorePoint) }).toEqual({ names: true, shore: false });
});

test("the parts of a page add up to the page", () => {
  const page = weighPage("<html><style>p{color:red}</style><p>Words</p></html>", client);
  expect(sum(page.htmlParts)).toBe(page.html);
});
