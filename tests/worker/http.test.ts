/** What every answer has in common: headers, methods, missing pages, redirects. */
import { expect, test } from "vitest";
import { hours } from "#app/content/hours.ts";
import { site as store } from "#app/content/site.ts";
import { weekRows } from "#app/hours/opening-hours.ts";
import { popularLinks } from "#app/search/search.server.ts";
import { expectNoInternals, readProblem } from "../support/api-answers.ts";
import { useSite, type Response } from "../support/harness.ts";
import { contactEntries, expectNothingStored } from "../support/messages.ts";
import { textOf } from "../support/page-text.ts";
import { artworkShipping } from "../support/service-like.ts";

const site = useSite();

const get = (path: string) => () => site.fetch(path);
const tooLarge = "x".repeat(1_000_000);

/** One answer of each kind that the worker gives. */
const answers: Array<[string, () => Promise<Response>, number]> = [
  ["the home page", get("/"), 200],
  ["the contact page", get("/contact-us"), 200],
  ["a service page", get(artworkShipping.path), 200],
  ["data for the client router", get("/contact-us.data"), 200],
  ["a missing page", get("/no-such-page"), 404],
  ["data of a missing page", get("/no-such-page.data"), 404],
  ["a missing service", get("/pack-ship/no-such-service"), 404],
  ["a missing asset", get("/assets/no-such-file.js"), 404],
  ["a redirect to the bare path", get("/contact-us/"), 308],
  ["a redirect of an old name", get("/copy-print/copying-services"), 301],
  ["the health check", get("/api/health"), 200],
  ["an API path that does not exist", get("/api/no-such-call"), 404],
  ["a method that the API does not take", get("/api/contact"), 405],
  ["a message by API", () => site.postJson("/api/contact", contactEntries()), 201],
  ["a refused message by API", () => site.postJson("/api/contact", {}), 422],
  ["a body that is too large", () => site.postJson("/api/contact", { message: tooLarge }), 413],
  ["a call from another site", () => site.postJson("/api/contact", {}, { origin: "https://elsewhere.example" }), 403],
  ["a message by form", () => site.postForm("/contact-us", contactEntries()), 200],
  ["a refused message by form", () => site.postForm("/contact-us", {}), 422],
  ["a refused message by the client router", () => site.postForm("/contact-us.data", {}), 422],
  ["a form from another site", () => site.postForm("/contact-us", {}, { origin: "https://elsewhere.example" }), 403],
  ["a form that is too large", () => site.postForm("/contact-us", { message: tooLarge }, { accept: "text/html" }), 413],
  ["a path that is too long", get(`/${"a/".repeat(5000)}`), 414],
  ["a body that is no form", () => site.postJson("/contact-us", {}), 400],
  ["the stand-ins", get("/stand-ins/outbox"), 200],
  ["a text for machines", get("/facts.json"), 200],
  ["a method that no page has", () => site.fetch("/", { method: "PUT" }), 405],
  ["a malformed path", get("/%E0%A4%A"), 404],
];

test.each(answers)("%s has every security header", async (_, ask, status) => {
  const { headers, status: answered } = await ask();

  expect(answered).toBe(status);
  expect(Object.fromEntries(headers)).toMatchObject({
    "strict-transport-security": expect.stringMatching(/^max-age=(\d{8,}); includeSubDomains/),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("geolocation=(self), camera=(), microphone=()"),
  });
});

test.each(answers)("%s has a content security policy without loopholes", async (_, ask) => {
  const policy = (await ask()).headers.get("content-security-policy") ?? "";

  const needed = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
  for (const directive of [...needed, "form-action 'self'", "manifest-src 'self'"]) {
    expect(policy.split("; ")).toContain(directive);
  }
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toMatch(/\*|data:|http:|https:(?!\/\/)/);
});

test.each(answers)("%s tells nothing about the inside", async (_, ask) => {
  expectNoInternals(textOf(await (await ask()).text()));
});

const pages = ["/", "/contact-us", artworkShipping.path, "/tracking", "/no-such-page"];

/** The nonce of an answer, which every script of its page has to carry. */
async function nonceOf(path: string): Promise<string> {
  const response = await site.fetch(path);
  const html = await response.text();
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";

  expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes = ""]) => attributes)
    .filter((attributes) => !attributes.includes("application/ld+json"));
  expect(scripts.length).toBeGreaterThan(0);
  for (const attributes of scripts) {
    expect(attributes).toContain(`nonce="${nonce}"`);
  }
  return nonce;
}

test("every script carries the nonce of its answer, which no answer at the same time shares", async () => {
  const asked = [...pages, ...pages];
  expect(new Set(await Promise.all(asked.map(nonceOf))).size).toBe(asked.length);
});

test.each(pages)("%s has no inline style and no inline handler, which its policy would block", async (path) => {
  const html = (await (await site.fetch(path)).text()).replace(/<script\b[^>]*>.*?<\/script>/gs, "");

  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
});

test.each(["/", "/contact-us", "/no-such-page", "/contact-us.data", "/api/health", "/api/no-such-call"])(
  "HEAD on %s answers as GET does, without the body",
  async (path) => {
    const got = await site.fetch(path);
    const head = await site.fetch(path, { method: "HEAD" });

    expect(await head.text()).toBe("");
    expect(head.status).toBe(got.status);
    expect(head.headers.get("content-type")).toBe(got.headers.get("content-type"));
    expect(head.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test.each(["/", "/contact-us", "/no-such-page"])(
  "%s is made for its visitor and not kept by shared caches",
  async (path) => {
    expect((await site.fetch(path)).headers.get("cache-control")).toBe("private, no-cache");
  },
);

test("pages name the rules by which browsers prerender the next, their data does not", async () => {
  const rules = async (path: string) => (await site.fetch(path)).headers.get("speculation-rules");
  expect(await rules("/services")).toBe('"/speculation-rules.json"');
  expect(await rules("/services.data")).toBeNull();
});

test.each(["/api/health", "/api/no-such-call"])("%s is not cached at all", async (path) => {
  expect((await site.fetch(path)).headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["/no-such-page", "Page Not Found"],
  ["/no/such/page", "Page Not Found"],
  ["/%", "Page Not Found"],
  ["/pack-ship/no-such-service", "Service not found"],
  ["/copy-print/no-such-service", "Service not found"],
  ["/specialty/no-such-service", "Service not found"],
  ["/home-business/no-such-service", "Error: Service not found"],
  ["/service-area/no-such-town", "Area Not Found"],
])("%s is missing and says %j", async (path, title) => {
  const response = await site.fetch(path);
  const html = await response.text();

  expect(response.status).toBe(404);
  expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "")).toBe(title);
  expect(textOf(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "")).toBe(title);
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  // A way on: home and the main pages.
  expect(html).toMatch(/<a\b[^>]* href="\/"/);
  expect(html).toMatch(/<a\b[^>]* href="\/services"/);
});

test("a missing service offers what comes close", async () => {
  const html = await (await site.fetch(artworkShipping.path.replace(/(?=.$)/, "x"))).text();

  expect(html.slice(html.indexOf("<main"))).toContain(`href="${artworkShipping.path}"`);
  expect(html).toContain('action="/search"');
});

test("a form sent to a page that does not exist is answered with 404", async () => {
  expect((await site.postForm("/no-such-page", contactEntries())).status).toBe(404);
  await expectNothingStored(site);
});

test.each(["/", "/services", artworkShipping.path])("a form sent to %s, which takes none, is refused", async (path) => {
  const response = await site.postForm(path, contactEntries());

  expect(response.status).toBe(405);
  await expectNothingStored(site);
});

test("a page without a form says what it takes", async () => {
  expect((await site.postForm("/services", {})).headers.get("allow")).toBe("GET, HEAD");
});

test.each([
  ["/", "GET, HEAD"],
  ["/no-such-page", "GET, HEAD"],
  ["/contact-us", "GET, HEAD, POST"],
  ["/contact-us.data", "GET, HEAD, POST"],
  ["/contact", "GET, HEAD, POST"],
  ["/tracking", "GET, HEAD, POST"],
  ["/api/contact", "POST"],
  ["/api/captcha/verify", "POST"],
  ["/api/geocode/reverse", "GET, HEAD"],
  ["/api/health", "GET, HEAD"],
  ["/search.json?q=fax", "GET, HEAD"],
  ["/sitemap.xml", "GET, HEAD"],
])("%s takes %s and no other method", async (path, allow) => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const response = await site.fetch(path, {
      method,
      headers: { origin: site.origin(), "content-type": "application/x-www-form-urlencoded" },
      ...(method !== "OPTIONS" && { body: new URLSearchParams(contactEntries() as Record<string, string>) }),
    });

    expect((await readProblem(response, 405)).code).toBe("method-not-allowed");
    expect(response.headers.get("allow")).toBe(allow);
  }
  await expectNothingStored(site);
});

test("a form that our own page sends is taken", async () => {
  expect((await site.postForm("/contact-us", contactEntries(), { "sec-fetch-site": "same-origin" })).status).toBe(200);
});

test("a page that could not be shown does not call itself missing", async () => {
  const html = await (await site.postJson("/contact-us", {})).text();

  expect(textOf(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "")).not.toContain("Not Found");
  expect(textOf(html)).toContain("Something went wrong");
  expect(textOf(html)).toContain(`Popular services ${popularLinks[0]?.title}`);
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

test.each([
  ["/contact-us/?topic=boxes&x=%20", 308, "/contact-us?topic=boxes&x=%20"],
  ["/.//elsewhere.example/", 308, "/elsewhere.example"],
  ["/Pack-Ship/Insurance/?Topic=A", 308, "/pack-ship/insurance?Topic=A"],
  ["/COPY-PRINT/Copying-Services", 301, "/copy-print/copies"],
  ["/copy-print/copying-services/?a=1", 301, "/copy-print/copies?a=1"],
  ["/copy-print/poster-banner-printing", 301, "/copy-print/posters-printing"],
  ["/copy-print/print-document-services", 301, "/copy-print/document-printing"],
])("%s answers %d to %s", async (path, status, location) => {
  const response = await site.fetch(path);

  expect(response.status).toBe(status);
  expect(response.headers.get("location")).toBe(location);
});

test.each(["//elsewhere.example", "//elsewhere.example/", "/\\elsewhere.example/", "///elsewhere.example/"])(
  "%s leads to no other host",
  async (path) => {
    const response = await site.fetch(site.origin() + path);
    const target = new URL(response.headers.get("location") ?? "/", site.origin());

    expect(target.origin).toBe(site.origin());
  },
);

test.each([
  ["of 15,000 inner slashes", `/x${"/".repeat(15_000)}x`],
  ["of 7,000 parts", `/${"a/".repeat(7000)}x`],
  ["of escaped slashes", `/${"%2F".repeat(5000)}`],
  ["with a query of 15,000 characters", `/search?q=${"a+".repeat(7500)}`],
  ["with 4,000 parameters", `/?${"a=1&".repeat(4000)}`],
  ["with 101 parameters", `/?a=1${"&a=1".repeat(100)}`],
])("a path %s is refused before anybody reads it", async (_, path) => {
  const page = await site.fetch(path, { headers: { accept: "text/html" } });
  const html = await page.text();

  expect(page.status).toBe(414);
  expect(textOf(html)).toContain("This web address is too long");
  expect(html).toMatch(/<a\b[^>]* href="\/"/);
  expect((await readProblem(await site.fetch(path), 414)).code).toBe("address-too-long");
});

test(
  "an error page stands by itself: name, phone, hours and a picture, and nothing to fetch",
  { tags: "store" },
  async () => {
    const html = await (await site.fetch(`/${"a/".repeat(5000)}`, { headers: { accept: "text/html" } })).text();

    expect(html).toContain("<svg");
    expect(html).not.toMatch(/<(img|link|script)\b|url\(| src=/);
    const week = weekRows(hours, new Date()).flatMap(({ days, times }) => [days, times]);
    for (const words of [store.name, store.contact.phone, ...week]) {
      expect(textOf(html)).toContain(words);
    }
  },
);

test("the longest query that is read is answered", async () => {
  const query = (path: string, length: number) => `${path}?q=${"a".repeat(length - 2)}`;

  expect((await site.fetch(query("/services", 4096))).status).toBe(200);
  expect((await site.fetch(query("/services", 4097))).status).toBe(414);
  expect((await site.fetch(query("/search", 12_288))).status).toBe(200);
  expect((await site.fetch(query("/search", 12_289))).status).toBe(414);
});

test("the longest path that is looked for is missing like any other", async () => {
  expect((await site.fetch(`/${"a".repeat(1023)}`)).status).toBe(404);
  expect((await site.fetch(`/${"a".repeat(1024)}`)).status).toBe(414);
});

test("a form sent to the path with a slash is sent on, not lost", async () => {
  const response = await site.postForm("/contact-us/", contactEntries());

  expect(response.status).toBe(308);
  await expectNothingStored(site);
});
