/** Keeps to one request a second per isolate. @see https://operations.osmfoundation.org/policies/nominatim/ */
import { Hono, type Context } from "hono";
import * as v from "valibot";
import { readPlaceName, roundDegrees, type PlaceNames } from "#app/directions/place-label.ts";
import { problem, tooManyRequests } from "../api/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { isWithinLimit } from "../rate-limit.ts";
import { keyPlaceholder } from "../settings/setting-table.ts";
import { readSettings } from "../settings/settings.ts";
import { fetchJson, upstreamFetch } from "../upstream.ts";

interface KnownPlace {
  place: PlaceNames;
  /** Unix milliseconds. */
  expiresAt: number;
}

const name = v.optional(v.pipe(v.unknown(), v.transform(readPlaceName)));
const AddressSchema = v.pipe(
  v.object({ city: name, town: name, village: name, municipality: name, county: name, state: name }),
  // A township without a town.
  v.transform(({ municipality, ...place }): PlaceNames =>
    place.city || place.town || place.village ? place : { ...place, town: municipality },
  ),
);
const UpstreamSchema = v.union([v.object({ address: AddressSchema }), v.object({ error: v.string() })]);

/** How often a waiting request looks at the cache. */
const lookMs = 100;

/** Unix milliseconds. */
let nextTurn = 0;

/** Waiting requests use what another one has cached in the meantime. */
async function findPlace(
  lat: number,
  lon: number,
  { env, var: { platform } }: Context<AppEnv>,
): Promise<({ ok: true } & KnownPlace) | { ok: false; reason: string }> {
  const { geocoderQueue, geocoderSpacing, placeLifetime, noPlaceLifetime } = readSettings(env).TIMEOUTS_MS;
  const cache = caches.default;
  // Cache keys need our own origin.
  const key = new URL(`/_edge/places/${lat},${lon}`, platform.url.origin).href;
  const known = async (): Promise<KnownPlace | undefined> =>
    (await cache.match(key).catch(() => undefined))?.json<KnownPlace>();

  let cached = await known();
  if (cached === undefined && !(await isWithinLimit(env.GEOCODE_LIMIT, platform.visitor, platform.log))) {
    return { ok: false, reason: "rate-limited" };
  }
  const giveUpAt = Date.now() + geocoderQueue;
  while (cached === undefined && Date.now() < nextTurn) {
    if (Date.now() > giveUpAt) {
      return { ok: false, reason: "busy" };
    }
    const ms = Math.min(lookMs, nextTurn - Date.now());
    await new Promise((resolve) => setTimeout(resolve, ms));
    cached = await known();
  }
  if (cached !== undefined) {
    return { ok: true, ...cached };
  }
  nextTurn = Date.now() + geocoderSpacing;
  const found = await askGeocoder(lat, lon, env);
  if (!found.ok) {
    return found;
  }
  const place = "address" in found.value ? found.value.address : {};
  const lifetime = Object.values(place).some(Boolean) ? placeLifetime : noPlaceLifetime;
  const fresh = { place, expiresAt: Date.now() + lifetime };
  const headers = { "cache-control": `public, max-age=${Math.ceil(lifetime / 1000)}` };
  await cache.put(key, Response.json(fresh, { headers })).catch(() => undefined);
  return { ok: true, ...fresh };
}

async function askGeocoder(lat: number, lon: number, env: Env) {
  const { GEOCODER_URL, GEOCODER_KEY, SITE_ORIGIN, MAIL_FROM, TIMEOUTS_MS } = readSettings(env);
  if (GEOCODER_URL === "") {
    return { ok: false as const, reason: "switched off" };
  }
  const url = new URL(GEOCODER_URL.replace(keyPlaceholder, encodeURIComponent(GEOCODER_KEY)));
  // Zoom 13 gives towns and villages, not streets.
  for (const [key, value] of Object.entries({ format: "jsonv2", lat, lon, zoom: 13, "accept-language": "en" })) {
    url.searchParams.set(key, String(value));
  }
  const headers = {
    "user-agent": `mailbox-plus-website (${SITE_ORIGIN}; ${MAIL_FROM.email})`,
    accept: "application/json",
  };
  const answer = upstreamFetch(env.STAND_INS)(url.href, { headers }, TIMEOUTS_MS.geocoder);
  return fetchJson(answer, UpstreamSchema);
}

/** Plain decimals only, no hexadecimal or exponents. */
const degrees = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[+-]?\d{1,3}(\.\d{1,20})?$/),
    v.transform(Number),
    v.minValue(-limit),
    v.maxValue(limit),
    v.transform(roundDegrees),
  );
const QuerySchema = v.object({
  format: v.strictTuple([v.literal("json")]),
  lat: v.strictTuple([degrees(90)]),
  lon: v.strictTuple([degrees(180)]),
});

/** `GET /api/geocode/reverse?format=json&lat=&lon=`: 200 with any of city, town, village, county and state. */
export const geocodeApi = new Hono<AppEnv>().get("/reverse", async (context) => {
  const query = v.safeParse(QuerySchema, context.req.queries());
  if (!query.success) {
    return problem({
      status: 400,
      code: "bad-query",
      message: "Send format=json, lat from -90 to 90 and lon from -180 to 180, each once, in decimal degrees.",
    });
  }
  const found = await findPlace(query.output.lat[0], query.output.lon[0], context);
  if (found.ok) {
    // Expires with the edge's copy.
    const seconds = Math.ceil((found.expiresAt - Date.now()) / 1000);
    return context.json(found.place, 200, { "cache-control": `public, max-age=${seconds}` });
  }
  if (found.reason === "rate-limited") {
    return tooManyRequests();
  }
  context.var.platform.log.event("geocode_failed", { reason: found.reason });
  return problem({ status: 502, code: "geocoder-unavailable", message: "We couldn't look up the place." });
});
