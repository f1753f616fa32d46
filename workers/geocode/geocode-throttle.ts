/**
 * Throttle and cache in front of the geocoder. Sends at most one request a second for the whole site, as Nominatim's
 * usage policy asks, merges equal pending requests, and caches results.
 * @see https://operations.osmfoundation.org/policies/nominatim/
 */
import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import { readPlaceName, type PlaceNames } from "#app/areas/place-label.ts";
import { keyPlaceholder } from "../settings/setting-table.ts";
import { readSettings } from "../settings/settings.ts";
import type { Timeouts } from "../timeouts.ts";
import { fetchJson, upstreamFetch } from "../upstream.ts";

interface KnownPlace {
  place: PlaceNames;
  /** In milliseconds since 1970. */
  expiresAt: number;
}
export type GeocodeResult = ({ ok: true } & KnownPlace) | { ok: false; reason: string };
type FoundPlace = { ok: true; place: PlaceNames } | { ok: false; reason: string };

const name = v.optional(v.pipe(v.unknown(), v.transform(readPlaceName)));
const UpstreamSchema = v.union([
  v.object({
    address: v.object({ city: name, town: name, village: name, county: name, state: name }),
  }),
  v.object({ error: v.string() }),
]);

/** Time in the cache, in milliseconds. */
function lifetimeOf(place: PlaceNames, { placeLifetime, noPlaceLifetime }: Timeouts): number {
  return Object.values(place).some(Boolean) ? placeLifetime : noPlaceLifetime;
}

export class GeocodeThrottle extends DurableObject<Env> {
  /** Upstream requests under way, by cell (a rounded position). */
  readonly #pending = new Map<string, Promise<GeocodeResult>>();
  /** Time of the next upstream request at the earliest, in milliseconds since 1970. */
  #nextSlot = 0;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.storage.sql.exec(
      `create table if not exists places (cell text primary key, place text not null, expires_at integer not null);
       create index if not exists places_expire on places (expires_at);`,
    );
  }

  /** Finds the place at a rounded position. */
  async lookUp(lat: number, lon: number): Promise<GeocodeResult> {
    const cell = `${lat},${lon}`;
    const known = this.#cached(cell);
    if (known !== undefined) {
      return { ok: true, ...known };
    }
    let lookup = this.#pending.get(cell);
    if (lookup === undefined) {
      lookup = this.#fetchInTurn(lat, lon, cell).finally(() => this.#pending.delete(cell));
      this.#pending.set(cell, lookup);
    }
    return lookup;
  }

  /** Deletes the places that are past their time. */
  override async alarm(): Promise<void> {
    this.ctx.storage.sql.exec("delete from places where expires_at <= ?", Date.now());
    await this.#setAlarm();
  }

  /** Sets the alarm for the first place that expires. */
  async #setAlarm(): Promise<void> {
    const { next } = this.ctx.storage.sql
      .exec<{ next: number | null }>("select min(expires_at) as next from places")
      .one();
    if (next !== null) {
      await this.ctx.storage.setAlarm(next);
    }
  }

  #cached(cell: string): KnownPlace | undefined {
    const [row] = this.ctx.storage.sql
      .exec<{ place: string; expires_at: number }>(
        "select place, expires_at from places where cell = ? and expires_at > ?",
        cell,
        Date.now(),
      )
      .toArray();
    return row && { place: JSON.parse(row.place) as PlaceNames, expiresAt: row.expires_at };
  }

  async #fetchInTurn(lat: number, lon: number, cell: string): Promise<GeocodeResult> {
    const timeouts = readSettings(this.env).TIMEOUTS_MS;
    const wait = Math.max(0, this.#nextSlot - Date.now());
    if (wait > timeouts.geocoderQueue) {
      return { ok: false, reason: "busy" };
    }
    this.#nextSlot = Date.now() + wait + timeouts.geocoderSpacing;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const found = await fetchPlace(lat, lon, this.env);
    if (!found.ok) {
      return found;
    }
    const expiresAt = Date.now() + lifetimeOf(found.place, timeouts);
    this.ctx.storage.sql.exec(
      "insert or replace into places values (?, ?, ?)",
      cell,
      JSON.stringify(found.place),
      expiresAt,
    );
    await this.#setAlarm();
    return { ...found, expiresAt };
  }
}

async function fetchPlace(lat: number, lon: number, env: Env): Promise<FoundPlace> {
  const { GEOCODER_URL, GEOCODER_KEY, SITE_ORIGIN, MAIL_FROM, TIMEOUTS_MS } = readSettings(env);
  if (GEOCODER_URL === "") {
    return { ok: false, reason: "switched off" };
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
  const found = await fetchJson(
    () => upstreamFetch(env.STAND_INS)(url.href, { headers }, TIMEOUTS_MS.geocoder),
    UpstreamSchema,
  );
  return found.ok ? { ok: true, place: "address" in found.value ? found.value.address : {} } : found;
}
