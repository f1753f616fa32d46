/** The settings by name: what each may be, and what stands in for an extra that is missing. */
import * as v from "valibot";
import { hostName, httpUrl, mailboxes, origin, privateKey, text } from "./setting-fields.ts";
import { TimeoutsSchema } from "../timeouts.ts";

/** A date and a time of day with their zone: 2026-11-26T15:00:00-05:00. */
export const InstantSchema = v.pipe(
  v.string(),
  v.isoTimestamp("it must be an instant such as 2026-11-26T15:00:00-05:00"),
);

/** The site cannot do without these. */
const required = {
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
  STAGE: v.optional(v.picklist(["", "staging"], 'it must be "staging" or left out'), ""),
  /** The instant at which the site's clock stands still; empty while it runs. */
  FROZEN_CLOCK: v.optional(v.union([v.literal(""), InstantSchema]), ""),
  TIMEOUTS_MS: v.optional(TimeoutsSchema, {}),
};

/** Extras, each with what stands in for it when it is missing or wrong: a mistake here must not take pages down. */
export const optional = {
  CAPTCHA_VERIFY_URL: { schema: httpUrl, fallback: "https://challenges.cloudflare.com/turnstile/v0/siteverify" },
  /** `GEOCODER_KEY` replaces `{key}` in it. */
  GEOCODER_URL: { schema: httpUrl, fallback: "" },
  /** A secret. */
  GEOCODER_KEY: { schema: text, fallback: "" },
  DKIM_DOMAIN: { schema: hostName, fallback: "" },
  DKIM_SELECTOR: { schema: hostName, fallback: "" },
  /** A secret: the private half of the key. Without it the provider signs with the key that it keeps for the domain. */
  DKIM_PRIVATE_KEY: { schema: privateKey, fallback: "" },
  IMAGES_BASE_URL: { schema: httpUrl, fallback: "" },
  GTM_CONTAINER_ID: {
    schema: v.pipe(
      text,
      v.regex(
        /^GTM-[A-Z0-9]+$/,
        "it must be a tag manager's container, GTM- and capitals or digits; a measurement id (G-…) goes into that container",
      ),
    ),
    fallback: "",
  },
  /** "on" lets browsers keep pages for reading without a connection; "off" removes the service worker from them. */
  OFFLINE_READING: {
    schema: v.pipe(v.string(), v.toLowerCase(), v.picklist(["on", "off"], 'it must be "on" or "off"')),
    fallback: "on",
  },
};
/** Stands in `GEOCODER_URL` for the key. */
export const keyPlaceholder = "{key}";

export type OptionalName = keyof typeof optional;

export const RequiredSettingsSchema = v.object(required);

export type Settings = v.InferOutput<typeof RequiredSettingsSchema> & Record<OptionalName, string>;

/** Names of all settings that the Worker reads. */
export const settingNames: readonly string[] = [...Object.keys(required), ...Object.keys(optional)];

/** Settings for the local configuration alone, which has stand-ins. */
export const localSettings = ["FROZEN_CLOCK", "TIMEOUTS_MS"] as const satisfies ReadonlyArray<keyof Settings>;
