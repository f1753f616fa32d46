import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { withDeadline } from "../deadline.ts";
import { problem } from "./problem.ts";

const timeoutMs = 3000;

/** `GET /api/health` → 200 `{"ok":true}` when D1 answers, else 503. */
export const healthApi = new Hono<AppEnv>().get("/", async (context) => {
  try {
    await withDeadline(context.env.DB.prepare("select 1 from contact_messages limit 1").first(), timeoutMs);
    return context.json({ ok: true });
  } catch (error) {
    context.var.services.log.error("health_failed", error);
    return problem({ status: 503, code: "unhealthy", message: "The database does not answer." });
  }
});
