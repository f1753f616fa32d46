/** Checks of `npm run doctor`: each says what it found and, if that is wrong, the remedy. */
import { DatabaseSync } from "node:sqlite";
import { localStateOf, npmRun, npmStart, type Place } from "../hints.mjs";
import { putSecret } from "../production-guard.ts";
import {
  age,
  faultless,
  fine,
  hour,
  ill,
  judge,
  messageOf,
  minute,
  plural,
  type Check,
  type DoctorDependencies,
  type Row,
} from "./check.ts";

export interface Migration {
  /** As in the folder: "0001_contact_messages.sql". */
  name: string;
  sql: string;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Settings and secrets: what the guard of a release finds. */
export function checkSettings(findings: readonly string[], missingSecrets: readonly string[] | null): Check[] {
  return [
    faultless("Settings", findings, "nothing is left to fill in", "mend the lines, then\nnpm run deploy", "\n"),
    missingSecrets === null
      ? ill("Secrets", "Cloudflare did not list them", "npx wrangler login\nthen try again")
      : faultless(
          "Secrets",
          missingSecrets.map((name) => `${name} is not set`),
          "all are set",
          missingSecrets.map(putSecret).join("\n"),
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

const outboxSql = `select
  (select min(received_at) from contact_messages where mail_status = 'pending') as oldest,
  (select count(*) from contact_messages where mail_status = 'pending') as pending,
  (select count(*) from contact_messages where mail_status = 'failed' and answered_at is null) as given_up,
  (select id from contact_messages where mail_status = 'failed' and answered_at is null
   order by received_at limit 1) as given_up_id,
  (select mail_error from contact_messages where mail_status <> 'sent' and mail_error is not null
   order by received_at desc limit 1) as reason`;

function checkOutbox(row: Row, now: Date, place: Place): Check {
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
  const todo = [
    npmRun("messages", place, "--undelivered"),
    place.isRemote
      ? "has each message with its reason. status 401 or 403: the key or the DNS record _mailchannels of the sender's domain; " +
        "status 400: MAIL_FROM, MAIL_TO or the DKIM settings."
      : "has each message with its reason. The local site sends what waits within a minute, while it runs.",
    ...(givenUp > 0
      ? [
          `What was given up: write to the customer, then${givenUp > 1 ? ", of the first," : ""}`,
          npmRun("messages", place, `--answered ${text(row.given_up_id)}`),
        ]
      : []),
  ];
  return judge(waitedMs < hour && givenUp === 0, "Outbox", found, todo.join("\n"));
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
      [
        "npx wrangler tail --env production",
        "shows its next run, cron_failed with the reason; the times are set anew by",
        "npm run deploy",
      ].join("\n"),
    );
  });
}

/** Remedies for a database that is at this place. */
const remedies = (place: Place) =>
  place.isRemote
    ? {
        silent:
          "npx wrangler whoami\nsays whether you are logged in; else database_id in wrangler.toml, or Cloudflare's status page",
        migrate: "npx wrangler d1 migrations apply DB --remote --env production",
        views: "run the statements that make them, from migrations/, in the D1 console",
      }
    : {
        silent: npmStart(place),
        migrate: npmStart(place),
        views: `stop the site; a new, empty database is made, and the old one put aside, by\nmv ${localStateOf(place)} ${localStateOf(place)}-aside && ${npmStart(place)}`,
      };

/** The database: migrations, views, outbox, and of the real one the work that runs by itself. */
export async function checkDatabase(
  { query, now }: Pick<DoctorDependencies, "query" | "now">,
  migrations: readonly Migration[],
  place: Place,
): Promise<Check[]> {
  const todo = remedies(place);
  let made: Row[];
  try {
    [made = []] = await query([madeSql]);
  } catch (error) {
    return [ill("Database", messageOf(error), todo.silent)];
  }
  // A database that was never migrated does not have the table.
  const [applied = []] = await query(["select name from d1_migrations"]).catch((): Row[][] => [[]]);
  const missing = migrations.filter(({ name }) => !applied.some((row) => row.name === name));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(", ");
    return [ill("Migrations", `not applied: ${names}`, todo.migrate)];
  }
  const differing = [...expectedViews(migrations)]
    .filter(([name, sql]) => tidy(text(made.find((row) => row.name === name)?.sql)) !== sql)
    .map(([name]) => `${name} is missing or changed`);
  const [[outbox = {}] = [], runs = []] = await query([outboxSql, "select name, ran_at, failed_at from work_runs"]);
  return [
    fine("Migrations", `all ${migrations.length} are applied`),
    faultless("Views", differing, "as the migrations make them", todo.views),
    checkOutbox(outbox, now(), place),
    ...(place.isRemote ? checkCrons(runs, now()) : []),
  ];
}
