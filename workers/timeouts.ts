/** Timeouts of the site. Tests shorten them in the local configuration: `TIMEOUTS_MS = { captcha = 1000 }`. */
import * as v from "valibot";
import { numbers } from "#app/content/numbers.ts";

const hour = 3_600_000;
const { value: placeDays } = numbers["place-retention"] satisfies { unit: "days" };

/** Milliseconds, which the setting may lower. */
const upTo = (ms: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ms)), ms);

export const TimeoutsSchema = v.strictObject({
  /** Deadline of the mail provider; no visitor waits for it. */
  mail: upTo(10_000),
  captcha: upTo(5000),
  /** A message that D1 has not stored by then is mailed at once. */
  store: upTo(4000),
  /** Time for which a page's stream stays open for the store notice. */
  notice: upTo(4000),
  /** Limit of the store notice's age on a page. */
  noticeAge: upTo(60_000),
  /** Deadline of D1 in the health check. */
  health: upTo(3000),
  geocoder: upTo(2500),
  /** Time between two requests to the geocoder. */
  geocoderSpacing: upTo(1000),
  /** Longest wait of a request to the geocoder for its turn. */
  geocoderQueue: upTo(2000),
  /** Time for which a place is cached; the privacy policy states it. */
  placeLifetime: upTo(placeDays * 24 * hour),
  /** Time for which the absence of a place is cached. */
  noPlaceLifetime: upTo(hour / 6),
});
export type Timeouts = v.InferOutput<typeof TimeoutsSchema>;
