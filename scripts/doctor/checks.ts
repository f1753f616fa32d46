/** Checks of `npm run doctor`: each says what it found and, if that is wrong, the remedy. */
import { crons } from "../../workers/crons.ts";
import { npmRun, npmStart } from "../hints.mjs";
import { putSecret } from "../production-guard.ts";

export interface Check {
  name: string;
  isFine: boolean;
  found: string;
  /** The remedy; empty when all is well. */
  todo: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** The answer of a site; status 0 without one, and then `fault` has Node's code and words for it. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  fault?: { code: string; message: string };
}

export const check = (isFine: boolean, name: string, found: string, todo: string): Check => ({
  name,
  isFine,
  found,
  todo: isFine ? "" : todo,
});

/** A check that is fine without faults, and lists those there are. */
export const faultless = (name: string, faults: readonly string[], good: string, todo: string, between = ", ") =>
  check(faults.length === 0, name, faults.length === 0 ? good : faults.join(between), todo);

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const minute = 60_000;
const hour = 60 * minute;

/** "3 minutes", "2 hours", "4 days" */
function age(ms: number): string {
  const [unit = minute, noun = "minute"] =
    ms < 2 * hour ? [minute, "minute"] : ms < 48 * hour ? [hour, "hour"] : [24 * hour, "day"];
  return plural(Math.floor(ms / unit), noun);
}

/** The checks as lines for a terminal. */
export const report = (checks: readonly Check[]): string =>
  checks
    .map(({ name, isFine, found, todo }) => {
      const remedy = isFine ? "" : `\n→ ${todo.replaceAll("\n", "\n  ")}`;
      return `${isFine ? "✓" : "✗"} ${name}: ${found}${remedy}`.replaceAll("\n", "\n  ");
    })
    .join("\n");

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Settings and secrets: what the guard of a release finds. */
export function checkSettings(findings: readonly string[], missingSecrets: readonly string[] | null): Check[] {
  return [
    faultless("Settings", findings, "nothing is left to fill in", "fix the lines, then\nnpm run deploy", "\n"),
    missingSecrets === null
      ? check(false, "Secrets", "Cloudflare did not list them", "npx wrangler login\nthen try again")
      : faultless(
          "Secrets",
          missingSecrets.map((name) => `${name} is not set`),
          "all are set",
          missingSecrets.map(putSecret).join("\n"),
        ),
  ];
}

const outboxSql = `select
  (select min(received_at) from contact_messages where mail_status = 'pending') as oldest,
  (select count(*) from contact_messages where mail_status = 'pending') as pending,
  (select count(*) from contact_messages where mail_status = 'failed' and answered_at is null) as given_up,
  (select id from contact_messages where mail_status = 'failed' and answered_at is null
   order by received_at limit 1) as given_up_id,
  (select mail_error from contact_messages where mail_status <> 'sent' and mail_error is not null
   order by received_at desc limit 1) as reason`;

function checkOutbox(row: Row, now: Date, isRemote: boolean): Check {
  const waitedMs = typeof row.oldest === "string" ? now.getTime() - Date.parse(row.oldest) : 0;
  const pending = Number(row.pending);
  const givenUp = Number(row.given_up);
  const found = [
    pending === 0
      ? "no message waits for its mail"
      : `${plural(pending, "message")} waiting, the oldest for ${age(waitedMs)}`,
    ...(givenUp > 0 ? [`${plural(givenUp, "message")} given up and not answered`] : []),
    ...(text(row.reason) === "" ? [] : [`the last reason: ${text(row.reason)}`]),
  ].join("; ");
  const todo = [
    npmRun("messages", isRemote, "--undelivered"),
    isRemote
      ? "lists each message with its reason. status 401 or 403: the key or the DNS record _mailchannels of the sender's domain; " +
        "status 400: MAIL_FROM, MAIL_TO or the DKIM settings."
      : "lists each message with its reason. The local site sends what waits within a minute, while it runs.",
    ...(givenUp > 0
      ? [
          `Of what was given up: write to the customer, then${givenUp > 1 ? ", for the first," : ""}`,
          npmRun("messages", isRemote, `--answered ${text(row.given_up_id)}`),
        ]
      : []),
  ];
  return check(waitedMs < hour && givenUp === 0, "Outbox", found, todo.join("\n"));
}

const cronRemedy = `npx wrangler tail --env production
shows its next run, cron_failed with the reason; the times are set anew by
npm run deploy`;

const checkCrons = (rows: readonly Row[], now: Date): Check[] =>
  crons.map(({ name: cron, silenceMs }) => {
    const row = rows.find(({ name }) => name === cron);
    const ranAt = text(row?.ran_at);
    const hasFailed = text(row?.failed_at) > ranAt;
    const silentMs = now.getTime() - Date.parse(ranAt);
    const found =
      ranAt === "" ? "it never ran" : `it ended well ${age(silentMs)} ago${hasFailed ? ", and failed since" : ""}`;
    return check(silentMs <= silenceMs && !hasFailed, `Cron ${cron}`, found, cronRemedy);
  });

/** Runs statements and returns the rows of each. @throws when the database does not answer, or refuses one of them */
type Query = (statements: readonly string[]) => Promise<Row[][]>;

const whoami =
  "npx wrangler whoami\nsays whether you are logged in; else database_id in wrangler.toml, or Cloudflare's status page";

/**
 * The database: migrations, outbox, and of the real one the crons.
 * @param migrations names of the files
 */
export async function checkDatabase(
  { query, now }: { query: Query; now: Date },
  migrations: readonly string[],
  isRemote: boolean,
): Promise<Check[]> {
  let applied: Row[] = [];
  try {
    [applied = []] = await query(["select name from d1_migrations"]);
  } catch (error) {
    // A database that was never migrated does not have the table.
    if (!messageOf(error).includes("no such table")) {
      return [check(false, "Database", messageOf(error), isRemote ? whoami : npmStart)];
    }
  }
  const missing = migrations.filter((name) => !applied.some((row) => row.name === name));
  if (missing.length > 0) {
    const todo = isRemote ? "npx wrangler d1 migrations apply DB --remote --env production" : npmStart;
    return [check(false, "Migrations", `not applied: ${missing.join(", ")}`, todo)];
  }
  const [[outbox = {}] = [], runs = []] = await query([outboxSql, "select name, ran_at, failed_at from work_runs"]);
  return [
    check(true, "Migrations", `all ${migrations.length} are applied`, ""),
    checkOutbox(outbox, now, isRemote),
    ...(isRemote ? checkCrons(runs, now) : []),
  ];
}
