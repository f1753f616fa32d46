/**
 * Whatever is sent: no failure of ours, no hang, no row that the schema does not know, nothing of it
 * unescaped in a page. `RUNS` says how many tries each door gets, `SEED` repeats a finding.
 */
import {
  type Arbitrary,
  array,
  constantFrom,
  dictionary,
  integer,
  json,
  jsonValue,
  oneof,
  sample,
  string,
  tuple,
  uuid,
  constant,
} from "fast-check";
import { expect, test } from "vitest";
import { byField, contactFields as messageFields } from "#app/contact/fields.ts";
import { parseContactMessage } from "#app/contact/message.ts";
import { useSite, type Response } from "../support/harness.ts";
import { contactEntries, mailSettled, storedMessages, type Fields } from "../support/messages.ts";

const site = useSite({ limitPerMinute: 1_000_000 });

const runs = Number(process.env.RUNS ?? 100);
const seed = Number(process.env.SEED ?? 20_261_120);
const atOnce = 20;
const patienceMs = 15_000;

const maxAnswerBytes = 64 * 1024;
/** And for the whole page of a service with a tool, whose longest is 68 KB when nothing is entered. */
const maxToolPageBytes = 80 * 1024;

/** A tag that no page of ours has: wherever it shows unescaped, input was taken for markup. */
const markup = "<x-smuggled>";
const markupAnywhere = /<x-smuggled/i;

const nasty = constantFrom(
  markup,
  `"${markup}`,
  `</textarea>${markup}`,
  `</script>${markup}`,
  "'; DROP TABLE contact_messages; --",
  "Ada\r\nBcc: all@visitor.example",
  "📦👩‍🚀",
  "\u202Eשלום",
  "a\u0000b",
  "\uD83D",
  "\u200B",
  "{{7*7}}${7*7}",
  "../../etc/passwd",
  "constructor",
  "__proto__",
);
const text = oneof(string(), string({ unit: "binary" }), nasty, tuple(string(), nasty).map(String));
const value = oneof({ weight: 4, arbitrary: text }, jsonValue({ maxDepth: 3 }), constant(undefined));
const fieldName = constantFrom(...messageFields.map(({ name }) => name), "recaptcha", "website", "number", "carrier");

/** A form that is right but for a few fields, so that some get through. */
const almostRight = (fields: Arbitrary<unknown>) =>
  tuple(uuid(), dictionary(oneof({ weight: 4, arbitrary: fieldName }, text), fields, { maxKeys: 2 })).map(
    ([id, changes]) => ({ message: id, changes }),
  );
const deep = integer({ min: 1, max: 20_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth));

const contactFields = ({ message, changes }: { message: string; changes: Fields }): Fields => ({
  ...contactEntries({ message }),
  ...changes,
});

interface Sent {
  path: string;
  type?: string | undefined;
  body?: string;
}

const jsonBody = oneof(
  { weight: 5, arbitrary: almostRight(value).map((form) => () => JSON.stringify(contactFields(form))) },
  { weight: 2, arbitrary: json().map((body) => () => body) },
  { weight: 1, arbitrary: text.map((body) => () => body) },
  { weight: 1, arbitrary: deep.map((body) => () => `{"name":${body}}`) },
  { weight: 1, arbitrary: value.map((token) => () => JSON.stringify({ token })) },
);
const jsonType = oneof({ weight: 8, arbitrary: constant("application/json") }, text.filter(isHeaderValue));

const encode = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).map(([name, entry]) => [name, String(entry)])).toString();
const formBody = oneof(
  { weight: 5, arbitrary: almostRight(text).map((form) => () => encode(contactFields(form))) },
  { weight: 2, arbitrary: dictionary(fieldName, text).map((fields) => () => encode(fields)) },
  { weight: 1, arbitrary: text.map((body) => () => body) },
);
const formType = oneof(
  { weight: 8, arbitrary: constant("application/x-www-form-urlencoded") },
  constantFrom("multipart/form-data; boundary=x", "application/json", "text/plain", undefined),
);

function isHeaderValue(candidate: string): boolean {
  return /^[\x20-\x7e]*$/.test(candidate);
}

const post = (path: string, type: Arbitrary<string | undefined>, body: Arbitrary<() => string>) =>
  tuple(type, body).map(([sentType, make]) => () => ({ path, type: sentType, body: make() }));

/** Few places, because the geocoder is asked once a second; the near misses are many. */
const degrees = oneof(
  constantFrom("41.671", "-81.25", "41.6711", "-81.2503"),
  constantFrom("", "NaN", "1e2", "0x10", "91", "-181", "41.67167,-81.25", "41..6", "١", "999999999999"),
  text,
);
const parameter = tuple(constantFrom("format", "lat", "lon", "zoom", "__proto__"), oneof(degrees, constant("json")));
const query = oneof(
  tuple(degrees, degrees).map(([lat, lon]) => new URLSearchParams({ format: "json", lat, lon }).toString()),
  array(parameter, { maxLength: 5 }).map((pairs) => new URLSearchParams(pairs).toString()),
  string({ unit: "binary-ascii" }).map((raw) => raw.replace(/[^!-~]|#/g, "")),
);

/** What people type, words of ours among it, and what only a machine would. */
const question = oneof(
  { weight: 2, arbitrary: text },
  array(oneof(constantFrom("box", "notary", "ship a", "price", "mailbx", "passport", "hours", "+", '"', "$&"), text), {
    maxLength: 20,
  }).map((words) => words.join(" ")),
  { weight: 1, arbitrary: tuple(text, integer({ min: 1, max: 400 })).map(([word, times]) => `${word} `.repeat(times)) },
);
const askAt = (path: string) =>
  oneof(
    { weight: 6, arbitrary: question.map((q) => new URLSearchParams({ q }).toString()) },
    {
      weight: 1,
      arbitrary: tuple(question, question).map(
        ([a, b]) => `q=${encodeURIComponent(a.toWellFormed())}&q=${encodeURIComponent(b.toWellFormed())}`,
      ),
    },
    { weight: 1, arbitrary: string({ unit: "binary-ascii" }).map((raw) => raw.replace(/[^!-~]|#/g, "")) },
  ).map((search) => () => ({ path: `${path}?${search}` }));

const toolParameter = tuple(
  constantFrom("length", "width", "height", "weight", "unit", "packages", "id1", "id2", "letter", "for", "__proto__"),
  oneof(
    { weight: 2, arbitrary: text },
    constantFrom(
      "12 1/2",
      "12,5",
      "3' 6\"",
      "5 lb 3 oz",
      "1e9",
      "-0",
      "1/0",
      "9".repeat(400),
      "10x8x6",
      "passport",
      "bci",
    ),
  ),
);
const toolAddress = tuple(
  constantFrom(
    "/measure",
    "/measure.data",
    "/visit",
    "/home-business/mailbox-rental",
    "/pack-ship/package-receiving",
    "/specialty/digital-fingerprinting",
  ),
  array(toolParameter, { maxLength: 8 }),
).map(([path, pairs]) => `${path}?${new URLSearchParams(pairs).toString()}`);

function send({ path, type, body }: Sent): Promise<Response> {
  const headers = { origin: site.origin(), ...(type !== undefined && { "content-type": type }) };
  const signal = AbortSignal.timeout(patienceMs);
  return site.fetch(path, body === undefined ? { signal } : { method: "POST", headers, body, signal });
}

/** Sends so many of them, in batches, and checks each answer. */
async function sendMany(what: Arbitrary<() => Sent>, maxBytes: number): Promise<void> {
  const samples = sample(what, { numRuns: runs, seed });
  for (let from = 0; from < samples.length; from += atOnce) {
    await Promise.all(
      samples.slice(from, from + atOnce).map(async (make) => {
        const sent = make();
        const about = JSON.stringify(sent);
        const response = await send(sent);
        const answer = await response.text();
        expect(response.status, about).toBeLessThan(500);
        expect(Buffer.byteLength(answer), about).toBeLessThan(maxBytes);
        if (response.headers.get("content-type")?.includes("html") === true) {
          expect(answer, about).not.toMatch(markupAnywhere);
        }
      }),
    );
  }
}

/** Every row is a message that the schema takes as it stands. */
async function expectRowsInOrder(): Promise<void> {
  await mailSettled(site.db());
  const rows = await storedMessages(site.db());
  for (const row of rows) {
    const content = byField(({ name }) => row[name]);
    expect(parseContactMessage(content)).toEqual({ ok: true, message: content });
  }
  expect(new Set(rows.map(({ dedupe_key }) => dedupe_key)).size).toBe(rows.length);
  const referred = (await site.mails()).map(({ headers }) => headers["X-Message-Reference"]);
  expect(referred.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
}

const doors: Array<[string, Arbitrary<() => Sent>, maxBytes?: number]> = [
  ["POST /api/contact", post("/api/contact", jsonType, jsonBody)],
  ["POST /api/captcha/verify", post("/api/captcha/verify", jsonType, jsonBody)],
  ["POST /contact-us", post("/contact-us", formType, formBody)],
  ["POST /contact-us.data", post("/contact-us.data", formType, formBody)],
  ["POST /tracking", post("/tracking", formType, formBody)],
  ["GET of the small tools", toolAddress.map((path) => () => ({ path })), maxToolPageBytes],
  ["GET /api/geocode/reverse", query.map((search) => () => ({ path: `/api/geocode/reverse?${search}` }))],
  ["GET /search", askAt("/search")],
  ["GET /search.data", askAt("/search.data")],
  ["GET /search.json", askAt("/search.json")],
];

test.each(doors)("%s", { timeout: 600_000 }, async (_, what, maxBytes = maxAnswerBytes) => {
  await sendMany(what, maxBytes);
  await expectRowsInOrder();
});
