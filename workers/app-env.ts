import type { Platform } from "#app/context.ts";
import type { CaptchaResult } from "./captcha/turnstile.ts";
import type { FoundPlace } from "./geocode/find-place.ts";
import type { Log } from "./log.ts";
import type { Timeouts } from "./timeouts.ts";

declare global {
  interface Env {
    /** The stand-ins for upstream servers, in the local configuration alone (vite.config.ts). */
    STAND_INS?: Fetcher;
    /** Cloudflare's own mail, for alerts that the mail provider does not take; an extra (docs/operations.md). */
    SECOND_MAIL?: SendEmail;
  }
}

/** Context of Hono handlers, beyond that of pages. */
export interface WorkerPlatform extends Platform {
  log: Log;
  timeouts: Timeouts;
  /** True for trial releases: not indexed, not redirected to another host, without mail. */
  isStaging: boolean;
  /** The visitor for whom rate limits count this request. */
  visitor: string;
  verifyCaptcha: (token: string) => Promise<CaptchaResult>;
  /** The place at a position of rounded degrees. */
  findPlace: (lat: number, lon: number) => Promise<FoundPlace>;
}

export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; platform: WorkerPlatform };
}
