import * as v from "valibot";
import { numbers } from "#app/content/numbers.ts";

/** With a time zone: 2026-11-26T15:00:00-05:00. */
export const InstantSchema = v.pipe(
  v.string(),
  v.isoTimestamp("it must be a date and time such as 2026-11-26T15:00:00-05:00"),
);

const text = v.pipe(v.string("put it in quotes: it must be text"), v.nonEmpty("it is empty"));

const httpUrl = v.pipe(
  text,
  v.check(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    "it must be a full URL, starting with https://",
  ),
);

const origin = v.pipe(
  httpUrl,
  v.check(
    (value) => URL.parse(value)?.origin === value,
    "it must be just https:// and the host, such as https://www.the-store.com: no path, trailing slash or capitals",
  ),
);

const hostName = v.pipe(
  text,
  v.regex(/^(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*$/i, "it must be a name such as the-store.com, without https://"),
);

/** Base64, with or without PEM's BEGIN and END lines. */
const privateKey = v.pipe(
  text,
  v.transform((value) => value.replaceAll(/-----(?:BEGIN|END) [A-Z ]+-----|\s/g, "")),
  v.nonEmpty("it is empty"),
  v.base64("it must be a base64 private key, as in a PEM file"),
);

const EmailSchema = v.pipe(v.string(), v.maxLength(254), v.email());

const mailboxPattern = /^(?:"(?<quoted>[^"<>\p{Cc}]{1,80})"|(?<plain>[^",;<>\p{Cc}]{0,80}?))\s*<(?<email>[^<>\s]+)>$/u;

/** `a@b.com`, `Name <a@b.com>` or `"Name, Inc." <a@b.com>`. */
const mailbox = (message: string) =>
  v.pipe(
    text,
    v.trim(),
    v.transform((written): { email: string; name?: string } => {
      const { quoted, plain = "", email = written } = mailboxPattern.exec(written)?.groups ?? {};
      const name = (quoted ?? plain).trim();
      return { email, ...(name !== "" && { name }) };
    }),
    v.check(({ email }) => v.is(EmailSchema, email), message),
  );

const separator = /[,;](?=(?:[^"]*"[^"]*")*[^"]*$)/;

const extra = <Value extends string>(schema: v.GenericSchema<string, Value>) =>
  v.optional(v.union([v.literal(""), schema], "put it in quotes: it must be text"), "");

const { value: placeDays } = numbers["place-retention"] satisfies { unit: "days" };

const upTo = (ms: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ms)), ms);

/** Tests lower these locally: `TIMEOUTS_MS = { captcha = 1000 }`. */
const TimeoutsSchema = v.strictObject({
  mail: upTo(10_000),
  captcha: upTo(5000),
  /** If D1 hasn't stored a message by then, it is mailed directly. */
  store: upTo(4000),
  notice: upTo(4000),
  noticeAge: upTo(60_000),
  health: upTo(3000),
  geocoder: upTo(2500),
  geocoderSpacing: upTo(1000),
  geocoderQueue: upTo(2000),
  /** How long a place is cached; the privacy policy states it. */
  placeLifetime: upTo(placeDays * 86_400_000),
  noPlaceLifetime: upTo(600_000),
});

export const RequiredSettingsSchema = v.object(
  {
    SITE_ORIGIN: origin,
    CAPTCHA_SCRIPT_URL: v.union(
      [v.pipe(v.string(), v.startsWith("/stand-ins/")), httpUrl],
      "it must be a full URL, starting with https://",
    ),
    TURNSTILE_SITE_KEY: text,
    TURNSTILE_SECRET_KEY: text,
    MAILCHANNELS_API_KEY: text,
    MAIL_FROM: mailbox("it must be one address, such as a@the-store.com or Name <a@the-store.com>"),
    /** Separated by commas or semicolons. */
    MAIL_TO: v.pipe(
      text,
      v.transform((written) => written.split(separator)),
      v.array(mailbox("it must be addresses separated by commas, such as a@the-store.com or Name <a@the-store.com>")),
    ),
    /** "staging" keeps mail in the database, accepts test keys and blocks search engines. */
    STAGE: v.optional(v.picklist(["staging"], 'it must be "staging" or left out')),
    /** Freezes the clock; empty lets it run. */
    FROZEN_CLOCK: extra(InstantSchema),
    TIMEOUTS_MS: v.optional(TimeoutsSchema, {}),
  },
  "it is missing",
);

/** A mistake here must not take pages down, so a wrong value counts as missing. */
export const OptionalSettingsSchema = v.object({
  CAPTCHA_VERIFY_URL: v.optional(httpUrl, "https://challenges.cloudflare.com/turnstile/v0/siteverify"),
  /** `{key}` becomes `GEOCODER_KEY`. */
  GEOCODER_URL: extra(httpUrl),
  /** Secret. */
  GEOCODER_KEY: extra(text),
  /** Secret. Signs the links that mark messages as answered; without it mails have none. */
  ANSWER_LINK_KEY: extra(
    v.pipe(
      text,
      v.regex(
        /^[^\s,]{32,}(?:,[^\s,]{32,})*$/,
        "it must be at least 32 random characters; an older key may follow a comma, so its links keep working",
      ),
    ),
  ),
  DKIM_DOMAIN: extra(hostName),
  DKIM_SELECTOR: extra(hostName),
  /** Secret. Without it the provider signs with its own key for the domain. */
  DKIM_PRIVATE_KEY: extra(privateKey),
  IMAGES_BASE_URL: extra(httpUrl),
  GTM_CONTAINER_ID: extra(
    v.pipe(
      text,
      v.regex(
        /^GTM-[A-Z0-9]+$/,
        "it must be a Tag Manager container id, such as GTM-ABC123; a measurement id (G-…) goes into that container",
      ),
    ),
  ),
  /** "off" also removes the service worker from browsers. */
  OFFLINE_READING: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.picklist(["on", "off"], 'it must be "on" or "off"')),
    "on",
  ),
});

export const keyPlaceholder = "{key}";

export type OptionalSettings = v.InferOutput<typeof OptionalSettingsSchema>;
export type Settings = v.InferOutput<typeof RequiredSettingsSchema> & OptionalSettings;

export const settingNames = [RequiredSettingsSchema, OptionalSettingsSchema].flatMap(({ entries }) =>
  Object.keys(entries),
);

export const localSettings = ["FROZEN_CLOCK", "TIMEOUTS_MS"] as const satisfies ReadonlyArray<keyof Settings>;
