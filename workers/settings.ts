/** What the configuration says, parsed once per isolate; what is missing is named, never guessed. */
import * as v from "valibot";
import type { PublicConfig } from "#app/context.ts";
import { TimingSchema } from "./timing.ts";

const httpsUrl = v.pipe(v.string(), v.url());
const origin = v.pipe(
  httpsUrl,
  v.check((value) => new URL(value).origin === value, "must be an origin such as https://www.example.com"),
);

/** A date and a time of day with their zone: 2026-11-26T15:00:00-05:00. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());

const SettingsSchema = v.object({
  SITE_ORIGIN: origin,
  CAPTCHA_SCRIPT_URL: v.union([v.pipe(v.string(), v.startsWith("/stand-ins/")), httpsUrl]),
  CAPTCHA_VERIFY_URL: v.optional(httpsUrl, "https://challenges.cloudflare.com/turnstile/v0/siteverify"),
  TURNSTILE_SITE_KEY: v.pipe(v.string(), v.nonEmpty()),
  TURNSTILE_SECRET_KEY: v.pipe(v.string(), v.nonEmpty()),
  MAILCHANNELS_API_KEY: v.pipe(v.string(), v.nonEmpty()),
  MAIL_FROM: v.pipe(v.string(), v.email()),
  MAIL_TO: v.pipe(v.string(), v.email()),
  GEOCODER_URL: httpsUrl,
  IMAGES_BASE_URL: v.optional(v.union([v.literal(""), httpsUrl]), ""),
  GTM_CONTAINER_ID: v.optional(v.union([v.literal(""), v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/))]), ""),
  /** The instant at which the site's clock stands still; empty while it runs. */
  FROZEN_CLOCK: v.optional(v.union([v.literal(""), InstantSchema]), ""),
  /** Shorter times to wait, for tests. */
  TIMING_MS: v.optional(TimingSchema, {}),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** Settings for trying things out: refused wherever there are no stand-ins, which is in production. */
export const localSettings = ["FROZEN_CLOCK", "TIMING_MS"] as const satisfies ReadonlyArray<keyof Settings>;

/** Thrown when the configuration has a hole: its message names every setting to mend. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

/** Only the local configuration has stand-ins for the outside services. */
export const isLocal = (env: object): boolean => "STAND_INS" in env && env.STAND_INS !== undefined;

const parsed = new WeakMap<object, Settings>();

/**
 * The settings of this deployment.
 * @throws ConfigurationError naming each missing or malformed setting (never its value)
 */
export function readSettings(env: object): Settings {
  const known = parsed.get(env);
  if (known !== undefined) {
    return known;
  }
  const result = v.safeParse(SettingsSchema, env);
  if (!result.success) {
    const names = [...new Set(result.issues.map((issue) => String(issue.path?.[0]?.key)))];
    throw new ConfigurationError(`Missing or malformed settings: ${names.join(", ")}`);
  }
  const given = new Map<string, unknown>(Object.entries(env));
  const misplaced = isLocal(env) ? [] : localSettings.filter((name) => (given.get(name) ?? "") !== "");
  if (misplaced.length > 0) {
    throw new ConfigurationError(`Settings that only the local configuration may have: ${misplaced.join(", ")}`);
  }
  parsed.set(env, result.output);
  return result.output;
}

/** What pages may know. */
export function publicConfig(settings: Settings): PublicConfig {
  return {
    siteOrigin: settings.SITE_ORIGIN,
    captchaScriptUrl: settings.CAPTCHA_SCRIPT_URL,
    captchaSiteKey: settings.TURNSTILE_SITE_KEY,
    imagesBaseUrl: settings.IMAGES_BASE_URL,
    gtmContainerId: settings.GTM_CONTAINER_ID,
  };
}
