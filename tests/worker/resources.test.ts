/** The texts for machines as they are served, and what they say of the site that serves them. */
import { XMLParser } from "fast-xml-parser";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";

const site = useSite();

const resources = [
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/facts.json", "application/json"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["/contact.vcf", "text/vcard; charset=utf-8"],
  ["/hours.ics", "text/calendar; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json"],
] as const;

test.each(resources)("%s is %s and may be kept for an hour", async (path, type) => {
  const response = await site.fetch(path);

  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await response.text()).length).toBeGreaterThan(50);
});

test.each(resources)("%s is not sent again to who has it", async (path) => {
  const etag = (await site.fetch(path)).headers.get("etag") ?? "";
  expect(etag).toMatch(/^(W\/)?"[0-9a-f]+"$/);

  for (const known of [etag, `"other", ${etag}`, "*"]) {
    const response = await site.fetch(path, { headers: { "if-none-match": known } });
    expect({ known, status: response.status, body: await response.text() }).toEqual({ known, status: 304, body: "" });
    expect(response.headers.get("etag")).toBe(etag);
    expect(response.headers.get("cache-control")).toContain("max-age=3600");
  }
  expect((await site.fetch(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

test.each(resources)("HEAD on %s says what GET would bring", async (path, type) => {
  const got = await site.fetch(path);
  const head = await site.fetch(path, { method: "HEAD" });

  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  expect(head.headers.get("content-type")).toBe(type);
  expect(head.headers.get("etag")).toBe(got.headers.get("etag"));
});

test("every address of the sitemap answers, wants to be indexed and names itself", { tags: "store" }, async () => {
  const xml = await (await site.fetch("/sitemap.xml")).text();
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: Array<{ loc: string }> } };
  expect(urlset.url.length).toBeGreaterThan(50);

  for (const { loc } of urlset.url) {
    const { status, root } = await site.page(new URL(loc).pathname);
    expect({ loc, status }).toEqual({ loc, status: 200 });
    expect(root.querySelector('meta[name="robots"]')?.getAttribute("content"), loc).toBe("index, follow");
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(loc);
  }
});

test("pages name the manifest", async () => {
  const root = parse(await (await site.fetch("/")).text());

  expect(root.querySelector('link[rel="manifest"]')?.getAttribute("href")).toBe("/manifest.webmanifest");
});

test("spaces at which no line ends are for pages alone", async () => {
  const unbroken = "\u00A0";
  const area = parse(await (await site.fetch("/service-area/mentor")).text());
  expect(area.querySelector(".label")?.text).toMatch(new RegExp(`\\d:\\d\\d${unbroken}[AP]M`));

  for (const page of [area, parse(await (await site.fetch("/specialty/digital-fingerprinting")).text())]) {
    const forMachines = page.querySelectorAll("script[type='application/ld+json'], title, meta");
    expect(forMachines.length).toBeGreaterThan(5);
    expect(forMachines.filter((element) => element.outerHTML.includes(unbroken))).toEqual([]);
  }
  for (const path of [...resources.map(([each]) => each), "/search.json?q=fingerprints", "/search.json?q=hours"]) {
    expect(await (await site.fetch(path)).text(), path).not.toContain(unbroken);
  }
});
