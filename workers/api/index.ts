import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import type { Entries } from "#app/contact/fields.ts";
import { submitFailures } from "#app/contact/outcome.ts";
import type { AppEnv } from "../app-env.ts";
import { geocodeApi } from "../geocode/geocode-api.ts";
import { requireSameOrigin } from "../middleware/forms.ts";
import { limitAnswers } from "../middleware/pages.ts";
import { isWithinLimit } from "../rate-limit.ts";
import { healthApi } from "./health.ts";
import { problem, tooManyRequests } from "./problem.ts";

const JsonObjectSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((body) => !Array.isArray(body)),
  v.record(v.string(), v.unknown()),
);

/** 415 for another content type, 400 unless the body is an object. */
const readJsonObject = createMiddleware<AppEnv & { Variables: { body: Entries } }>(async (context, next) => {
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    return problem({
      status: 415,
      code: "unsupported-media-type",
      message: "Send the fields as JSON, with the content type application/json.",
    });
  }
  const body = v.safeParse(JsonObjectSchema, await context.req.text());
  if (!body.success) {
    return problem({ status: 400, code: "malformed-body", message: "The body must be one JSON object." });
  }
  context.set("body", body.output);
  return next();
});

export const api = new Hono<AppEnv>()
  .use(requireSameOrigin)
  /** 201 `{"ok":true}`, or the problem from `submitFailures`. */
  .post("/contact", limitAnswers, readJsonObject, async (context) => {
    const { ok, reason, fields } = await context.var.platform.submitMessage(context.var.body);
    if (ok) {
      return context.json({ ok }, 201);
    }
    const { status, text, headers } = submitFailures[reason];
    return problem({ status, code: reason, message: text, ...(fields && { fields }) }, headers);
  })
  /** `{token}` → 200 `{"success": boolean}`; shares the messages' limit (429), since each call costs a siteverify. */
  .post("/captcha/verify", readJsonObject, async (context) => {
    const { token } = context.var.body;
    const { verifyCaptcha, visitor, log } = context.var.platform;
    if (!(await isWithinLimit(context.env.CONTACT_LIMIT, `verify ${visitor}`, log))) {
      return tooManyRequests();
    }
    const isToken = typeof token === "string" && token !== "";
    return context.json({ success: isToken && (await verifyCaptcha(token)).ok });
  })
  .route("/geocode", geocodeApi)
  .route("/health", healthApi)
  .all("*", () => problem({ status: 404, code: "not-found", message: "There is nothing here." }));
