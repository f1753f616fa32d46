/** The settings by name, with the form and the default of each, and messages that say how to mend it. */
import * as v from "valibot";
import { numbers } from "#app/content/numbers.ts";

/** A date and a time of day with their zone: 2026-11-26T15:00:00-05:00. */
export const InstantSchema = v.pipe(
  v.string(),
  v.isoTimestamp("it must be an instant such as 2026-11-26T15:00:00-05:00"),
);

const text = v.pipe(v.string("put it in quotes: it must be text"), v.nonEmpty("it is empty"));

const httpUrl = v.pipe(
  text,
  v.check((value) => /^https?:\/\//.test(value) && URL.canParse(value), "it must be a whole address, from https:// on"),
);

const origin = v.pipe(
  httpUrl,
  v.check(
    (value) => URL.parse(value)?.origin === value,
    "it must be https:// and the host alone, such as https://www.the-store.com: no slash at the end, no path, no capitals",
  ),
);

/** A domain, or a label within one that names a key. */
const hostName = v.pipe(
  text,
  v.regex(/^(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*$/i, "it must be a name such as the-store.com, without https://"),
);

/** A private key in base64, alone or as a PEM file has it, between its lines BEGIN and END. */
const privateKey = v.pipe(
  text,
  v.transform((value) => value.replaceAll(/-----(?:BEGIN|END) [A-Z ]+-----|\s/g, "")),
  v.nonEmpty("it is empty"),
  v.base64("it must be a private key in base64, as a PEM file has it"),
);

const EmailSchema = v.pipe(v.string(), v.maxLength(254), v.email());

/** A name before an address in angle brackets, with or without quotes; or the address alone. */
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

/** Commas and semicolons between addresses, not those within quotes. */
const separator = /[,;](?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** A text that may be left out. */
const extra = <Value extends string>(schema: v.GenericSchema<string, Value>) =>
  v.optional(v.union([v.literal(""), schema], "put it in quotes: it must be text"), "");

const { value: placeDays } = numbers["place-retention"] satisfies { unit: "days" };

/** Milliseconds, which the setting may lower. */
const upTo = (ms: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ms)), ms);

/** Timeouts of the site. Tests shorten them in the local configuration: `TIMEOUTS_MS = { captcha = 1000 }`. */
const TimeoutsSchema = v.strictObject({
  /** Deadline of the mail provider; no visitor waits for it. */
  mail: upTo(10_000),
  captcha: upTo(5000),
  /** A message that D1 has not stored by then is mailed at once. */
  store: upTo(4000),
  /** Time for which a page's stream stays open for the store notice. */
  notice: upTo(4000),
  /** Limit of the store notice's age on a page. */
  noticeAge: upTo(60_000),
  /** Deadline of D1 in the health check. */
  health: upTo(3000),
  geocoder: upTo(2500),
  /** Time between two requests to the geocoder. */
  geocoderSpacing: upTo(1000),
  /** Longest wait of a request to the geocoder for its turn. */
  geocoderQueue: upTo(2000),
  /** Time for which a place is cached; the privacy policy states it. */
  placeLifetime: upTo(placeDays * 86_400_000),
  /** Time for which the absence of a place is cached. */
  noPlaceLifetime: upTo(600_000),
});

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
    MAIL_FROM: mailbox("it must be one address, such as a@the-store.com or Name <a@the-store.com>"),
    /** Several have commas or semicolons between them. */
    MAIL_TO: v.pipe(
      text,
      v.transform((written) => written.split(separator)),
      v.array(
        mailbox("it must be addresses with commas between them, such as a@the-store.com or Name <a@the-store.com>"),
      ),
    ),
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
  /** A secret: signs the links by which staff mark messages as answered. Without it mails have none. */
  ANSWER_LINK_KEY: extra(
    v.pipe(
      text,
      v.regex(
        /^[^\s,]{32,}(?:,[^\s,]{32,})*$/,
        "it must be 32 or more random characters; a key before it may follow after a comma, so that its links go on",
      ),
    ),
  ),
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
