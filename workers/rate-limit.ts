import type { Log } from "./log.ts";

/** Asks a limiter. When it fails, the request passes: a limiter must not cost a page or a message. */
export async function isWithinLimit(limit: () => Promise<boolean>, log: Log): Promise<boolean> {
  try {
    return await limit();
  } catch (error) {
    log.error("rate_limit_not_read", error);
    return true;
  }
}
