/** tests/e2e and tests/engines have the journeys. */
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { site as store } from "#app/content/site.ts";
import { hours as storeHours } from "#app/content/hours.ts";
import { weekRows } from "#app/hours/opening-hours.ts";
import { useSite } from "../support/harness.ts";
import { textOf } from "../support/page-text.ts";
import { fax } from "../support/service-like.ts";
import { inWords } from "../support/store-numbers.ts";

const site = useSite();

test("the service worker is light, asked for anew each time, and allowed by the policy", async () => {
  const response = await site.fetch("/sw.js");
  const script = await response.text();

  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(script).toContain('addEventListener("fetch"');
  expect((await site.fetch("/")).headers.get("content-security-policy")).toContain("worker-src 'self'");
});

test("one switch takes it out of every browser", async () => {
  await site.setConditions({ vars: { OFFLINE_READING: "off" } });
  const script = await (await site.fetch("/sw.js")).text();

  expect(script).toContain("registration.unregister()");
  expect(script).not.toContain('addEventListener("fetch"');
});

test("in place of every page there are hours, phone, address and prices", async () => {
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
  expect(JSON.parse(parse(html).querySelector("#names")?.rawText ?? "")).toMatchObject({ [fax.id]: fax.name });
});
