import type { Services } from "#app/context.ts";
import type { CaptchaResult } from "./captcha/turnstile.ts";
import type { Env } from "./env.ts";

/** What Hono handlers have beyond what pages may use. */
export interface WorkerServices extends Services {
  verifyCaptcha: (token: string) => Promise<CaptchaResult>;
}

export interface AppEnv {
  Bindings: Env;
  Variables: { services: WorkerServices };
}
