import type { Context } from "hono";
import { problem } from "./problem.ts";

/** The request's JSON object, or the problem to answer with: 415 for another type, 400 for anything but an object. */
export async function readJsonObject(context: Context): Promise<Record<string, unknown> | Response> {
  const type = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    return problem({
      status: 415,
      code: "unsupported-media-type",
      message: "Send the fields as JSON, with the content type application/json.",
    });
  }
  let body: unknown;
  try {
    body = await context.req.json();
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    return problem({ status: 400, code: "malformed-body", message: "The body must be one JSON object." });
  }
  return { ...body };
}
