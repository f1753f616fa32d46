/**
 * How long the site waits for others. Tests shorten it by `TIMEOUTS_MS` of the local configuration, for example `TIMEOUTS_MS = { captcha = 1000 }`.
 */
import * as v from "valibot";
import { numbers } from "#app/content/numbers.ts";

const hour = 3_600_000;
const { value: placeDays } = numbers["place-retention"] satisfies { unit: "days" };

/** So many milliseconds, unless the setting has fewer. */
const upTo = (ms: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ms)), ms);

export const TimeoutsSchema = v.strictObject({
  /** Deadline of the mail provider; no visitor waits for it. */
  mail: upTo(10_000),
  /** Deadline of siteverify. */
  captcha: upTo(5000),
  /** A message that D1 has not stored by then is mailed at once. */
  store: upTo(4000),
  /** How long a page's stream stays open for the store notice. */
  notice: upTo(4000),
  /** How old the store notice may be on a page. */
  noticeAge: upTo(60_000),
  /** Deadline of D1 in the health check. */
  health: upTo(3000),
  /** Deadline of the geocoder. */
  geocoder: upTo(2500),
  /** Between two requests to the geocoder. */
  geocoderSpacing: upTo(1000),
  /** A request to the geocoder that would have to wait longer than this for its turn is refused. */
  geocoderQueue: upTo(2000),
  /** How long a place is cached, as the privacy policy says. */
  placeLifetime: upTo(placeDays * 24 * hour),
  /** The same where the geocoder found nothing, which may be a passing gap in its data. */
  noPlaceLifetime: upTo(hour / 6),
});
export type Timeouts = v.InferOutput<typeof TimeoutsSchema>;
