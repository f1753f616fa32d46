/** The settings by name, with the form and the default of each. */
import * as v from "valibot";
import { hostName, httpUrl, mailboxes, origin, privateKey, text } from "./setting-fields.ts";
import { TimeoutsSchema } from "../timeouts.ts";

/** A date and a time of day with their zone: 2026-11-26T15:00:00-05:00. */
export const InstantSchema = v.pipe(
  v.string(),
  v.isoTimestamp("it must be an instant such as 2026-11-26T15:00:00-05:00"),
);

/** A text that may be left out. */
const extra = <Value extends string>(schema: v.GenericSchema<string, Value>) =>
  v.optional(v.union([v.literal(""), schema], "put it in quotes: it must be text"), "");

/** Settings that the site cannot do without. */
export const RequiredSettingsSchema = v.object(
  {
    SITE_ORIGIN: origin,
    CAPTCHA_SCRIPT_URL: v.union(
      [v.pipe(v.string(), v.startsWith("/stand-ins/")), httpUrl],
      "it must be a whole address, from https:// on",
    ),
    TURNSTILE_SITE_KEY: text,
    TURNSTILE_SECRET_KEY: text,
    MAILCHANNELS_API_KEY: text,
    MAIL_FROM: v.pipe(
      mailboxes(true),
      v.transform(([from]) => from),
    ),
    MAIL_TO: mailboxes(false),
    /** "staging" keeps mail in the database, accepts test keys, and keeps search engines out. */
    STAGE: v.optional(v.picklist(["staging"], 'it must be "staging" or left out')),
    /** The instant at which the site's clock stands still; empty while it runs. */
    FROZEN_CLOCK: extra(InstantSchema),
    TIMEOUTS_MS: v.optional(TimeoutsSchema, {}),
  },
  "it is missing",
);

/** Extras. A wrong one counts as missing, since a mistake here must not take pages down. */
export const OptionalSettingsSchema = v.object({
  CAPTCHA_VERIFY_URL: v.optional(httpUrl, "https://challenges.cloudflare.com/turnstile/v0/siteverify"),
  /** `GEOCODER_KEY` replaces `{key}` in it. */
  GEOCODER_URL: extra(httpUrl),
  /** A secret. */
  GEOCODER_KEY: extra(text),
  DKIM_DOMAIN: extra(hostName),
  DKIM_SELECTOR: extra(hostName),
  /** A secret: the private half of the key. Without it the provider signs with the key that it keeps for the domain. */
  DKIM_PRIVATE_KEY: extra(privateKey),
  IMAGES_BASE_URL: extra(httpUrl),
  GTM_CONTAINER_ID: extra(
    v.pipe(
      text,
      v.regex(
        /^GTM-[A-Z0-9]+$/,
        "it must be a tag manager's container, GTM- and capitals or digits; a measurement id (G-…) goes into that container",
      ),
    ),
  ),
  /** "on" lets browsers keep pages for reading without a connection; "off" removes the service worker from them. */
  OFFLINE_READING: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.picklist(["on", "off"], 'it must be "on" or "off"')),
    "on",
  ),
});

/** The key's place in `GEOCODER_URL`. */
export const keyPlaceholder = "{key}";

export type OptionalSettings = v.InferOutput<typeof OptionalSettingsSchema>;
export type Settings = v.InferOutput<typeof RequiredSettingsSchema> & OptionalSettings;

/** Names of all settings that the Worker reads. */
export const settingNames = [RequiredSettingsSchema, OptionalSettingsSchema].flatMap(({ entries }) =>
  Object.keys(entries),
);

/** Settings of the local configuration, which has stand-ins. */
export const localSettings = ["FROZEN_CLOCK", "TIMEOUTS_MS"] as const satisfies ReadonlyArray<keyof Settings>;
