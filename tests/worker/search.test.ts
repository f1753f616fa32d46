import { parse, type HTMLElement } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { searchPage } from "#app/content/pages/search.ts";
import { site as store } from "#app/content/site.ts";
import { phoneUrl } from "#app/site/urls.ts";
import { readProblem } from "../support/api-answers.ts";
import { useSite } from "../support/harness.ts";
import { addNotice } from "../support/notices.ts";
import { openSigns } from "../support/page-text.ts";
import { openDayFrom, signAt, storeInstant } from "../support/store.ts";

const site = useSite();

const address = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query }).toString()}`;

async function readPage(query: string, headers: Record<string, string> = {}): Promise<HTMLElement> {
  const response = await site.fetch(address("/search", query), { headers });
  expect(response.status, query).toBe(200);
  return parse(await response.text());
}

const hrefs = (part: HTMLElement | null) =>
  (part?.querySelectorAll("a") ?? []).map((link) => link.getAttribute("href") ?? "");
const articles = (page: HTMLElement) => page.querySelectorAll("#answers article");
const results = (page: HTMLElement) => hrefs(page.querySelector("#results"));

async function readJson(query: string, headers: Record<string, string> = {}) {
  const response = await site.fetch(address("/search.json", query), { headers });
  expect(response.status, query).toBe(200);
  return (await response.json()) as {
    answers: Array<{ title: string; text: string; href: string }>;
    results: Array<Record<"title" | "description" | "category" | "href", string>>;
    summary: string[];
    suggestion: string | null;
  };
}

describe("an answer", () => {
  it("stands in full, with its address first, before the pages, which have one link each", async () => {
    const page = await readPage("what ID does the notary need");
    const [answer] = articles(page);
    expect(answer?.querySelector("h3 a")?.getAttribute("href")).toBe("/home-business#notary-id");
    expect(hrefs(answer ?? null)[0]).toBe("/home-business#notary-id");
    expect(answer?.structuredText).toMatch(/government ID/);
    expect(articles(page).length).toBeLessThanOrEqual(3);
    const items = page.querySelectorAll("#results li");
    expect(items.length).toBeGreaterThan(0);
    expect(items.map((item) => item.querySelectorAll("a").length)).toEqual(items.map(() => 1));
  });

  it("about hours has today's sign, which a notice turns", async () => {
    const day = openDayFrom("2026-11-18");
    const first = storeInstant(day.date, day.opens);
    const open = { "x-frozen-clock": first };
    const sign = async () => openSigns(articles(await readPage("hours", open))[0]?.outerHTML ?? "")[0];
    expect(await sign()).toBe(signAt(first));
    expect(signAt(first)).toMatch(/^Open · /);
    expect((await readJson("hours", open)).answers[0]?.text).toMatch(new RegExp(`^${signAt(first)}\\. Mon`));
    await addNotice(site.db(), {
      closes_store: 1,
      starts_at: first,
      ends_at: storeInstant(day.date, day.opens, 600),
    });
    const later = { "x-frozen-clock": storeInstant(day.date, day.opens, 300) };
    expect((await readJson("hours", later)).answers[0]?.text).toMatch(/^Closed\. Mon/);
    expect(articles(await readPage("hours", later))[0]?.querySelector(".open-sign")?.text).toBe("Closed");
    const closed = { "x-frozen-clock": storeInstant(day.date, day.closes) };
    expect(articles(await readPage("open on sunday?", closed))[0]?.structuredText).toMatch(/^Store hours\s+Closed · /);
  });
});

test.each(["truck rental", "zzz"])("where nothing is said of %s, it says so, and whom to call", async (query) => {
  const page = await readPage(query);
  expect(articles(page)).toEqual([]);
  const line = page.querySelector("#answers");
  expect(line?.text).toContain("We don't have an answer");
  expect(hrefs(line)).toEqual([phoneUrl(store.contact.phone)]);
  expect(line?.text).not.toMatch(/website|do not offer/);
  expect(results(page).length > 0).toBe(query !== "zzz");
});

test.each([
  ["shipping", ["results", "answers"]],
  ["fedex", ["results", "answers"]],
  ["what does shipping cost", ["answers", "results"]],
])("a name has its services first, a question its answers: %s", async (query, order) => {
  const page = await readPage(query);
  expect(articles(page)).not.toEqual([]);
  expect(page.querySelectorAll("#answers, #results").map(({ id }) => id)).toEqual(order);
});

test("the title of the page carries the question", async () => {
  expect((await readPage("fax & <b>")).querySelector("title")?.text).toBe("“fax & <b>” | Search Mailbox Plus");
  expect((await readPage("")).querySelector("title")?.text).toContain(searchPage.pageTitle);
  expect((await readPage("x".repeat(500))).querySelector("title")?.text.length).toBeLessThan(100);
});

const hostile: Array<[string, string]> = [
  ["ten kilobytes", "notary ".repeat(1500)],
  ["control characters", "fax\u0000\u0007\r\nSet-Cookie: a=b\u001b[31m"],
  ["HTML", '"><img src=x onerror=alert(1)><script>alert(1)</script>'],
  ["lone halves", "fax \uD83D \uDC66"],
];

test.each(hostile)("%s make a normal page with nothing of them unescaped", async (_, query) => {
  const response = await site.fetch(address("/search", query));
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).not.toMatch(/<img src=x|<script>alert/);
  expect(parse(html).querySelector("main h1")?.text).toBe(searchPage.heroTitle);
  expect((await site.fetch(address("/search.json", query))).status).toBeLessThan(500);
});

describe("/search.json", () => {
  it("has answers and at most eight results of all", async () => {
    const { answers, results: shown, summary } = await readJson("box");
    expect(answers.length).toBeLessThanOrEqual(3);
    expect(answers[0]?.href).toMatch(/^\/pack-ship\//);
    expect(shown).toHaveLength(8);
    expect(summary.join("")).toMatch(/^3 answers, 8 of (9|1\d) pages$/);
    expect(Object.keys(shown[0] ?? {}).toSorted()).toEqual(["category", "description", "href", "title"]);
  });

  it("without a question has the six popular services", async () => {
    const response = await site.fetch("/search.json");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ answers: [], summary: [] });
    expect((await readJson("")).results).toHaveLength(6);
  });

  it("may be kept by the visitor's browser alone, for a minute", async () => {
    const response = await site.fetch(address("/search.json", "how do I ship a package"));
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("private, max-age=60");
  });

  it("refuses two questions", async () => {
    const refused = await site.fetch("/search.json?q=a&q=b");
    expect(await readProblem(refused, 400)).toMatchObject({ ok: false, code: "bad-query" });
  });
});
