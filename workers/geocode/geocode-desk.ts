/**
 * One desk for the whole site that asks the geocoder: it collapses equal questions, remembers answers,
 * and keeps to one question a second, as Nominatim's usage policy asks of a whole site.
 * @see https://operations.osmfoundation.org/policies/nominatim/
 */
import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import type { PlaceNames } from "#app/domain/place-label.ts";
import type { Env } from "../env.ts";
import { outsideFetch } from "../outside.ts";
import { readSettings } from "../settings.ts";

const upstreamTimeoutMs = 2500;
const spacingMs = 1000;
/** A visitor is not kept waiting longer than this for a turn. */
const maxWaitMs = 2000;
const day = 86_400_000;

/** How long an answer holds: places stay, "nothing there" may be a passing gap. */
export const lifetimeMs = { place: 30 * day, nothing: 600_000 } as const;

export type PlaceAnswer = { ok: true; place: PlaceNames } | { ok: false; reason: string };

const name = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)));
const UpstreamSchema = v.union([
  v.object({
    address: v.object({ city: name, town: name, village: name, county: name, state: name }),
  }),
  v.object({ error: v.string() }),
]);

export class GeocodeDesk extends DurableObject<Env> {
  /** Questions under way, by cell. */
  readonly #asking = new Map<string, Promise<PlaceAnswer>>();
  /** When the next question may go out, in milliseconds since 1970. */
  #nextTurn = 0;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.storage.sql.exec(
      "create table if not exists places (cell text primary key, place text not null, expires_at integer not null)",
    );
  }

  /** The place at a rounded position. */
  async lookUp(lat: number, lon: number): Promise<PlaceAnswer> {
    const cell = `${lat},${lon}`;
    const known = this.#remembered(cell);
    if (known !== undefined) {
      return { ok: true, place: known };
    }
    let answer = this.#asking.get(cell);
    if (answer === undefined) {
      answer = this.#ask(lat, lon, cell).finally(() => this.#asking.delete(cell));
      this.#asking.set(cell, answer);
    }
    return answer;
  }

  #remembered(cell: string): PlaceNames | undefined {
    const [row] = this.ctx.storage.sql
      .exec<{ place: string }>("select place from places where cell = ? and expires_at > ?", cell, Date.now())
      .toArray();
    return row && (JSON.parse(row.place) as PlaceNames);
  }

  async #ask(lat: number, lon: number, cell: string): Promise<PlaceAnswer> {
    const wait = Math.max(0, this.#nextTurn - Date.now());
    if (wait > maxWaitMs) {
      return { ok: false, reason: "busy" };
    }
    this.#nextTurn = Date.now() + wait + spacingMs;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const answer = await askUpstream(lat, lon, this.env);
    if (answer.ok) {
      const isNothing = Object.keys(answer.place).length === 0;
      this.ctx.storage.sql.exec(
        "insert or replace into places values (?, ?, ?)",
        cell,
        JSON.stringify(answer.place),
        Date.now() + (isNothing ? lifetimeMs.nothing : lifetimeMs.place),
      );
    }
    return answer;
  }
}

async function askUpstream(lat: number, lon: number, env: Env): Promise<PlaceAnswer> {
  const { GEOCODER_URL, SITE_ORIGIN, MAIL_FROM } = readSettings(env);
  const url = new URL(GEOCODER_URL);
  // Zoom 13: towns and villages, no streets.
  for (const [key, value] of Object.entries({ format: "jsonv2", lat, lon, zoom: 13, "accept-language": "en" })) {
    url.searchParams.set(key, String(value));
  }
  const headers = { "user-agent": `mailbox-plus-website (${SITE_ORIGIN}; ${MAIL_FROM})`, accept: "application/json" };
  try {
    const response = await outsideFetch(env.STAND_INS)(url.href, { headers }, upstreamTimeoutMs);
    if (!response.ok) {
      // An answer left unread holds its connection until the deadline.
      await response.body?.cancel();
      return { ok: false, reason: `status ${response.status}` };
    }
    const answer = v.safeParse(UpstreamSchema, await response.json());
    if (!answer.success) {
      return { ok: false, reason: "unreadable answer" };
    }
    return { ok: true, place: "address" in answer.output ? withoutAbsent(answer.output.address) : {} };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.name : "unreachable" };
  }
}

type Loose<T> = { [Key in keyof T]: T[Key] | undefined };

function withoutAbsent(place: Loose<PlaceNames>): PlaceNames {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
}
