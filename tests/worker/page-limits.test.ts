import { expect, test } from "vitest";
import { site as store } from "#app/content/site.ts";
import { tools } from "#app/content/tools.ts";
import { readProblem } from "../support/api-answers.ts";
import { useSite, type Response } from "../support/harness.ts";
import { textOf } from "../support/page-text.ts";

const limit = 2;
const site = useSite({ limitPerMinute: limit });

const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const toolPaths = [...new Set(tools.map(({ path }) => path))];

type Ask = (count: number, headers?: Record<string, string>) => Promise<Response>;

const asked = (path: string) => (count: number, headers?: Record<string, string>) =>
  site.fetch(`${path}?q=${count}`, headers && { headers });
const sent = (path: string) => (count: number, headers?: Record<string, string>) =>
  site.postForm(path, { number: String(count), name: String(count) }, headers);

test.each<[string, Ask]>([
  ...["/search", ...toolPaths].map((path): [string, Ask] => [path, asked(path)]),
  ["/tracking as a form", sent("/tracking")],
  ["/contact-us as a form", sent("/contact-us")],
])("%s is answered as often as the limit says, then with a page that asks to wait", async (_, ask) => {
  for (let count = 0; count < limit; count += 1) {
    expect((await ask(count, { accept })).status).not.toBe(429);
  }
  const refused = await ask(limit, { accept });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(refused.headers.get("cache-control")).toBe("no-store");
  const page = textOf(await refused.text());
  expect(page).toContain("Please wait a minute and try again");
  expect(page).toContain(store.contact.phone);
  expect((await site.fetch("/search")).status).toBe(200);
  expect((await ask(1, { accept, "cf-connecting-ip": "192.0.2.1" })).status).not.toBe(429);
});

test.each<[string, Ask]>([
  ["/search.html", asked("/search.html")],
  ["/search.json", asked("/search.json")],
  ["a message with wrong fields", (count) => site.postJson("/api/contact", { name: String(count) })],
  ["/visit/code.svg", asked("/visit/code.svg")],
])("%s is refused as machines are", async (_, ask) => {
  for (let count = 0; count < limit; count += 1) {
    expect((await ask(count)).status).not.toBe(429);
  }
  const refused = await ask(limit);
  expect(refused.headers.get("retry-after")).toBe("60");
  expect((await readProblem(refused, 429)).code).toBe("rate-limited");
});

test.each(["/no-such-page", "/api/health", "/offline", "/llms.txt", "/hours.ics"])(
  "%s is answered as often, though nothing is asked",
  async (path) => {
    const statuses = [];
    for (let count = 0; count <= limit; count += 1) {
      statuses.push((await site.fetch(path)).status);
    }
    expect(statuses.indexOf(429)).toBe(limit);
  },
);

test("the boxes that search while one types are counted by themselves", async () => {
  for (let count = 0; count <= limit; count += 1) {
    await asked("/search")(count);
  }
  expect((await site.fetch("/search.json?q=fax")).status).toBe(200);
});
