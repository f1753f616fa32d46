import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { withDeadline } from "../deadline.ts";
import { problem } from "./problem.ts";

/** `GET /api/health` → 200 `{"ok":true}` when D1 answers, else 503. */
export const healthApi = new Hono<AppEnv>().get("/", async (context) => {
  const { log, timing } = context.var.services;
  try {
    await withDeadline(context.env.DB.prepare("select 1 from contact_messages limit 1").first(), timing.health);
    return context.json({ ok: true });
  } catch (error) {
    log.error("health_failed", error);
    return problem({ status: 503, code: "unhealthy", message: "The database does not answer." });
  }
});
