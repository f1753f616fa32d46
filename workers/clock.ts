/** The time of a request or a cron run; the local configuration can freeze it, production cannot. */
import * as v from "valibot";
import { InstantSchema } from "./settings/setting-table.ts";
import { ConfigurationError, isLocal } from "./settings/settings.ts";

/** Header that freezes the time of one request, in the local configuration only. */
const frozenClockHeader = "x-frozen-clock";

export interface Clock {
  now: () => Date;
  /** The instant at which this clock stands still (ISO 8601, UTC); null while it runs. */
  frozenAt: string | null;
}

/**
 * Creates the clock of a request or of a cron run. The local configuration freezes it by the request's header, else by
 * `FROZEN_CLOCK`, and reads no other setting: deleting old messages must not wait for the settings of mail.
 * @throws ConfigurationError when either is no instant
 */
export function createClock(env: object, request?: Request): Clock {
  const setting = "FROZEN_CLOCK" in env ? env.FROZEN_CLOCK : "";
  const instant = isLocal(env) ? (request?.headers.get(frozenClockHeader) ?? setting) : "";
  if (instant === "") {
    return { now: () => new Date(), frozenAt: null };
  }
  if (!v.is(InstantSchema, instant)) {
    throw new ConfigurationError(
      `FROZEN_CLOCK and the header ${frozenClockHeader} must be an instant such as 2026-11-26T15:00:00-05:00`,
    );
  }
  return { now: () => new Date(instant), frozenAt: new Date(instant).toISOString() };
}
