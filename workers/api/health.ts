import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { withDeadline } from "../deadline.ts";
import { isLocal } from "../settings/settings.ts";
import { findHealthProblems } from "../cron-health.ts";
import { problem } from "./problem.ts";

/**
 * `GET /api/health`: 200 `{"ok":true}`, or 503 with the troubles: D1 does not answer, a message waits for its mail, or the
 * outbox cron stands still. Locally no cron runs by itself, and a staging site sends no mail.
 */
export const healthApi = new Hono<AppEnv>().get("/", async (context) => {
  const { log, timeouts, now, isStaging } = context.var.platform;
  const version = context.env.VERSION?.id;
  const headers = { ...(version !== undefined && { "x-version": version }) };
  const unhealthy = (message: string) => problem({ status: 503, code: "unhealthy", message }, headers);
  try {
    const expects = { mail: !isStaging, crons: !isLocal(context.env) };
    const troubles = await withDeadline(findHealthProblems(context.env.DB, now(), expects), timeouts.health);
    return troubles.length === 0 ? context.json({ ok: true }, 200, headers) : unhealthy(troubles.join(" "));
  } catch (error) {
    log.error("health_failed", error);
    return unhealthy("The database does not answer.");
  }
});
