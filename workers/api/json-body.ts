import type { Context } from "hono";
import * as v from "valibot";
import { problem } from "./problem.ts";

const JsonObjectSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((body) => !Array.isArray(body)),
  v.record(v.string(), v.unknown()),
);

/** The request's JSON object, or the problem to answer with: 415 for another type, 400 for anything but an object. */
export async function readJsonObject({ req }: Context): Promise<Record<string, unknown> | Response> {
  const type = req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    return problem({
      status: 415,
      code: "unsupported-media-type",
      message: "Send the fields as JSON, with the content type application/json.",
    });
  }
  const body = v.safeParse(JsonObjectSchema, await req.text());
  return body.success
    ? body.output
    : problem({ status: 400, code: "malformed-body", message: "The body must be one JSON object." });
}
