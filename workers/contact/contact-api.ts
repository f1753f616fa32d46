import { Hono } from "hono";
import { submitFailures } from "#app/contact/outcome.ts";
import type { AppEnv } from "../app-env.ts";
import { readJsonObject } from "../api/json-body.ts";
import { problem } from "../api/problem.ts";

/** `POST /api/contact`: 201 `{"ok":true}`, else the problem that `submitFailures` has for the reason. */
export const contactApi = new Hono<AppEnv>().post("/", async (context) => {
  const body = await readJsonObject(context);
  if (body instanceof Response) {
    return body;
  }
  const result = await context.var.platform.submitMessage(body);
  if (result.ok) {
    return context.json({ ok: true }, 201);
  }
  const { status, text, headers } = submitFailures[result.reason];
  return problem(
    { status, code: result.reason, message: text, ...(result.fields && { fields: result.fields }) },
    headers,
  );
});
