/** The time of a request or a cron run; the local configuration can freeze it, production cannot. */
import * as v from "valibot";
import { InstantSchema } from "./settings/setting-table.ts";
import { ConfigurationError, isLocal, readSettings } from "./settings/settings.ts";

/** Header that freezes the time of one request, in the local configuration only. */
const frozenClockHeader = "x-frozen-clock";

export interface Clock {
  now: () => Date;
  /** The instant at which this clock stands still (ISO 8601, UTC); null while it runs. */
  frozenAt: string | null;
}

/**
 * Creates the clock of a request or of a cron run: frozen by the request's header, else by the setting `FROZEN_CLOCK`,
 * else running.
 * @throws ConfigurationError when the header of a local request is no instant such as 2026-11-26T15:00:00-05:00
 */
export function createClock(env: object, request?: Request): Clock {
  const header = isLocal(env) ? request?.headers.get(frozenClockHeader) : null;
  if (header && !v.is(InstantSchema, header)) {
    throw new ConfigurationError(
      `The header ${frozenClockHeader} must be an instant such as 2026-11-26T15:00:00-05:00`,
    );
  }
  const instant = header ?? readSettings(env).FROZEN_CLOCK;
  return instant === ""
    ? { now: () => new Date(), frozenAt: null }
    : { now: () => new Date(instant), frozenAt: new Date(instant).toISOString() };
}
