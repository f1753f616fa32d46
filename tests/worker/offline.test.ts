/** What reading without a connection is made of; tests/e2e and tests/engines have its journeys. */
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { site as store } from "#app/content/site.ts";
import { pages } from "#app/pages/page-records.server.ts";
import { hours as storeHours } from "#app/content/hours.ts";
import { weekRows } from "#app/hours/opening-hours.ts";
import { useSite } from "../support/harness.ts";
import { textOf } from "../support/page-text.ts";
import { inWords } from "../support/store-numbers.ts";

const site = useSite();

test("the service worker is light, asked for anew each time, and allowed by the policy", async () => {
  const response = await site.fetch("/sw.js");
  const script = await response.text();

  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(script).toContain('addEventListener("fetch"');
  expect(script.length).toBeLessThanOrEqual(3.5 * 1024);
  expect((await site.fetch("/")).headers.get("content-security-policy")).toContain("worker-src 'self'");
});

test("a page says when it was made, and nothing else does", async () => {
  const headers = { "x-frozen-clock": "2028-05-03T14:00:00Z" };
  const madeAt = async (path: string) => (await site.fetch(path, { headers })).headers.get("x-page-time");

  expect(await madeAt("/")).toBe(String(Date.parse("2028-05-03T14:00:00Z") / 1000));
  expect(await madeAt("/offline")).not.toBeNull();
  expect(await madeAt("/robots.txt")).toBeNull();
});

test("one switch takes it out of every browser", async () => {
  await site.setConditions({ vars: { OFFLINE_READING: "off" } });
  const script = await (await site.fetch("/sw.js")).text();

  expect(script).toContain("registration.unregister()");
  expect(script).not.toContain('addEventListener("fetch"');
});

test("the page for what nobody has seen knows every page by its name", async () => {
  const html = parse(await (await site.fetch("/offline")).text());
  const names = JSON.parse(html.querySelector("#names")?.rawText ?? "") as Record<string, string>;

  expect(names).toEqual(
    Object.fromEntries(
      pages.flatMap(({ path, alias, name }) => [path, alias ?? path].map((address) => [address, name] as const)),
    ),
  );
  expect(html.querySelectorAll("script:not([type='application/json'])").map((it) => it.getAttribute("nonce"))).toEqual([
    expect.stringMatching(/./),
  ]);
});

test("it says of itself what it is, and that a page is missing only where its script finds that one is", async () => {
  const html = parse(await (await site.fetch("/offline")).text());

  expect(html.querySelector("h1")?.text).toMatch(/offline/);
  expect(html.querySelectorAll("main [hidden]").map(({ structuredText }) => structuredText)).toEqual([
    expect.stringMatching(/^The page .*isn't saved/),
  ]);
  html.querySelector("#wanted")?.remove();
  expect(html.querySelector("main")?.text).not.toContain("saved");
});

test("for a page that nobody has seen there are hours, phone, address and prices", async () => {
  const response = await site.fetch("/offline");
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(parse(html).querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  const { phone, address } = store.contact;
  const hours = weekRows(storeHours, new Date(), 0).flatMap(({ days, times }) => [days, times]);
  expect(hours.length).toBeGreaterThan(3);
  for (const words of [phone, address.street, inWords("{mailbox-basic.per-month}"), ...hours]) {
    expect(textOf(html)).toContain(words);
  }
});
