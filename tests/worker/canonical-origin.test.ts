/** In production one host and https lead to every page; the local site answers wherever it is asked. */
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";

const canonical = "https://www.store.example";
const site = useSite({ isOnItsOwn: true, vars: { SITE_ORIGIN: canonical } });

test.each([
  ["http on the canonical host", "http://www.store.example/tracking?n=1%202", `${canonical}/tracking?n=1%202`],
  ["the host without www", "https://store.example/services", `${canonical}/services`],
  ["the host without www, on http", "http://store.example/", `${canonical}/`],
  ["another port", "https://www.store.example:8443/terms", `${canonical}/terms`],
  ["a slash at the end, in one step", "http://store.example/contact-us/", `${canonical}/contact-us`],
  [
    "an old name, in one step",
    "http://store.example/copy-print/copying-services?a=1",
    `${canonical}/copy-print/copies?a=1`,
  ],
  ["a text for machines", "http://store.example/sitemap.xml", `${canonical}/sitemap.xml`],
])("%s is sent to the canonical address", async (_, from, to) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await site.fetch(from, { method });

    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(to);
    expect(response.headers.get("strict-transport-security")).toMatch(/^max-age=/);
  }
});

test("the canonical address itself is answered", async () => {
  expect((await site.fetch(`${canonical}/tracking`)).status).toBe(200);
  expect((await site.fetch(`${canonical}/tracking/`)).headers.get("location")).toBe("/tracking");
});

test.each(["//elsewhere.example/a", "/\\elsewhere.example/a"])("%s leads to no other host", async (path) => {
  const response = await site.fetch(`http://store.example${path}`);

  expect(new URL(response.headers.get("location") ?? "").origin).toBe(canonical);
});

test("a message is not lost to a redirect", async () => {
  const response = await site.postJson("http://store.example/api/contact", {}, { origin: "http://store.example" });

  expect(response.status).toBe(422);
  expect((await site.fetch("http://store.example/api/health")).status).toBe(200);
});

test("texts for machines name the canonical address", async () => {
  for (const path of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/facts.json", "/.well-known/security.txt"]) {
    const text = await (await site.fetch(canonical + path)).text();
    expect(text).toContain(canonical);
    expect(text).not.toContain("localhost");
  }
});
