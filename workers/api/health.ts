import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { DeadlineError, withDeadline } from "../upstream.ts";
import { isWithinLimit } from "../rate-limit.ts";
import { isLocal, readSettings } from "../settings/settings.ts";
import { isoAfter } from "../clock.ts";
import { isUnanswered } from "../contact/reminder.ts";
import { crons, type CronName } from "../crons.ts";
import { tooManyRequests } from "./problem.ts";

/** Longer than the mail provider's usual outages. */
const mailLateAfterMs = 3_600_000;

/** @param expects whether this deployment sends mail and runs its crons @throws if D1 doesn't answer */
async function findTroubles(db: D1Database, now: Date, expects: { mail: boolean; crons: boolean }) {
  // Matches the nearly empty index contact_messages_undelivered.
  const undelivered = `select 1 from contact_messages where mail_status <> 'sent' and ${isUnanswered}`;
  const row = await db
    .prepare(
      `select
         exists (${undelivered} and mail_status = 'failed') as isGivenUp,
         exists (${undelivered} and mail_status = 'pending' and received_at < ?1) as isMailLate,
         (select json_group_object(name, ran_at) from work_runs) as ranAt`,
    )
    .bind(isoAfter(now, -mailLateAfterMs))
    .first<{ isGivenUp: number; isMailLate: number; ranAt: string }>();
  const ranAt = JSON.parse(row?.ranAt ?? "{}") as Partial<Record<CronName, string>>;
  const lateCrons = crons.filter(({ name, silenceMs }) => (ranAt[name] ?? "") < isoAfter(now, -silenceMs));
  const troubles = [
    {
      name: "mail-given-up",
      isThere: expects.mail && row?.isGivenUp === 1,
      text: "We couldn't email a message for three days, and nobody has marked it answered.",
    },
    {
      name: "mail-late",
      isThere: expects.mail && row?.isMailLate === 1,
      text: "We couldn't email a message for more than an hour.",
    },
    {
      name: "cron-late",
      isThere: expects.crons && lateCrons.length > 0,
      text: `These tasks are overdue: ${lateCrons.map(({ name }) => name).join(", ")}.`,
    },
  ];
  return troubles.filter(({ isThere }) => isThere);
}

/** `GET /api/health`: 200 `{"ok":true}`, or 503 with troubles. Local crons don't run; staging sends no mail. */
export const healthApi = new Hono<AppEnv>().get("/", async (context) => {
  const { log, now, isStaging, visitor } = context.var.platform;
  if (!(await isWithinLimit(context.env.SEARCH_LIMIT, `health ${visitor}`, log))) {
    return tooManyRequests();
  }
  const expects = { mail: !isStaging, crons: !isLocal(context.env) };
  const finding = findTroubles(context.env.DB, now(), expects);
  const troubles = await withDeadline(finding, readSettings(context.env).TIMEOUTS_MS.health).catch((error: unknown) => {
    log.error("health_failed", error);
    const refused = "The database could not be asked. The log has the reason under health_failed.";
    return [{ name: "database", text: error instanceof DeadlineError ? "The database does not answer." : refused }];
  });
  const { VERSION: version } = context.env;
  const headers = version && { "x-version": version.id };
  const body = {
    ok: false,
    code: "unhealthy",
    message: troubles.map(({ text }) => text).join(" "),
    troubles: troubles.map(({ name }) => name),
  };
  return troubles.length === 0 ? context.json({ ok: true }, 200, headers) : context.json(body, 503, headers);
});
