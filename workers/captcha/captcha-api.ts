import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { readJsonObject } from "../api/json-body.ts";
import { tooManyRequests } from "../api/problem.ts";
import { isWithinLimit } from "../rate-limit.ts";

/** `POST /api/captcha/verify` `{token}` → 200 `{"success": boolean}`; limited to as many a minute as messages (429). */
export const captchaApi = new Hono<AppEnv>().post("/verify", async (context) => {
  const body = await readJsonObject(context);
  if (body instanceof Response) {
    return body;
  }
  const { token } = body;
  const { verifyCaptcha, visitor, log } = context.var.platform;
  // Limited, since every call costs a call of siteverify.
  if (!(await isWithinLimit(context.env.CONTACT_LIMIT, `verify ${visitor}`, log))) {
    return tooManyRequests();
  }
  const isToken = typeof token === "string" && token !== "";
  const result = isToken ? await verifyCaptcha(token) : { ok: false };
  return context.json({ success: result.ok });
});
