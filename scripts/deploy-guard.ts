/** Finds what must not go live: example values, test keys and holes in the configuration. */
import type { Hours, Partner, SiteConfig } from "../app/content/schema.ts";
import { storeDate, unsettledHolidays } from "../app/domain/store-days.ts";
import { localSettings } from "../workers/settings.ts";

/** One value to replace. */
export interface Finding {
  /** File and place: "app/content/site.ts: contact.phone". */
  where: string;
  /** As it stands there, empty when it is missing; never a secret. */
  value: string;
  why: string;
}

/** The part of `[env.production]`, as wrangler reads it, that the guard looks at. */
export interface ProductionConfig {
  vars: Readonly<Record<string, unknown>>;
  d1_databases: ReadonlyArray<{ binding: string; database_id?: string | undefined }>;
  services?: ReadonlyArray<{ binding: string; service: string }> | undefined;
}

export interface Release {
  site: SiteConfig;
  partners?: readonly Partner[];
  hours: Hours;
  production: ProductionConfig;
  today: Date;
}

/** Vars that the worker cannot do without (see `workers/settings.ts`). */
export const requiredVars = [
  "SITE_ORIGIN",
  "CAPTCHA_SCRIPT_URL",
  "TURNSTILE_SITE_KEY",
  "MAIL_FROM",
  "MAIL_TO",
  "GEOCODER_URL",
] as const;

/** The same of what only `wrangler secret put` may set. */
export const requiredSecrets = ["TURNSTILE_SECRET_KEY", "MAILCHANNELS_API_KEY"] as const;

/** What no finished site holds, whatever the field. */
const exampleTexts: ReadonlyArray<[pattern: RegExp, why: string]> = [
  [
    /(?<!\w)(?:(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?)?555[-. ]?01\d\d(?!\w)/,
    "numbers from 555-0100 to 555-0199 are reserved for examples",
  ],
  [
    // RFC 2606 and RFC 6761.
    /(?<![\w-])(?:[a-z0-9-]+\.(?:example|test|invalid)|example\.(?:com|net|org)|localhost)(?![\w-]|\.\w)/i,
    "this host is reserved for examples and leads nowhere",
  ],
  [/^100 Main Street$/i, "this street is the example's"],
  [/^(Neighborhood (Salon & Spa|Pub|Cafe|Boutique)|Township Bank Branch)$/, "this is a kind of partner, not its name"],
  // https://developers.cloudflare.com/turnstile/troubleshooting/testing/
  [/^[123]x0{10,}[A-F]{2}$/i, "this is one of Turnstile's test keys, which tell nobody from a machine"],
  [/stand[-_]ins?\b/i, "the local stand-ins do not exist in production"],
  [/^0{8}-0{4}-0{4}-0{4}-0{12}$/, "this is no database: `npx wrangler d1 create mailbox-plus` answers with one"],
];

/** The township's public centre point, which stands in for the store's own position. */
const townshipCentre = { lat: 41.67167, lng: -81.25083 };

const hoursFile = "app/content/hours.ts";
const siteFile = "app/content/site.ts";
const productionFile = "wrangler.toml, [env.production]";

/**
 * Everything that must be replaced before the site may go live.
 * @param release the records as they are, and the production configuration as wrangler reads it
 * @returns an empty list when the release is fit to go
 */
export function findPlaceholders({ site, partners = [], hours, production, today }: Release): Finding[] {
  const { vars, d1_databases, services = [] } = production;
  const { publicVars, misplaced } = partSecrets(vars);
  return [
    ...examplesIn(siteFile, site),
    ...findInPosition(site),
    ...findInCheck(site, today),
    ...examplesIn("app/content/partners.ts", partners),
    ...examplesIn(hoursFile, hours),
    ...findUnsettled(hours, today),
    ...examplesIn(productionFile, { vars: publicVars, d1_databases, services }),
    ...findMissing(production),
    ...findInOrigin(vars.SITE_ORIGIN),
    ...findLocalSettings(vars),
    ...misplaced,
  ];
}

/** The secrets that are not among those set, as `wrangler secret list` names them. */
export function missingSecrets(set: ReadonlyArray<{ name: string }>): string[] {
  return requiredSecrets.filter((secret) => !set.some(({ name }) => name === secret));
}

function examplesIn(file: string, record: unknown): Finding[] {
  return textsOf(record).flatMap(([path, value]) => {
    const why = exampleTexts.find(([pattern]) => pattern.test(value))?.[1];
    return why === undefined ? [] : [{ where: `${file}: ${path}`, value, why }];
  });
}

/** Every text of a record with the path to it, such as "contact.phone" or "[0].website". */
function textsOf(value: unknown, path = ""): Array<[path: string, text: string]> {
  if (typeof value === "string") {
    return [[path, value]];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => textsOf(entry, `${path}[${index}]`));
  }
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => textsOf(entry, path === "" ? key : `${path}.${key}`))
    : [];
}

function findInPosition({ geo }: SiteConfig): Finding[] {
  const isCentre = geo.lat === townshipCentre.lat && geo.lng === townshipCentre.lng;
  const why = "this is the middle of the township, not the store's door";
  return isCentre ? [{ where: `${siteFile}: geo`, value: `${geo.lat}, ${geo.lng}`, why }] : [];
}

const maxDaysSinceCheck = 180;

/** `/facts.json` and `/llms.txt` show the day of the last check, and `/.well-known/security.txt` ends a year after it. */
function findInCheck({ checkedOn }: SiteConfig, today: Date): Finding[] {
  const days = (today.getTime() - Date.parse(checkedOn)) / 86_400_000;
  const why =
    days < 0
      ? "this day is still to come"
      : `go through hours, prices, rules and addresses again, then write the day (every ${maxDaysSinceCheck} days)`;
  return days >= 0 && days <= maxDaysSinceCheck ? [] : [{ where: `${siteFile}: checkedOn`, value: checkedOn, why }];
}

/** Until the store has said its hours, the site says of a federal holiday that they may vary. */
function findUnsettled(hours: Hours, today: Date): Finding[] {
  return unsettledHolidays(hours, storeDate(today)).map(({ date, name }) => ({
    where: `${hoursFile}: holidays`,
    value: "",
    why: `${date} is ${name}: write down the store's hours of that day, or that it is closed`,
  }));
}

function findMissing({ vars, d1_databases }: ProductionConfig): Finding[] {
  const database = d1_databases.find(({ binding }) => binding === "DB");
  const entries = [
    ...requiredVars.map((name): [string, unknown] => [`vars.${name}`, vars[name]]),
    ["d1_databases: database_id of DB", database?.database_id] as const,
  ];
  return entries
    .filter(([, value]) => value === undefined || value === "")
    .map(([path]) => ({ where: `${productionFile}: ${path}`, value: "", why: "it is missing" }));
}

function findInOrigin(origin: unknown): Finding[] {
  return typeof origin === "string" && origin !== "" && !origin.startsWith("https://")
    ? [{ where: `${productionFile}: vars.SITE_ORIGIN`, value: origin, why: "the address must begin with https://" }]
    : [];
}

function findLocalSettings(vars: ProductionConfig["vars"]): Finding[] {
  return localSettings
    .filter((name) => (vars[name] ?? "") !== "")
    .map((name) => ({
      where: `${productionFile}: vars.${name}`,
      value: JSON.stringify(vars[name]),
      why: "only the local configuration may have it: the site would not start",
    }));
}

/** A secret among the vars is a finding of its own, and its value is shown to nobody. */
function partSecrets(vars: ProductionConfig["vars"]): { publicVars: Record<string, unknown>; misplaced: Finding[] } {
  const isSecret = (name: string) => requiredSecrets.some((secret) => secret === name);
  return {
    publicVars: Object.fromEntries(Object.entries(vars).filter(([name]) => !isSecret(name))),
    misplaced: Object.keys(vars)
      .filter(isSecret)
      .map((name) => ({
        where: `${productionFile}: vars.${name}`,
        value: "(not shown)",
        why: `a secret belongs into no file: \`npx wrangler secret put ${name} --env production\` takes it`,
      })),
  };
}
