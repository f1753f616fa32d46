import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { DeadlineError, withDeadline } from "../deadline.ts";
import { isWithinLimit } from "../rate-limit.ts";
import { isLocal, readSettings } from "../settings/settings.ts";
import { findTroubles } from "../cron-health.ts";
import { tooManyRequests } from "./problem.ts";

/**
 * `GET /api/health`: 200 `{"ok":true}`, or 503 with the names of the troubles. Locally no cron runs by itself, and a
 * staging site sends no mail.
 */
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
