/** The bindings of the site's Worker. */
import type { GeocodeDesk } from "./geocode/geocode-desk.ts";

export interface Env {
  ASSETS: Fetcher;
  DB: D1Database;
  CONTACT_LIMIT: RateLimit;
  GEOCODE_LIMIT: RateLimit;
  GEOCODE_DESK: DurableObjectNamespace<GeocodeDesk>;
  /** Only the local configuration has it: plays the outside services. */
  STAND_INS?: Fetcher;
}
