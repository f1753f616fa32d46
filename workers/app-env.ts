import type { Platform } from "#app/context.ts";
import type { CaptchaResult } from "./captcha/turnstile.ts";
import type { Log } from "./log.ts";

declare global {
  interface Env {
    /** Stand-ins for upstream servers; local only (vite.config.ts). */
    STAND_INS?: Fetcher;
    /**
     * Optional fallback for alerts when the mail provider is down; it is Cloudflare's own mail (docs/operations.md).
     */
    SECOND_MAIL?: SendEmail;
  }
}

export interface WorkerPlatform extends Platform {
  log: Log;
  /** Staging: not indexed, no redirects between hosts, no mail. */
  isStaging: boolean;
  /** Rate limit key. */
  visitor: string;
  verifyCaptcha: (token: string) => Promise<CaptchaResult>;
}

export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; platform: WorkerPlatform };
}
