import type { Platform } from "#app/context.ts";
import type { CaptchaResult } from "./captcha/turnstile.ts";
import type { Log } from "./log.ts";

declare global {
  interface Env {
    /** Stand-ins for upstream servers; local only (vite.config.ts). */
    STAND_INS?: Fetcher;
    /** Cloudflare's own mail: an optional fallback for alerts when the mail provider is down (docs/operations.md). */
    SECOND_MAIL?: SendEmail;
  }
}

export interface WorkerPlatform extends Platform {
  log: Log;
  /** Staging: not indexed, no redirects between hosts, no mail. */
  isStaging: boolean;
  visitor: string;
  verifyCaptcha: (token: string) => Promise<CaptchaResult>;
}

export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; platform: WorkerPlatform };
}
