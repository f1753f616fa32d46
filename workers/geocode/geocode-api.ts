import { Hono } from "hono";
import * as v from "valibot";
import { roundDegrees } from "#app/areas/place-label.ts";
import type { AppEnv } from "../app-env.ts";
import { problem, tooManyRequests } from "../api/problem.ts";

/** Plain decimal notation of limited length: no hexadecimal, no exponents. */
const degrees = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[+-]?\d{1,3}(\.\d{1,20})?$/),
    v.transform(Number),
    v.minValue(-limit),
    v.maxValue(limit),
    v.transform(roundDegrees),
  );
/** Each key exactly once. */
const QuerySchema = v.object({
  format: v.strictTuple([v.literal("json")]),
  lat: v.strictTuple([degrees(90)]),
  lon: v.strictTuple([degrees(180)]),
});

/** `GET /api/geocode/reverse?format=json&lat=&lon=`: 200 with those of city, town, village, county and state that are known. */
export const geocodeApi = new Hono<AppEnv>().get("/reverse", async (context) => {
  const query = v.safeParse(QuerySchema, context.req.queries());
  if (!query.success) {
    return problem({
      status: 400,
      code: "bad-query",
      message: "Give format=json, lat between -90 and 90 and lon between -180 and 180, each once, in decimal degrees.",
    });
  }
  const { log, findPlace } = context.var.platform;
  const found = await findPlace(query.output.lat[0], query.output.lon[0]);
  if (found.ok) {
    // No cache keeps the place longer than the edge does.
    const seconds = Math.ceil((found.expiresAt - Date.now()) / 1000);
    return context.json(found.place, 200, { "cache-control": `public, max-age=${seconds}` });
  }
  if (found.reason === "rate-limited") {
    return tooManyRequests();
  }
  log.event("geocode_failed", { reason: found.reason });
  return problem({ status: 502, code: "geocoder-unavailable", message: "The place could not be looked up." });
});
