import * as v from "valibot";
import { InstantSchema } from "./settings/setting-table.ts";
import { ConfigurationError, isLocal } from "./settings/settings.ts";

/** Freezes the clock for one request; local only. */
const frozenClockHeader = "x-frozen-clock";

export interface Clock {
  now: () => Date;
  /** ISO 8601, UTC; null while it runs. */
  frozenAt: string | null;
}

/** Reads no other setting, so deletion doesn't depend on mail settings. @throws ConfigurationError on a bad instant */
export function createClock(env: object, request?: Request): Clock {
  const setting = "FROZEN_CLOCK" in env ? env.FROZEN_CLOCK : "";
  const instant = isLocal(env) ? (request?.headers.get(frozenClockHeader) ?? setting) : "";
  if (instant === "") {
    return { now: () => new Date(), frozenAt: null };
  }
  if (!v.is(InstantSchema, instant)) {
    throw new ConfigurationError(
      `FROZEN_CLOCK and the header ${frozenClockHeader} must be a date and time such as 2026-11-26T15:00:00-05:00`,
    );
  }
  return { now: () => new Date(instant), frozenAt: new Date(instant).toISOString() };
}

/** ISO 8601, as the database compares times. */
export const isoAfter = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
