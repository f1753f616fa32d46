import type { Log } from "./log.ts";

/** Asks a limiter whether this visitor may go on. When it fails, the request passes: a limiter must cost no page or message. */
export async function isWithinLimit(limiter: RateLimit, key: string, log: Log): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    log.error("rate_limit_not_read", error);
    return true;
  }
}
