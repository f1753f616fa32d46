/** The doctor prints ✓ only for what answered well. */
import dns from "node:dns/promises";
import { expect, test, vi } from "vitest";
import { staticHeaders } from "#workers/middleware/static-headers.ts";
import { databaseChecks, mailChecks, siteChecks, tell } from "../../scripts/doctor.mjs";
import { filesBelow } from "../architecture/repository-files.ts";
import { askOf, openDatabase } from "../support/sqlite-d1.ts";

async function linesOf(checks: Parameters<typeof tell>[0]) {
  const lines: string[] = [];
  const isFine = await tell(checks, (line: string) => void lines.push(line));
  expect(isFine).toBe(lines.every((line) => line.startsWith("✓")));
  return lines;
}

const message = (changes: string) =>
  `insert into contact_messages (id, name, email, message, dedupe_key, mail_error, received_at, mail_status, answered_by)
   values ('1', 'Ada', 'a@b.example', 'x', '1', 'status 403', ${changes});`;

function examineDatabase(change: string) {
  const database = openDatabase();
  const names = filesBelow("migrations").map((path) => `('${path.replace("migrations/", "")}')`);
  database.exec(`create table d1_migrations (name text); insert into d1_migrations values ${names.join()}; ${change}`);
  return linesOf(databaseChecks(askOf(database), true));
}

test.each([
  ["nothing waits", ""],
  ["a mail has waited for minutes", message("strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'pending', null")],
  ["what was given up is answered", message("'2026-11-20T12:00:00.000Z', 'failed', 'Ann'")],
])("a database in which %s is well", async (_, change) => {
  expect(await examineDatabase(change)).toEqual([expect.stringMatching(/^✓/), expect.stringMatching(/^✓/)]);
});

test.each([
  ["a mail that has waited for hours", message("'2026-11-20T12:00:00.000Z', 'pending', null"), /1 message.*status 403/],
  ["a mail that was given up", message("'2026-11-20T12:00:00.000Z', 'failed', null"), /→ npm run messages .*--undeliv/],
  ["a missing migration", "delete from d1_migrations", /not applied: 0001.*→ npx wrangler d1 migrations apply/],
  ["a database without migrations", "drop table d1_migrations", /not applied: 0001/],
])("finds %s", async (_, change, expected) => {
  const wrong = (await examineDatabase(change)).filter((line) => line.startsWith("✗"));
  expect(wrong.map((line) => line.replaceAll(/\s+/g, " "))).toEqual([expect.stringMatching(expected)]);
});

const origin = "https://www.the-store.com";
const production = {
  vars: { SITE_ORIGIN: origin },
  routes: [{ pattern: "www.the-store.com" }, { pattern: "the-store.com" }],
};
const headers = { ...staticHeaders, "content-security-policy": "script-src 'nonce-1'" };
const own = '<script nonce="1">1</script>';
const pageWith = (html: string, more = {}) => new Response(own + html, { headers: { ...headers, ...more } });

function examineSite(answers: Readonly<Record<string, Response | Error>>) {
  const well = (url: string) =>
    url.startsWith(`${origin}/api/contact`)
      ? Response.json({ code: "captcha-refused" }, { status: 422 })
      : url.startsWith(origin)
        ? pageWith("")
        : new Response(null, { status: 301, headers: { location: `${origin}/` } });
  const ask = async (url: string) => {
    const answer = answers[url] ?? well(url);
    return answer instanceof Error ? Promise.reject(answer) : answer.clone();
  };
  return linesOf(siteChecks(production, ask));
}

test.each<[name: string, answers: Parameters<typeof examineSite>[0], expected: RegExp[]]>([
  ["all is well", {}, []],
  [
    "the site is ill",
    { [`${origin}/api/health`]: Response.json({ message: "Mail waits." }, { status: 503 }) },
    [/Health: it answered 503.*Mail waits\./],
  ],
  ["its headers are gone", { [`${origin}/`]: new Response("") }, [/Headers: .*transport-security.*security-policy/]],
  [
    "its Worker has a wrong secret of Turnstile",
    { [`${origin}/api/contact`]: Response.json({ code: "unavailable" }, { status: 503 }) },
    [/Captcha: a message was answered unavailable.*secret put TURNSTILE/s],
  ],
  ...Object.entries({
    "Rocket Loader": '<script type="b1946ac92492d2347c6235b4-text/javascript" nonce="1"></script>',
    "Web Analytics": `<script nonce="1" data-cf-beacon='{"token":"1"}'></script>`,
    "Email Obfuscation": '<a class="__cf_email__">[email protected]</a>',
    "Bot Fight Mode": '<script nonce="1">a.src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"</script>',
    '<script src="https://ads.example/a.js">': '<script src="https://ads.example/a.js"></script>',
  }).map(([name, html]): [string, Parameters<typeof examineSite>[0], RegExp[]] => [
    `its zone adds ${name}`,
    { [`${origin}/contact-us`]: pageWith(html) },
    [new RegExp(`Zone: changed by ${name}`)],
  ]),
  [
    "its zone has Speed Brain",
    { [`${origin}/contact-us`]: pageWith("", { "speculation-rules": '"/cdn-cgi/speculation"' }) },
    [/Zone: changed by Speed Brain/],
  ],
  ["http stays http", { "http://www.the-store.com/": new Response("") }, [/http:.*leads to nowhere else/]],
  ["a host does not resolve", { "https://the-store.com/": new Error("ENOTFOUND") }, [/the-store\.com\/: ENOTFOUND/]],
])("of the site, when %s", async (_, answers, expected) => {
  const lines = await examineSite(answers);
  expect(lines).toHaveLength(6);
  expect(lines.filter((line) => line.startsWith("✗"))).toEqual(expected.map((line) => expect.stringMatching(line)));
});

const mailDns = {
  "_mailchannels.the-store.com": "v=mc1 auth=thestore",
  "the-store.com": "v=spf1 include:_spf.google.com include:relay.mailchannels.net -all",
  "site._domainkey.the-store.com": "v=DKIM1; k=rsa; p=MIIB",
  "_dmarc.the-store.com": "v=DMARC1; p=quarantine",
};

test.each<[what: string, records: object, missing: RegExp[]]>([
  ["all records", {}, []],
  ["no lockdown", { "_mailchannels.the-store.com": undefined }, [/TXT _mailchannels\.the-store\.com {2}v=mc1 auth=/]],
  [
    "another sender's SPF",
    { "the-store.com": "v=spf1 include:_spf.google.com -all" },
    [/TXT the-store\.com {2}v=spf1/],
  ],
])("of the mail's DNS, with %s", async (_, records, missing) => {
  const texts = new Map<string, unknown>(Object.entries({ ...mailDns, ...records }));
  const resolve = vi.spyOn(dns, "resolveTxt").mockImplementation(async (name) => {
    const text = texts.get(name);
    // Long TXT records come in parts.
    return typeof text === "string" ? [[text.slice(0, 9), text.slice(9)]] : Promise.reject(new Error("ENODATA"));
  });
  const vars = { MAIL_FROM: "website@the-store.com", DKIM_SELECTOR: "site" };
  const lines = await linesOf(mailChecks({ vars }, ""));
  resolve.mockRestore();
  expect(lines.filter((line) => line.startsWith("✗"))).toEqual(missing.map((line) => expect.stringMatching(line)));
});

test("nothing is well of what does not answer", async () => {
  const lines = await linesOf(siteChecks(production, () => Promise.reject(new Error("no network"))));
  expect(lines.filter((line) => line.startsWith("✓"))).toEqual([]);
});
