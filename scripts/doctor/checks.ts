/** What `npm run doctor` looks at. Each check says what it found and, where something is wrong, what to do about it. */
import { DatabaseSync } from "node:sqlite";

export interface Check {
  name: string;
  isFine: boolean;
  found: string;
  /** What to do; empty when all is well. */
  todo: string;
}

type Row = Readonly<Record<string, unknown>>;

/** What talks to the database, the site and Cloudflare; a test plays them. */
export interface DoctorTools {
  /** Rows of each statement. @throws when the database does not answer, or refuses one of them */
  query: (statements: readonly string[]) => Promise<Row[][]>;
  /** Never throws: status 0 when nobody answers. */
  ask: (url: string) => Promise<{ status: number; headers: Headers; body: string }>;
  /** The end of a host's certificate. @throws when there is none that a browser would take */
  certificateEnd: (host: string) => Promise<Date>;
  now: () => Date;
}

export interface Migration {
  /** As in the folder: "0001_contact_messages.sql". */
  name: string;
  sql: string;
}

const fine = (name: string, found: string): Check => ({ name, isFine: true, found, todo: "" });
const ill = (name: string, found: string, todo: string): Check => ({ name, isFine: false, found, todo });
const judge = (isFine: boolean, name: string, found: string, todo: string) =>
  isFine ? fine(name, found) : ill(name, found, todo);

const text = (value: unknown) => (typeof value === "string" ? value : "");
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Settings and secrets: what the guard of a release finds. */
export function checkSettings(findings: readonly string[], missingSecrets: readonly string[] | null): Check[] {
  return [
    judge(
      findings.length === 0,
      "Settings",
      findings.length === 0 ? "nothing is left to fill in" : findings.join("\n"),
      "mend the lines, then npm run deploy",
    ),
    missingSecrets === null
      ? ill("Secrets", "Cloudflare did not list them", "npx wrangler login, then try again")
      : judge(
          missingSecrets.length === 0,
          "Secrets",
          missingSecrets.length === 0 ? "all are set" : `not set: ${missingSecrets.join(", ")}`,
          missingSecrets.map((name) => `npx wrangler secret put ${name} --env production`).join("\n"),
        ),
  ];
}

const madeSql = "select name, sql from sqlite_master where type in ('view', 'trigger') order by name";

/** Without comments, and with one blank where there are several: D1 keeps what it was told, wrangler tidies it. */
const tidy = (sql: string) =>
  sql
    .replaceAll(/--[^\n]*/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Views and triggers as these migrations make them, by name. */
function expectedViews(migrations: readonly Migration[]): Map<string, string> {
  const database = new DatabaseSync(":memory:");
  try {
    for (const { sql } of migrations) {
      database.exec(sql);
    }
    return new Map(
      database
        .prepare(madeSql)
        .all()
        .map(({ name, sql }) => [text(name), tidy(text(sql))]),
    );
  } finally {
    database.close();
  }
}

const minute = 60_000;
const hour = 60 * minute;

/** "3 minutes", "2 hours", "4 days" */
function age(ms: number): string {
  const [unit = minute, noun = "minute"] =
    ms < 2 * hour ? [minute, "minute"] : ms < 48 * hour ? [hour, "hour"] : [24 * hour, "day"];
  return plural(Math.floor(ms / unit), noun);
}

const outboxSql = `select
  (select min(received_at) from contact_messages where mail_status = 'pending') as oldest,
  (select count(*) from contact_messages where mail_status = 'pending') as pending,
  (select count(*) from contact_messages where mail_status = 'failed' and answered_at is null) as given_up,
  (select mail_error from contact_messages where mail_status <> 'sent' and mail_error is not null
   order by received_at desc limit 1) as reason`;

function checkOutbox(row: Row, now: Date): Check {
  const waitedMs = typeof row.oldest === "string" ? now.getTime() - Date.parse(row.oldest) : 0;
  const pending = Number(row.pending);
  const givenUp = Number(row.given_up);
  const found = [
    pending === 0
      ? "nothing waits for its mail"
      : `${plural(pending, "message")} waiting, the oldest for ${age(waitedMs)}`,
    ...(givenUp > 0 ? [`${plural(givenUp, "message")} given up and not answered`] : []),
    ...(text(row.reason) === "" ? [] : [`the last reason: ${text(row.reason)}`]),
  ].join("; ");
  const todo =
    "npm run messages -- --remote --undelivered has each message with its reason. status 401 or 403: the key or the DNS record " +
    "_mailchannels of the sender's domain; status 400: MAIL_FROM, MAIL_TO or the DKIM settings. What was given up: write to the " +
    "customer, then npm run messages -- --remote --answered ID";
  return judge(waitedMs < hour && givenUp === 0, "Outbox", found, todo);
}

/** How long each cron may be silent: three runs of the outbox, a day and an hour for what runs daily. */
const silenceMs: Readonly<Record<string, number>> = { outbox: 15 * minute, retention: 25 * hour };

function checkCrons(rows: readonly Row[], now: Date): Check[] {
  return Object.entries(silenceMs).map(([cron, allowedMs]) => {
    const row = rows.find(({ name }) => name === cron);
    const ranAt = text(row?.ran_at);
    const hasFailed = text(row?.failed_at) > ranAt;
    const silentMs = now.getTime() - Date.parse(ranAt);
    const found =
      ranAt === "" ? "it never ran" : `it ended well ${age(silentMs)} ago${hasFailed ? ", and failed since" : ""}`;
    return judge(
      silentMs <= allowedMs && !hasFailed,
      `Cron ${cron}`,
      found,
      "npx wrangler tail --env production shows its next run, cron_failed with the reason; npm run deploy sets the times anew",
    );
  });
}

/** The database: migrations, views, and with `runsCrons` the outbox and the work that runs by itself. */
export async function checkDatabase(
  { query, now }: Pick<DoctorTools, "query" | "now">,
  migrations: readonly Migration[],
  { migrate, runsCrons }: { migrate: string; runsCrons: boolean },
): Promise<Check[]> {
  let made: Row[];
  try {
    [made = []] = await query([madeSql]);
  } catch (error) {
    return [
      ill(
        "Database",
        messageOf(error),
        "npx wrangler login, and database_id in wrangler.toml; then Cloudflare's status page",
      ),
    ];
  }
  // A database that was never migrated does not have the table.
  const [applied = []] = await query(["select name from d1_migrations"]).catch((): Row[][] => [[]]);
  const missing = migrations.filter(({ name }) => !applied.some((row) => row.name === name));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    return [ill("Migrations", `not applied: ${names}`, migrate)];
  }
  const differing = [...expectedViews(migrations)].filter(
    ([name, sql]) => tidy(text(made.find((row) => row.name === name)?.sql)) !== sql,
  );
  const [[outbox = {}] = [], runs = []] = await query([outboxSql, "select name, ran_at, failed_at from work_runs"]);
  return [
    fine("Migrations", `all ${migrations.length} are applied`),
    judge(
      differing.length === 0,
      "Views",
      differing.length === 0
        ? "as the migrations make them"
        : `missing or changed: ${differing.map(([name]) => name).join(", ")}`,
      "run the statements that make them, from migrations/, in the D1 console",
    ),
    checkOutbox(outbox, now()),
    ...(runsCrons ? checkCrons(runs, now()) : []),
  ];
}

const soonMs = 14 * 24 * hour;

/**
 * The site as a visitor reaches it: health, certificate, headers, and one address.
 * @param hosts all under which it is served
 * @param headers those that every answer has
 */
export async function checkSite(
  { ask, certificateEnd, now }: Omit<DoctorTools, "query">,
  {
    siteOrigin,
    hosts,
    headers,
  }: { siteOrigin: string; hosts: readonly string[]; headers: Readonly<Record<string, string>> },
): Promise<Check[]> {
  const health = await ask(`${siteOrigin}/api/health`);
  const home = await ask(`${siteOrigin}/`);
  const lacking = Object.entries(headers).filter(([name, value]) => home.headers.get(name) !== value);
  const isGuarded = home.headers.get("content-security-policy")?.includes("'nonce-") === true;
  const otherAddresses = [
    siteOrigin.replace("https:", "http:"),
    ...hosts.filter((host) => `https://${host}` !== siteOrigin).map((host) => `https://${host}`),
  ];
  const elsewhere = await Promise.all(
    otherAddresses.map(async (address) => ({ address, target: (await ask(`${address}/`)).headers.get("location") })),
  );
  const astray = elsewhere.filter(({ target }) => URL.parse(target ?? "")?.origin !== siteOrigin);
  return [
    judge(
      health.status === 200,
      "Health",
      health.status === 200
        ? "the site says it is well"
        : `${siteOrigin}/api/health answers ${health.status === 0 ? "nothing" : `${health.status} ${health.body}`}`,
      "docs/operations.md, Health, says what each sentence means",
    ),
    ...(await Promise.all(hosts.map((host) => checkCertificate(host, certificateEnd, now())))),
    judge(
      lacking.length === 0 && isGuarded,
      "Headers",
      lacking.length === 0 && isGuarded
        ? "as the site sets them"
        : `missing or changed: ${[...lacking.map(([name]) => name), ...(isGuarded ? [] : ["content-security-policy"])].join(", ")}`,
      "Cloudflare's dashboard: Rules → Transform Rules, and SSL/TLS → Edge Certificates → HSTS, must leave them alone",
    ),
    judge(
      astray.length === 0,
      "One address",
      astray.length === 0
        ? `all others lead to ${siteOrigin}`
        : astray.map(({ address, target }) => `${address} leads to ${target ?? "nowhere"}`).join("; "),
      "routes in wrangler.toml, [env.production], then npm run deploy; http: SSL/TLS → Edge Certificates → Always Use HTTPS",
    ),
  ];
}

async function checkCertificate(
  host: string,
  certificateEnd: DoctorTools["certificateEnd"],
  now: Date,
): Promise<Check> {
  const name = `Certificate of ${host}`;
  const todo =
    "Cloudflare's dashboard: SSL/TLS → Edge Certificates; a custom domain renews by itself while it is on the Worker";
  try {
    const end = await certificateEnd(host);
    const leftMs = end.getTime() - now.getTime();
    return judge(leftMs > soonMs, name, leftMs > 0 ? `good for ${age(leftMs)}` : `it ended ${age(-leftMs)} ago`, todo);
  } catch (error) {
    return ill(name, messageOf(error), todo);
  }
}

/** The checks as lines for a terminal. */
export function report(checks: readonly Check[]): string {
  const indented = (value: string, first: string) => value.split("\n").join(`\n${" ".repeat(first.length)}`);
  return checks
    .map(({ name, isFine, found, todo }) =>
      [
        `${isFine ? "✓" : "✗"} ${name}: ${indented(found, "  ")}`,
        ...(isFine ? [] : [`  → ${indented(todo, "  → ")}`]),
      ].join("\n"),
    )
    .join("\n");
}
