/** The doctor names each trouble, and the command or the place that mends it. */
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { checkDatabase, checkSettings, type Check } from "../../scripts/doctor/checks.ts";
import { checkSite } from "../../scripts/doctor/site-checks.ts";
import { openDatabase } from "../support/sqlite-d1.ts";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const migrations = ["0001_schema.sql"];

/** A database as wrangler leaves it, with these statements run on top. */
function openMigrated(change = "") {
  const database = openDatabase();
  database.exec(`create table d1_migrations (id integer primary key, name text);
    insert into d1_migrations (name) values ('${migrations[0]}');
    update work_runs set ran_at = '${ago(4)}'; ${change}`);
  return database;
}

const examine = (database: DatabaseSync, released = migrations, isRemote = true) =>
  checkDatabase(
    { now, query: async (statements) => statements.map((sql) => database.prepare(sql).all()) },
    released,
    isRemote,
  );

const illOf = (checks: readonly Check[]) => checks.filter(({ isFine }) => !isFine);
const message = (changes: { received_at: string; mail_status?: string; mail_error?: string; answered_by?: string }) =>
  `insert into contact_messages (id, name, email, message, dedupe_key, ${Object.keys(changes).join(", ")})
   values ('1', 'Ada', 'a@b.example', 'x', '1', ${Object.values(changes)
     .map((value) => `'${value}'`)
     .join(", ")});`;

test("a database that is well has nothing to do", async () => {
  const checks = await examine(openMigrated());

  expect(illOf(checks)).toEqual([]);
  expect(checks.map(({ name }) => name)).toEqual(["Migrations", "Outbox", "Cron outbox", "Cron retention"]);
});

test.each<[name: string, change: string, place: string, found: RegExp]>([
  [
    "a mail that has waited for an hour",
    message({ received_at: ago(60), mail_error: "status 403" }),
    "Outbox",
    /1 message waiting, the oldest for 60 minutes; the last reason: status 403/,
  ],
  [
    "a mail that was given up",
    message({ received_at: ago(5000), mail_status: "failed", mail_error: "status 400" }),
    "Outbox",
    /1 message given up/,
  ],
  ["an outbox that stands still", `update work_runs set ran_at = '${ago(16)}'`, "Cron outbox", /16 minutes ago/],
  ["a cron that never ran", "delete from work_runs where name = 'retention'", "Cron retention", /never ran/],
  [
    "a cron that failed",
    `update work_runs set failed_at = '${ago(1)}' where name = 'outbox'`,
    "Cron outbox",
    /failed since/,
  ],
])("finds %s", async (_, change, place, found) => {
  const checks = illOf(await examine(openMigrated(change)));

  expect(checks.map(({ name }) => name)).toContain(place);
  const check = checks.find(({ name }) => name === place);
  expect(check?.found).toMatch(found);
  expect(check?.todo).toMatch(/\w+ \w+/);
  expect(checks.filter(({ name }) => name !== place && name !== "Cron retention")).toEqual([]);
});

test.each([
  [
    "a mail that was given up and answered",
    message({ received_at: ago(5000), mail_status: "failed" }) + "update inbox set answered_by = 'x'",
  ],
  ["a cron that failed, and ended well after that", `update work_runs set failed_at = '${ago(9)}'`],
])("lets pass %s", async (_, change) => {
  expect(illOf(await examine(openMigrated(change)))).toEqual([]);
});

test("names the migrations that are missing, and looks no further", async () => {
  expect(await examine(openMigrated(), [...migrations, "0002_more.sql"])).toEqual([
    {
      name: "Migrations",
      isFine: false,
      found: "not applied: 0002_more.sql",
      todo: "npx wrangler d1 migrations apply DB --remote --env production",
    },
  ]);
  expect((await examine(new DatabaseSync(":memory:")))[0]?.found).toContain(migrations[0]);
});

const silent = () => Promise.reject(new Error("no such account"));

test("says of a database that does not answer what it said", async () => {
  const checks = await checkDatabase({ query: silent, now }, migrations, true);

  expect(checks).toMatchObject([{ name: "Database", isFine: false, found: "no such account" }]);
});

const origin = "https://www.the-store.com";
const siteHeaders = { "strict-transport-security": "max-age=63072000", "x-frame-options": "DENY" };
const hosts = ["www.the-store.com", "the-store.com"];

interface Web {
  headers?: Record<string, string | undefined>;
  health?: number;
  target?: string;
  /** Node's code for what is wrong with the connection to a host. */
  faults?: Readonly<Record<string, string>>;
}

function examineWeb({ headers = {}, health = 200, target = `${origin}/`, faults = {} }: Web) {
  const given = { ...siteHeaders, "content-security-policy": "script-src 'nonce-1'", ...headers };
  const set = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const ask = async (url: string) => {
    const code = faults[new URL(url).hostname];
    const home = { status: 200, headers: new Headers(set), body: "" };
    if (code !== undefined) {
      return { ...home, status: 0, headers: new Headers(), fault: { code, message: code } };
    }
    return url.startsWith(origin)
      ? { ...home, status: url.endsWith("/api/health") ? health : 200 }
      : { ...home, status: 301, headers: new Headers({ location: target }) };
  };
  return checkSite(ask, { siteOrigin: origin, hosts, headers: siteHeaders });
}

test.each<[name: string, web: Web, expected: string[]]>([
  ["all is well", {}, []],
  ["the site is ill", { health: 503 }, ["Health"]],
  ["HSTS is gone", { headers: { "strict-transport-security": undefined } }, ["Headers"]],
  ["the policy has no nonce", { headers: { "content-security-policy": "default-src *" } }, ["Headers"]],
  ["other addresses lead elsewhere", { target: "https://parked.com/" }, ["One address"]],
])("of the site, when %s", async (_, web, expected) => {
  const checks = illOf(await examineWeb(web));
  expect(checks.map(({ name }) => name)).toEqual(expected);
  expect(checks.filter(({ todo }) => todo === "")).toEqual([]);
});

const [, bare = ""] = hosts;

test.each<[name: string, faults: Readonly<Record<string, string>>, expected: string[], todo: RegExp]>([
  ["one host does not resolve", { [bare]: "ENOTFOUND" }, [`Address of ${bare}`], /DNS → Records/],
  ["DNS is out of reach", { [bare]: "EAI_AGAIN" }, [`Address of ${bare}`], /network of this machine/],
  ["a host refuses", { [bare]: "ECONNREFUSED" }, [`Address of ${bare}`], /firewall/],
  ["a certificate has ended", { [bare]: "CERT_HAS_EXPIRED" }, [`Certificate of ${bare}`], /SSL\/TLS/],
])("when %s, that is told, and nothing that follows from it", async (_, faults, expected, todo) => {
  const checks = illOf(await examineWeb({ faults }));
  expect(checks.map(({ name }) => name)).toEqual(expected);
  expect(checks.find(({ name }) => name.endsWith(bare))?.todo).toMatch(todo);
});

test("settings and secrets, each with the command to run", () => {
  expect(illOf(checkSettings([], []))).toEqual([]);
  expect(illOf(checkSettings(["wrangler.toml:9: vars.MAIL_TO = x: why"], ["MAILCHANNELS_API_KEY"]))).toMatchObject([
    { name: "Settings", found: expect.stringContaining("wrangler.toml:9") },
    { name: "Secrets", todo: "npx wrangler secret put MAILCHANNELS_API_KEY --env production" },
  ]);
  expect(illOf(checkSettings([], null))).toMatchObject([{ name: "Secrets", todo: expect.stringContaining("login") }]);
});
