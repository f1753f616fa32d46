import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { readJsonObject } from "./json-body.ts";

/** `POST /api/captcha/verify` `{token}` → 200 `{"success": boolean}`. */
export const captchaApi = new Hono<AppEnv>().post("/verify", async (context) => {
  const body = await readJsonObject(context);
  if (body instanceof Response) {
    return body;
  }
  const { token } = body;
  const isToken = typeof token === "string" && token !== "";
  const result = isToken ? await context.var.services.verifyCaptcha(token) : { ok: false };
  return context.json({ success: result.ok });
});
