/** What a page has to work out for one visitor alone is limited as its twins in the API are. */
import { describe, expect, it, test } from "vitest";
import { site as store } from "#app/content/site.ts";
import { maxQueryLength } from "#app/search/search.ts";
import { readProblem } from "../support/api-answers.ts";
import { useSite, type Response } from "../support/harness.ts";
import { textOf } from "../support/page-text.ts";

const limit = 20;
const site = useSite({ limitPerMinute: limit });

const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
/** The limit counts by the minute of the clock: so many pass it even if a minute ends among them. */
const many = 2 * limit + 10;

type Ask = (count: number, headers?: Record<string, string>) => Promise<Response>;

const asked = (path: string): Ask => {
  const { pathname, searchParams } = new URL(path, "https://store.example");
  return (count, headers = { accept }) => {
    const query = [...searchParams.keys()].map((name) => [name, String(count)]);
    return site.fetch(`${pathname}?${new URLSearchParams(query).toString()}`, { headers });
  };
};
const sent =
  (path: string): Ask =>
  (count, headers = { accept }) =>
    site.postForm(path, { number: String(count), name: String(count) }, headers);

const doors: Array<[string, Ask]> = [
  ["the search", asked("/search?q=")],
  ["the measuring tool", asked("/measure?length=&width=")],
  ["the list of a visit", asked("/visit?for=")],
  ["a tool of a service", asked("/home-business/mailbox-rental?packages=")],
  ["a tracking number", sent("/tracking")],
  ["a message that is not complete", sent("/contact-us")],
];

async function flood(ask: Ask): Promise<Response[]> {
  const answers = [];
  for (let count = 0; count < many; count += 10) {
    answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, more) => ask(count + more)))));
  }
  return answers;
}

describe.each(doors)("%s", (_, ask) => {
  it("is answered as often as the limit says, then with a page that asks to wait", async () => {
    const answers = await flood(ask);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.slice(0, limit).map(({ status }) => status)).not.toContain(429);
    expect(refused.length).toBeGreaterThanOrEqual(many - 2 * limit);
    const [first] = refused;
    expect(first?.headers.get("retry-after")).toBe("60");
    expect(first?.headers.get("cache-control")).toBe("no-store");
    const page = textOf((await first?.text()) ?? "");
    expect(page).toContain("Please wait a minute and try again");
    expect(page).toContain(store.contact.phone);
    // Who only reads is let in, and so is everybody else.
    expect((await site.fetch("/search")).status).toBe(200);
    expect((await ask(1, { "cf-connecting-ip": "2001:db8:1:2::3" })).status).not.toBe(429);
  });
});

test.each([
  ["the search", asked("/search.data?q=")],
  ["a tool", asked("/measure.data?length=")],
  ["a form", sent("/tracking.data")],
])("the data of %s is refused as machines are", async (_, ask) => {
  const answers = await flood((count) => ask(count, {}));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get("retry-after")).toBe("60");
  expect(refused && (await readProblem(refused, 429)).code).toBe("rate-limited");
});

test("/search.json is answered as often", async () => {
  const refused = (await flood(asked("/search.json?q="))).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(many - 2 * limit);
  expect(refused[0]?.headers.get("retry-after")).toBe("60");
});

test("the boxes that search while one types are counted by themselves", async () => {
  await flood(asked("/search?q="));
  expect((await site.fetch("/search.json?q=fax")).status).toBe(200);
});

test.each(["/search", "/search.data"])("%s reads no more of a question than /search.json takes", async (path) => {
  const words = "x".repeat(maxQueryLength);
  const read = await (await site.fetch(`${path}?q=${words}${"y".repeat(1000)}`)).text();
  expect(read).toContain(words);
  expect(read).not.toContain(`${words}y`);
});
