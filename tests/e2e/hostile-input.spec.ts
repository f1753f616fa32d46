import { request } from "node:http";
import { expect, test } from "@playwright/test";
import * as fc from "fast-check";
import { contactFields } from "../../app/contact/fields.ts";
import { parseContactMessage } from "../../app/contact/message.ts";
import { queryDatabase, siteOrigin } from "./support.ts";

interface Sent {
  path: string;
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Sends paths and headers that `fetch` would change or refuse. */
const send = ({ path, type, body, headers = {} }: Sent) =>
  new Promise<{ status: number; answer: string; isHtml: boolean }>((done, fail) => {
    const entity = body === undefined ? {} : { "content-type": type, "content-length": Buffer.byteLength(body) };
    const method = body === undefined ? "GET" : "POST";
    const asked = request(siteOrigin + path, { method, headers: { origin: siteOrigin, ...headers, ...entity } });
    asked.on("error", fail).on("response", (response) => {
      const parts: Buffer[] = [];
      const isHtml = response.headers["content-type"]?.includes("html") === true;
      response
        .on("data", (part: Buffer) => parts.push(part))
        .on("error", fail)
        .on("end", () => done({ status: response.statusCode ?? 0, answer: Buffer.concat(parts).toString(), isHtml }));
    });
    asked.end(body);
  });

/** The largest page has a tool, all its answers and the input. */
const mostBytes = 300_000;

async function expectHarmless(sent: Sent): Promise<void> {
  const about = JSON.stringify(sent).slice(0, 500);
  const { status, answer, isHtml } = await send(sent);
  expect(status, about).toBeLessThan(500);
  expect(answer.length, about).toBeLessThan(mostBytes);
  expect(isHtml && /<x-smuggled/i.test(answer), about).toBe(false);
}

const long = (part: string, bytes: number) => part.repeat(Math.ceil(bytes / part.length)).slice(0, bytes);
const form = "application/x-www-form-urlencoded";
const entries = (message: string) => ({ name: "Ada", email: "ada@visitor.example", message, recaptcha: "x" });

/** Worst cases for third-party code, next to those for our own. */
const extremes: Record<string, Sent> = {
  "a word of 4,000 letters": { path: `/search?q=${long("a", 4090)}` },
  "2,000 words": { path: `/search.json?q=${long("e+", 4090)}` },
  "a manifest of nothing": { path: `/__manifest?version=x&p=${long("/a,", 4000)}` },
  "a long user agent": { path: "/", headers: { "user-agent": long("bot/1.0 (compatible) ", 7000) } },
  "a thousand versions": { path: "/llms.txt", headers: { "if-none-match": long('"a", ', 7000) } },
  "cookies and types": { path: "/", headers: { cookie: long("a=1; ", 7000), accept: long("text/html;q=0.1,", 7000) } },
  "16,000 fields": { path: "/contact-us", type: form, body: long("a=1&", 60_000) },
  "deep JSON": {
    path: "/api/contact",
    type: "application/json",
    body: `{"name":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
  },
};

for (const [what, sent] of Object.entries(extremes)) {
  test(`The site answers ${what} within seconds @all`, async () => {
    test.setTimeout(60_000);
    await expectHarmless(sent);
  });
}

const markup = "<x-smuggled>";
const nasty = fc.constantFrom(
  markup,
  `"${markup}`,
  `</textarea>${markup}`,
  `</script>${markup}`,
  "'; DROP TABLE contact_messages; --",
  "Ada\r\nBcc: all@visitor.example",
  "\u202Eשלום",
  "a\u0000b",
  "\uD83D",
  "{{7*7}}${7*7}",
  "../../etc/passwd",
  "__proto__",
  "1e9",
  "12 1/2",
  "9".repeat(400),
  "passport",
);
const text = fc.oneof(fc.string(), fc.string({ unit: "binary" }), nasty, fc.tuple(fc.string(), nasty).map(String));
const names = [
  ...contactFields.map(({ name }) => name),
  ..."website number carrier q length width height weight unit packages id1 id2 letter for lat lon format".split(" "),
];
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 6 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString());
const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }));
const almostRight = <Value>(values: fc.Arbitrary<Value>) =>
  fc.tuple(fc.uuid(), fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 2 })).map(([message, changes]) => {
    const claims = { hostname: "localhost", action: "contact", id: message };
    return {
      ...entries(message),
      email: "random@visitor.example",
      recaptcha: JSON.stringify(claims),
      ...changes,
    };
  });
const jsonBody = fc.oneof(
  almostRight(value).map((fields) => JSON.stringify(fields)),
  fc.json(),
  text,
);
const formBody = fc.oneof(
  almostRight(text).map((fields) => new URLSearchParams(fields).toString()),
  query,
  text,
);

const queryPaths =
  "/search /search.json /search.html /measure /visit /home-business/mailbox-rental /specialty/digital-fingerprinting /api/geocode/reverse";
const doors: ReadonlyArray<{ path: string; type?: string; input: fc.Arbitrary<string> }> = [
  { path: "/api/contact", type: "application/json", input: jsonBody },
  { path: "/api/captcha/verify", type: "application/json", input: jsonBody },
  { path: "/contact-us", type: form, input: formBody },
  { path: "/tracking", type: form, input: formBody },
  ...queryPaths.split(" ").map((path) => ({ path, input: query })),
];
for (const { path, type, input } of doors) {
  test(`${path} takes whatever is sent @all`, async () => {
    await fc.assert(
      fc.asyncProperty(input, (sent) =>
        expectHarmless(type ? { path, type, body: sent } : { path: `${path}?${sent}` }),
      ),
      { numRuns: 30, seed: 20_261_120 },
    );
    for (const row of queryDatabase("select * from contact_messages where email = 'random@visitor.example'")) {
      const fields = Object.fromEntries(
        contactFields.map(({ name }) => [name, (row as Record<string, unknown>)[name]]),
      );
      expect(parseContactMessage(fields)).toEqual({ ok: true, message: fields });
    }
  });
}
