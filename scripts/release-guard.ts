/** Finds what must not go live: example values, settings the Worker would refuse, and facts nobody has checked lately. */
import type { Unstable_Config as Config } from "wrangler";
import { rulesOf } from "../app/content/outside-rules.ts";
import type { Carrier, Hours, OutsideRule, Partner, SiteConfig, StoreRule } from "../app/content/schema.ts";
import { storeDate, unsettledHolidays } from "../app/hours/store-days.ts";
import { keyPlaceholder, settingNames } from "../workers/settings/setting-table.ts";
import { checkSettings } from "../workers/settings/settings.ts";

export interface Finding {
  /** File and place: "app/content/site.ts: contact.phone". */
  where: string;
  /** Empty if missing; never a secret. */
  value: string;
  why: string;
}

export type ReleaseConfig = Pick<Config, "vars" | "d1_databases" | "services" | "workers_dev">;
export type DatabasesOf = Pick<ReleaseConfig, "d1_databases">;

export interface Release {
  site: SiteConfig;
  partners: readonly Partner[];
  hours: Hours;
  numbers: Readonly<Record<"message-retention", { value: number }>>;
  carriers: ReadonlyArray<Pick<Carrier, "id" | "limits" | "rules">>;
  lawRules: Readonly<Record<string, OutsideRule>>;
  storeRules: readonly StoreRule[];
  production: ReleaseConfig;
  staging: DatabasesOf;
  today: Date;
}

const exampleTexts: ReadonlyArray<[pattern: RegExp, why: string]> = [
  [/(?:\b|\d{3})555[-. ]?01\d\d\b/, "numbers from 555-0100 to 555-0199 are reserved for examples"],
  [
    // RFC 2606 and RFC 6761.
    /(?<![\w-])(?:[a-z0-9-]+\.(?:example|test|invalid)|example\.(?:com|net|org)|localhost)(?![\w-]|\.\w)/i,
    "this host is reserved for examples and leads nowhere",
  ],
  [/^100 Main Street$/i, "this street is the example's"],
  [/^41\.67167, -81\.25083$/, "this is the middle of the township, not the store's door"],
  [/^(Neighborhood (Salon & Spa|Pub|Cafe|Boutique)|Township Bank Branch)$/, "this is a kind of partner, not its name"],
  // https://developers.cloudflare.com/turnstile/troubleshooting/testing/
  [/^[123]x0{10,}[A-F]{2}$/i, "this is one of Turnstile's test keys, which tell nobody from a machine"],
  [/stand[-_]ins?\b/i, "the local stand-ins do not exist in production"],
];

/** With paths such as "contact.phone" or "[0].website". */
function textsOf(value: unknown, path = ""): Array<[path: string, text: string]> {
  if (typeof value === "string") {
    return [[path, value]];
  }
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, entry]) =>
        textsOf(entry, Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`),
      )
    : [];
}

const exampleIn = (text: string) => exampleTexts.find(([pattern]) => pattern.test(text))?.[1] ?? "";

const check = (isFine: boolean, where: string, value: unknown, why: string): Finding[] =>
  isFine ? [] : [{ where, value: typeof value === "object" ? JSON.stringify(value) : String(value ?? ""), why }];

const examplesIn = (file: string, record: unknown): Finding[] =>
  textsOf(record).flatMap(([path, text]) => check(exampleIn(text) === "", `${file}: ${path}`, text, exampleIn(text)));

export function findPlaceholders(release: Release): Finding[] {
  const { site, partners, hours, numbers, production, staging, today, ...rules } = release;
  const { value: days } = numbers["message-retention"];
  const why = "it must be whole days, at least 1: messages would be deleted as they arrive";
  return [
    ...examplesIn("app/content/site.ts", { ...site, geo: `${site.geo.lat}, ${site.geo.lng}` }),
    ...examplesIn("app/content/partners.ts", partners),
    ...examplesIn("app/content/hours.ts", hours),
    ...findUnsettled(hours, today),
    ...check(Number.isInteger(days) && days >= 1, "app/content/numbers.ts: message-retention", days, why),
    ...findStale(site.checkedOn, rules, today),
    ...findInRelease("production", production, [staging]),
  ];
}

const maxDaysSinceCheck = 180;

function findStale(
  siteCheckedOn: string,
  { carriers, lawRules, storeRules }: Pick<Release, "carriers" | "lawRules" | "storeRules">,
  today: Date,
): Finding[] {
  const checked = [
    { place: "site.ts: checkedOn", checkedOn: siteCheckedOn, source: "hours, prices and rules of the store" },
    ...carriers.flatMap((carrier) =>
      rulesOf(carrier).map(([key, rule]) => ({ ...rule, place: `carriers/${carrier.id}.ts: ${key}` })),
    ),
    ...Object.entries(lawRules).map(([key, rule]) => ({ ...rule, place: `outside-rules.ts: ${key}` })),
    ...storeRules.map((rule) => ({ ...rule, place: `rules-before-you-come.ts: ${rule.text}` })),
  ];
  return checked.flatMap(({ place, checkedOn = storeDate(today), source }) => {
    const days = (today.getTime() - Date.parse(checkedOn)) / 86_400_000;
    const why = `checkedOn must be a day of the last ${maxDaysSinceCheck}: look it up again (${source}), then write the day`;
    return check(days >= 0 && days <= maxDaysSinceCheck, `app/content/${place}`, checkedOn, why);
  });
}

/** Federal holidays of the next sixty days without hours, unless `mayVary` names them. */
const findUnsettled = (hours: Hours, today: Date): Finding[] =>
  unsettledHolidays(hours, storeDate(today)).flatMap(({ date, name }) => {
    const why = `${date} is ${name}: write down the store's hours of that day, or that it is closed`;
    return check(hours.mayVary?.includes(name) ?? false, "app/content/hours.ts: holidays", "", why);
  });

const secretNames = settingNames.filter((name) => name.endsWith("_KEY") && name !== "TURNSTILE_SITE_KEY");

/** Values that the Worker accepts, and others refuse or misuse. */
const varRules: ReadonlyArray<readonly [name: RegExp, value: RegExp, why: string]> = [
  [new RegExp(`^(?:${secretNames.join("|")})$`), /^/, "a secret stands in no file: `npm run setup` takes it"],
  [
    /^GEOCODER_URL$/,
    /[?&][^=&]*(?:key|token)[^=&]*=(?!\{key\}(?:&|$))/i,
    `write ${keyPlaceholder} in place of the key, and \`npx wrangler secret put GEOCODER_KEY\` takes that`,
  ],
  [/^/, /^http:/, "the address must begin with https://"],
  [/^TURNSTILE_SITE_KEY$/, /^(?!$|\dx[\w-]{20,}$)/, "no site key of Turnstile: one begins with 0x"],
  [new RegExp(`^(?!(?:${settingNames.join("|")})$)`), /^/, `nothing reads it; settings are ${settingNames.join(", ")}`],
];

const productionRules: typeof varRules = [[/^STAGE$/, /./, "take it out: a staging site sends no mail"]];

/** @param others environments whose database it must not share */
export function findInRelease(name: string, release: ReleaseConfig, others: readonly DatabasesOf[]): Finding[] {
  const { vars, d1_databases, services, workers_dev } = release;
  const { SITE_ORIGIN: _origin, MAIL_FROM: _sender, DKIM_DOMAIN: _signer, ...written } = vars;
  const file = `wrangler.toml, [env.${name}]`;
  const isProduction = name === "production";
  // Runs the Worker's own checks as if all secrets were set.
  const secrets = Object.fromEntries(
    secretNames.map((key) => [key, key.startsWith("DKIM") ? undefined : "set".repeat(11)]),
  );
  const { faults, switchedOff } = checkSettings({ ...vars, ...secrets });
  const rules = isProduction ? [...varRules, ...productionRules] : varRules;
  const inVars = [
    ...Object.entries(vars).flatMap(([key, value]) => {
      const at = rules.findIndex(([names, values]) => names.test(key) && values.test(String(value ?? "")));
      // The first two are about secrets.
      const shown = at < 2 ? "(not shown)" : value;
      return check(at === -1, `${file}: vars.${key}`, shown, rules[at]?.[2] ?? "");
    }),
    ...examplesIn(file, { vars: isProduction ? written : { SITE_ORIGIN: vars.SITE_ORIGIN } }),
    ...[...faults, ...switchedOff].flatMap((fault) =>
      check(false, `${file}: vars.${fault.name}`, vars[fault.name], fault.why),
    ),
  ];
  const database = d1_databases.find(({ binding }) => binding === "DB")?.database_name;
  const isShared = others.flatMap((other) => other.d1_databases).some((other) => other.database_name === database);
  const mayNotShare = "no two environments may share a database: trying out a release would reach the store's messages";
  return [
    // One finding per setting is enough.
    ...inVars.filter(({ where }, index) => inVars.findIndex((other) => other.where === where) === index),
    ...check(database !== undefined, `${file}: d1_databases: database_name of DB`, "", "wrangler finds it by its name"),
    ...check(!isShared, `${file}: d1_databases: database_name`, database, mayNotShare),
    ...(isProduction ? examplesIn(file, { services }) : []),
    ...check(
      !isProduction || workers_dev === false,
      `${file}: workers_dev`,
      workers_dev,
      "it must be false: one address is enough",
    ),
  ];
}
