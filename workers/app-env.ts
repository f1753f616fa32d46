import type { Services } from "#app/context.ts";
import type { CaptchaResult } from "./captcha/turnstile.ts";
import type { Env } from "./env.ts";
import type { Log } from "./log.ts";

/** What Hono handlers have beyond what pages may use. */
export interface WorkerServices extends Services {
  log: Log;
  verifyCaptcha: (token: string) => Promise<CaptchaResult>;
}

export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; services: WorkerServices };
}
