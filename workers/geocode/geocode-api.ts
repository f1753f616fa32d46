import { Hono, type Context } from "hono";
import * as v from "valibot";
import { roundDegrees, type PlaceNames } from "#app/areas/place-label.ts";
import type { AppEnv } from "../app-env.ts";
import { readThroughEdgeCache } from "../edge-cache.ts";
import type { GeocodeResult } from "./geocode-throttle.ts";
import { problem, tooManyRequests } from "../api/problem.ts";

/** Eastern North America, where the store and its visitors are: the object stays where it was first asked for. */
const locationHint = "enam";

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

/** Lets no cache keep the place longer than the throttle does. */
function respond(place: PlaceNames, expiresAt: number): Response {
  const seconds = Math.ceil((expiresAt - Date.now()) / 1000);
  return Response.json(place, { headers: { "cache-control": `public, max-age=${seconds}` } });
}

const unavailable = () =>
  problem({ status: 502, code: "geocoder-unavailable", message: "The place could not be looked up." });

/** `GET /api/geocode/reverse?format=json&lat=&lon=` → 200 with the known ones of five keys. */
export const geocodeApi = new Hono<AppEnv>().get("/reverse", async (context) => {
  const query = v.safeParse(QuerySchema, context.req.queries());
  if (!query.success) {
    return problem({
      status: 400,
      code: "bad-query",
      message: "Give format=json, lat between -90 and 90 and lon between -180 and 180, each once, in decimal degrees.",
    });
  }
  const [[lat], [lon]] = [query.output.lat, query.output.lon];
  return readThroughEdgeCache(context, `geocode/${lat},${lon}`, () => lookUp(context, lat, lon));
});

async function lookUp(context: Context<AppEnv>, lat: number, lon: number): Promise<Response> {
  const { log, visitor } = context.var.platform;
  if (!(await context.env.GEOCODE_LIMIT.limit({ key: visitor })).success) {
    return tooManyRequests();
  }
  let found: GeocodeResult;
  try {
    found = await context.env.GEOCODE_THROTTLE.getByName("site", { locationHint }).lookUp(lat, lon);
  } catch (error) {
    // The object was reset or has too much to do: to the visitor that is no different from a geocoder that is down.
    log.error("geocode_failed", error);
    return unavailable();
  }
  if (!found.ok) {
    log.event("geocode_failed", { reason: found.reason });
    return unavailable();
  }
  return respond(found.place, found.expiresAt);
}
