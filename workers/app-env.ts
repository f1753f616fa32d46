import type { Platform } from "#app/context.ts";
import type { CaptchaResult } from "./captcha/turnstile.ts";
import type { Log } from "./log.ts";

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
  /** True for trial releases: not indexed, not redirected to another host, without mail. */
  isStaging: boolean;
  /** The visitor for whom rate limits count this request. */
  visitor: string;
  verifyCaptcha: (token: string) => Promise<CaptchaResult>;
}

export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; platform: WorkerPlatform };
}
