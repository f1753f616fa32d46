/**
 * Finds the place at a position: in the edge cache, else by the geocoder. Nominatim's usage policy asks for at most one
 * request a second, to which each isolate keeps.
 * @see https://operations.osmfoundation.org/policies/nominatim/
 */
import * as v from "valibot";
import { readPlaceName, type PlaceNames } from "#app/areas/place-label.ts";
import { keyPlaceholder, type Settings } from "../settings/setting-table.ts";
import { fetchJson, type UpstreamFetch } from "../upstream.ts";

interface KnownPlace {
  place: PlaceNames;
  /** In milliseconds since 1970. */
  expiresAt: number;
}
export type FoundPlace = ({ ok: true } & KnownPlace) | { ok: false; reason: string };

export interface PlaceDependencies {
  cache: Pick<Cache, "match" | "put">;
  /** Our own origin: the cache keys live on it. */
  origin: string;
  settings: Settings;
  fetchUpstream: UpstreamFetch;
  /** Whether this visitor may ask for one more place that the cache does not have. */
  isWithinLimit: () => Promise<boolean>;
}

const name = v.optional(v.pipe(v.unknown(), v.transform(readPlaceName)));
const AddressSchema = v.pipe(
  v.object({ city: name, town: name, village: name, municipality: name, county: name, state: name }),
  // A township without a town of its own.
  v.transform(({ municipality, ...place }): PlaceNames =>
    place.city || place.town || place.village ? place : { ...place, town: municipality },
  ),
);
const UpstreamSchema = v.union([v.object({ address: AddressSchema }), v.object({ error: v.string() })]);

/** Time between two looks of a request that waits for its turn. */
const lookMs = 100;

/** Time of this isolate's next request at the earliest, in milliseconds since 1970. */
let nextTurn = 0;

/** Finds the place at a rounded position. Requests that wait for their turn take what another has found meanwhile. */
export async function findPlace(lat: number, lon: number, dependencies: PlaceDependencies): Promise<FoundPlace> {
  const { cache, origin, settings, isWithinLimit } = dependencies;
  const { geocoderQueue, geocoderSpacing, placeLifetime, noPlaceLifetime } = settings.TIMEOUTS_MS;
  const key = new URL(`/_edge/places/${lat},${lon}`, origin).href;
  const known = async (): Promise<KnownPlace | undefined> =>
    (await cache.match(key).catch(() => undefined))?.json<KnownPlace>();

  let cached = await known();
  if (cached === undefined && !(await isWithinLimit())) {
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
  const found = await askGeocoder(lat, lon, dependencies);
  if (!found.ok) {
    return found;
  }
  const place = "address" in found.value ? found.value.address : {};
  const lifetime = Object.values(place).some(Boolean) ? placeLifetime : noPlaceLifetime;
  const fresh = { place, expiresAt: Date.now() + lifetime };
  const headers = { "cache-control": `public, max-age=${Math.ceil(lifetime / 1000)}` };
  // Without the cache each visitor asks anew.
  await cache.put(key, Response.json(fresh, { headers })).catch(() => undefined);
  return { ok: true, ...fresh };
}

async function askGeocoder(lat: number, lon: number, { settings, fetchUpstream }: PlaceDependencies) {
  const { GEOCODER_URL, GEOCODER_KEY, SITE_ORIGIN, MAIL_FROM, TIMEOUTS_MS } = settings;
  if (GEOCODER_URL === "") {
    return { ok: false as const, reason: "switched off" };
  }
  const url = new URL(GEOCODER_URL.replace(keyPlaceholder, encodeURIComponent(GEOCODER_KEY)));
  // Zoom 13: towns and villages, no streets.
  for (const [key, value] of Object.entries({ format: "jsonv2", lat, lon, zoom: 13, "accept-language": "en" })) {
    url.searchParams.set(key, String(value));
  }
  const headers = {
    "user-agent": `mailbox-plus-website (${SITE_ORIGIN}; ${MAIL_FROM.email})`,
    accept: "application/json",
  };
  return fetchJson(() => fetchUpstream(url.href, { headers }, TIMEOUTS_MS.geocoder), UpstreamSchema);
}
