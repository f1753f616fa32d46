import { expect, test } from "vitest";
import { hours } from "#app/content/hours.ts";
import { redirects } from "#app/content/redirects.ts";
import { site as store } from "#app/content/site.ts";
import { weekRows } from "#app/hours/opening-hours.ts";
import { expectNoInternals, readProblem } from "../support/api-answers.ts";
import { useSite, type Response } from "../support/harness.ts";
import { contactEntries, expectNothingStored } from "../support/messages.ts";
import { textOf } from "../support/page-text.ts";
import { artworkShipping } from "../support/service-like.ts";

const site = useSite();

const get = (path: string) => () => site.fetch(path);
const asBrowser = { accept: "text/html" };
const tooLarge = "x".repeat(1_000_000);
const elsewhere = { origin: "https://elsewhere.example" };

test.each<[string, () => Promise<Response>, number]>([
  ["the home page", get("/"), 200],
  ["data that only a client router would ask for", get("/contact-us.data"), 404],
  ["a missing page", get("/no-such-page"), 404],
  ["a malformed path", get("/%E0%A4%A"), 404],
  ["a redirect to the bare path", get("/contact-us/"), 308],
  ...Object.keys(redirects).map((path): [string, () => Promise<Response>, number] => [path, get(path), 301]),
  ["the health check", get("/api/health"), 200],
  ["an API path that does not exist", get("/api/no-such-call"), 404],
  ["a method that the API does not take", get("/api/contact"), 405],
  ["a message by API", () => site.postJson("/api/contact", contactEntries()), 201],
  ["a body that is too large", () => site.postJson("/api/contact", { message: tooLarge }), 413],
  ["a call from another site", () => site.postJson("/api/contact", {}, elsewhere), 403],
  ["a form from another site", () => site.postForm("/contact-us", {}, elsewhere), 403],
  ["a form that is too large", () => site.postForm("/contact-us", { message: tooLarge }, asBrowser), 413],
  ["a path that is too long", get(`/${"a/".repeat(5000)}`), 414],
  ["a body that is no form", () => site.postJson("/contact-us", {}), 400],
  ["the stand-ins", get("/stand-ins/outbox"), 200],
  ["a text for machines", get("/llms.txt"), 200],
])("%s has every security header, and tells nothing about the inside", async (_, ask, status) => {
  const response = await ask();
  const headers = Object.fromEntries(response.headers);

  expect(response.status).toBe(status);
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("geolocation=(self), camera=(), microphone=()"),
  });
  const policy = headers["content-security-policy"] ?? "";
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]),
  );
  expect(policy).not.toMatch(/unsafe|\*|data:|http:|https:(?!\/\/)/);
  expectNoInternals(textOf(await response.text()));
});

test.each([
  ["/", "private, no-cache"],
  ["/no-such-page", "private, no-cache"],
  ["/api/health", "no-store"],
  ["/api/no-such-call", "no-store"],
  ["/visit/code.svg", "no-store"],
])("%s answers HEAD as GET, and caches may keep it as %j says", async (path, caching) => {
  const got = await site.fetch(path);
  const head = await site.fetch(path, { method: "HEAD" });
  expect(await head.text()).toBe("");
  expect(head.status).toBe(got.status);
  for (const name of ["content-type", "cache-control"]) {
    expect(head.headers.get(name)).toBe(got.headers.get(name));
  }
  expect(got.headers.get("cache-control")).toBe(caching);
});

test("pages name the rules by which browsers prerender the next", async () => {
  const rules = async (path: string) => (await site.fetch(path)).headers.get("speculation-rules");
  expect(await rules("/services")).toBe('"/speculation-rules.json"');
});

test.each([
  ["/no-such-page", "Page Not Found"],
  ["/pack-ship/no-such-service", "Service not found"],
  ["/home-business/no-such-service", "Error: Service not found"],
  ["/service-area/no-such-town", "Area Not Found"],
])("%s says %j, and shows a way on", async (path, title) => {
  const { root } = await site.page(path);
  expect([root.querySelector("h1")?.text, root.querySelector("title")?.text]).toEqual([
    title,
    `${title} | ${store.name}`,
  ]);
  expect(root.querySelector('main a[href="/"], main a[href="/services"]')).not.toBeNull();
});

test("a missing service offers what comes close", async () => {
  const html = await (await site.fetch(artworkShipping.path.replace(/(?=.$)/, "x"))).text();
  expect(html.slice(html.indexOf("<main"))).toContain(`href="${artworkShipping.path}"`);
});

const forms = ["PUT", "PATCH", "DELETE", "OPTIONS"];
test.each([
  ["/", "GET, HEAD", [...forms, "POST"]],
  ["/services", "GET, HEAD", [...forms, "POST"]],
  ["/no-such-page", "GET, HEAD", forms],
  ["/contact-us", "GET, HEAD, POST", forms],
  ["/contact", "GET, HEAD, POST", forms],
  ["/tracking", "GET, HEAD, POST", forms],
  ["/api/contact", "POST", forms],
  ["/api/captcha/verify", "POST", forms],
  ["/api/geocode/reverse", "GET, HEAD", forms],
  ["/api/health", "GET, HEAD", forms],
  ["/search.json?q=fax", "GET, HEAD", forms],
  ["/sitemap.xml", "GET, HEAD", forms],
])("%s takes %s, and nothing is stored by another method", async (path, allow, refused) => {
  for (const method of refused) {
    const response = await site.fetch(path, {
      method,
      headers: { origin: site.origin(), "content-type": "application/x-www-form-urlencoded" },
      ...(method !== "OPTIONS" && { body: new URLSearchParams(contactEntries() as Record<string, string>) }),
    });
    const told = ["allow", "cache-control"].map((name) => response.headers.get(name));
    expect([method, response.status, ...told]).toEqual([
      method,
      405,
      allow,
      expect.stringMatching(/^no-store$|^private/),
    ]);
    expectNoInternals(await response.text());
  }
  await expectNothingStored(site);
});

test.each([["/contact-us"], ["/tracking"]])("no cache stores what %s answers to a form", async (path) => {
  expect((await site.postForm(path, contactEntries({ number: "1" }))).headers.get("cache-control")).toBe("no-store");
});

test("a form sent to a page that does not exist, or to the path with a slash, is not taken for another", async () => {
  expect((await site.postForm("/no-such-page", contactEntries())).status).toBe(404);
  // Browsers resend the form to the right path.
  expect((await site.postForm("/contact-us/", contactEntries())).status).toBe(308);
  await expectNothingStored(site);
});

test.each(["/api", "/api/no-such-call", "/api/contact/extra", "/api/captcha", "/api/%"])(
  "%s answers every method with a 404 problem",
  async (path) => {
    for (const method of ["GET", "POST"]) {
      const response = await site.fetch(path, { method, headers: { origin: site.origin() } });
      expect((await readProblem(response, 404)).code).toBe("not-found");
    }
  },
);

test.each<[string, number, string]>([
  ["/contact-us/?topic=boxes&x=%20", 308, "/contact-us?topic=boxes&x=%20"],
  ["/.//elsewhere.example/", 308, "/elsewhere.example"],
  // A link with trailing punctuation, and names without their section.
  ["/contact-us.", 301, "/contact-us"],
  ["/services,?a=1", 301, "/services?a=1"],
  ["/Pack-Ship/Insurance).", 301, "/pack-ship/insurance"],
  ["/hours.ics.", 301, "/hours.ics"],
  ["/tracking%E2%80%9D%20", 301, "/tracking"],
  ["/mailbox-rental", 301, "/home-business/mailbox-rental"],
  ["/mentor!", 301, "/service-area/mentor"],
  ["/Pack-Ship/Insurance/?Topic=A", 308, "/pack-ship/insurance?Topic=A"],
  ...Object.entries(redirects).flatMap(([from, to]): Array<[string, number, string]> => [
    [from, 301, to],
    [`${from.toUpperCase()}/?a=1`, 301, `${to}?a=1`],
  ]),
])("%s answers %d to %s", async (path, status, location) => {
  const response = await site.fetch(path);
  expect([response.status, response.headers.get("location")]).toEqual([status, location]);
  const isKept = status === 301 && !location.includes("?");
  expect(response.headers.get("cache-control")).toBe(isKept ? "public, max-age=3600" : "no-store");
});

test.each([
  "//elsewhere.example",
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "///elsewhere.example/",
  "/%5Celsewhere.example.",
  "/%09/elsewhere.example.",
])("%s leads to no other host", async (path) => {
  const address = site.origin() + path;
  const asked = [get(address), () => site.postForm(address, { message: tooLarge }, asBrowser)];
  for (const ask of asked) {
    const response = await ask();
    expect(new URL(response.headers.get("location") ?? "/", site.origin()).origin).toBe(site.origin());
    expect(await response.text()).not.toContain("//elsewhere");
  }
});

test.each([
  ["of 15,000 inner slashes", `/x${"/".repeat(15_000)}x`],
  ["of escaped slashes", `/${"%2F".repeat(5000)}`],
  ["with a query of 15,000 characters", `/search?q=${"a+".repeat(7500)}`],
  ["with 101 parameters", `/?a=1${"&a=1".repeat(100)}`],
])("a path %s is refused before anybody reads it, with a page that stands by itself", async (_, path) => {
  const page = await site.fetch(path, { headers: asBrowser });
  const html = await page.text();
  expect(page.status).toBe(414);
  const week = weekRows(hours, new Date()).flatMap(({ days, times }) => [days, times]);
  for (const words of ["address is too long", store.name, store.contact.phone, ...week]) {
    expect(textOf(html)).toContain(words);
  }
  expect(html).toMatch(/<a\b[^>]* href="\/"/);
  expect(html).not.toMatch(/<(img|link|script)\b|url\(| src=/);
  expect((await readProblem(await site.fetch(path), 414)).code).toBe("address-too-long");
});

test.each<[string, (length: number) => string, number, number]>([
  ["query of a page", (length) => `/services?q=${"a".repeat(length - 2)}`, 4096, 200],
  ["question", (length) => `/search?q=${"a".repeat(length - 2)}`, 12_288, 200],
  ["path", (length) => `/${"a".repeat(length - 1)}`, 1024, 404],
])("the longest %s that is read is answered like any other", async (_, path, longest, status) => {
  expect((await site.fetch(path(longest))).status).toBe(status);
  expect((await site.fetch(path(longest + 1))).status).toBe(414);
});

test.each([
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["/contact.vcf", "text/vcard; charset=utf-8"],
  ["/hours.ics", "text/calendar; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json"],
])("%s is %s, may be kept for an hour, and is not sent again to who has it", async (path, type) => {
  const response = await site.fetch(path);
  const text = await response.text();
  const etag = response.headers.get("etag") ?? "";
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": type,
    "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
    etag: expect.stringMatching(/^(W\/)?"[0-9a-f]+"$/),
  });
  expect(text.length).toBeGreaterThan(50);
  // No-break spaces are for pages only.
  expect(text).not.toContain("\u00a0");

  for (const known of [etag, `"other", ${etag}`, "*"]) {
    const again = await site.fetch(path, { headers: { "if-none-match": known } });
    expect([known, again.status, await again.text()]).toEqual([known, 304, ""]);
    expect(again.headers.get("cache-control")).toContain("max-age=3600");
  }
  expect((await site.fetch(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  const head = await site.fetch(path, { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
});
