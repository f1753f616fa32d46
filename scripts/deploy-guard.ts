/** Finds what must not go live: example values, settings that the Worker refuses, and holes in the configuration. */
import type { Fact, Hours, Partner, SiteConfig } from "../app/content/schema.ts";
import { federalHoliday } from "../app/domain/federal-holidays.ts";
import { retentionDays } from "../app/domain/message-retention.ts";
import { addDays, storeDate, unsettledHolidays } from "../app/domain/store-days.ts";
import { crons } from "../workers/crons.ts";
import { examineSettings, keyMark, settingNames } from "../workers/settings.ts";

/** One value to replace. */
export interface Finding {
  /** File and place: "app/content/site.ts: contact.phone". */
  where: string;
  /** As it stands there, empty when it is missing; never a secret. */
  value: string;
  why: string;
}

type Optional<Value> = Value | undefined;

/** The part of `[env.production]`, as wrangler reads it, that the guard looks at. */
export interface ProductionConfig {
  vars: Readonly<Record<string, unknown>>;
  d1_databases: ReadonlyArray<{ binding: string; database_id?: Optional<string> }>;
  services?: Optional<ReadonlyArray<{ binding: string; service: string }>>;
  routes?: Optional<ReadonlyArray<string | { pattern: string }>>;
  workers_dev?: Optional<boolean>;
  durable_objects?: Optional<{ bindings: ReadonlyArray<{ name: string; class_name: string }> }>;
  migrations?: Optional<ReadonlyArray<{ new_sqlite_classes?: Optional<readonly string[]> }>>;
  ratelimits?: Optional<ReadonlyArray<{ name: string; namespace_id: string }>>;
  triggers?: Optional<{ crons?: Optional<readonly string[]> }>;
  assets?: Optional<{ binding?: Optional<string>; html_handling?: Optional<string> }>;
}

export interface Release {
  site: SiteConfig;
  partners?: readonly Partner[];
  hours: Hours;
  /** The figures that the site states. */
  facts?: Readonly<Record<"message-retention", Pick<Fact, "text">>>;
  production: ProductionConfig;
  today: Date;
}

/** What only `wrangler secret put` may set, and the site cannot do without. */
export const requiredSecrets = ["TURNSTILE_SECRET_KEY", "MAILCHANNELS_API_KEY"] as const;

/** Those that it can do without. */
const optionalSecrets = ["DKIM_PRIVATE_KEY", "GEOCODER_KEY"] as const;

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
export function findPlaceholders({ site, partners = [], hours, facts, production, today }: Release): Finding[] {
  const { vars, d1_databases, services = [], routes = [] } = production;
  const { publicVars, misplaced } = partSecrets(vars);
  return [
    ...examplesIn(siteFile, site),
    ...findInPosition(site),
    ...findInCheck(site, today),
    ...examplesIn("app/content/partners.ts", partners),
    ...examplesIn(hoursFile, hours),
    ...findUnsettled(hours, today),
    ...findInRetention(facts),
    ...oncePerPlace([
      ...examplesIn(productionFile, { vars: publicVars, d1_databases, services, routes }),
      ...findInSettings(publicVars),
      ...findUnencrypted(publicVars),
      ...findKeyInAddress(publicVars),
      ...findUnread(publicVars),
      ...findStage(publicVars),
    ]),
    ...misplaced,
    ...findInDatabase(production),
    ...findInBindings(production),
    ...findInHosts(site, production),
  ];
}

/** The secrets that these settings need and that are not among those set, as `wrangler secret list` names them. */
export function missingSecrets(set: ReadonlyArray<{ name: string }>, vars: ProductionConfig["vars"]): string[] {
  const needsKey = String(vars.GEOCODER_URL ?? "").includes(keyMark);
  return [...requiredSecrets, ...(needsKey ? ["GEOCODER_KEY"] : [])].filter(
    (secret) => !set.some(({ name }) => name === secret),
  );
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

/** Until the store has said its hours, the site says of a federal holiday that they may vary: if so, then on purpose. */
function findUnsettled(hours: Hours, today: Date): Finding[] {
  const date = storeDate(today);
  const accepted = hours.mayVary ?? [];
  const unsettled = unsettledHolidays(hours, date)
    .filter(({ name }) => !accepted.includes(name))
    .map(({ date: day, name }) => ({
      where: `${hoursFile}: holidays`,
      value: "",
      why: `${day} is ${name}: write down the store's hours of that day, or that it is closed`,
    }));
  const names = new Set(Array.from({ length: 800 }, (_, ahead) => federalHoliday(addDays(date, ahead))));
  const unknown = accepted
    .filter((name) => !names.has(name))
    .map((name) => ({ where: `${hoursFile}: mayVary`, value: name, why: "no federal holiday is called that" }));
  return [...unsettled, ...unknown];
}

/** The Worker deletes by the figure that the privacy page shows. */
function findInRetention(facts: Release["facts"]): Finding[] {
  const text = facts?.["message-retention"].text;
  return text === undefined || retentionDays(text) !== undefined
    ? []
    : [
        {
          where: "app/content/facts.ts: message-retention",
          value: text,
          why: "it must be a number and the word days, such as 730 days: nothing would be deleted",
        },
      ];
}

/** One finding for a place says enough. */
const oncePerPlace = (findings: readonly Finding[]) =>
  findings.filter(({ where }, index) => findings.findIndex((other) => other.where === where) === index);

const inProduction = (place: string, value: unknown, why: string): Finding => ({
  where: `${productionFile}: ${place}`,
  value: value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value),
  why,
});

/** What the Worker would refuse, or switch off, because it reads the settings as this does. */
function findInSettings(vars: ProductionConfig["vars"]): Finding[] {
  const secrets = Object.fromEntries([...requiredSecrets, "GEOCODER_KEY"].map((name) => [name, "set"]));
  const { faults, switchedOff } = examineSettings({ ...vars, ...secrets });
  return [...faults, ...switchedOff].map(({ name, why }) => inProduction(`vars.${name}`, vars[name], why));
}

const findUnencrypted = (vars: ProductionConfig["vars"]): Finding[] =>
  Object.entries(vars)
    .filter(([, value]) => typeof value === "string" && value.startsWith("http:"))
    .map(([name, value]) => inProduction(`vars.${name}`, value, "the address must begin with https://"));

/** A key that stands in the geocoder's address would be in the repository, for everybody to use. */
const findKeyInAddress = ({ GEOCODER_URL = "" }: ProductionConfig["vars"]): Finding[] =>
  typeof GEOCODER_URL === "string" && /[?&][^=&]*(?:key|token)[^=&]*=(?!\{key\}(?:&|$))/i.test(GEOCODER_URL)
    ? [
        inProduction(
          "vars.GEOCODER_URL",
          "(not shown)",
          `write ${keyMark} in place of the key, and hand that over by \`npx wrangler secret put GEOCODER_KEY --env production\``,
        ),
      ]
    : [];

/** A staging site mails nothing: in production every message would wait in vain. */
const findStage = ({ STAGE = "" }: ProductionConfig["vars"]): Finding[] =>
  STAGE === "" ? [] : [inProduction("vars.STAGE", STAGE, "take it out: a staging site sends no mail")];

/** A setting that nothing reads is most often a misspelled one. */
const findUnread = (vars: ProductionConfig["vars"]): Finding[] =>
  Object.entries(vars)
    .filter(([name]) => !settingNames.includes(name))
    .map(([name, value]) =>
      inProduction(
        `vars.${name}`,
        value,
        name === "MESSAGE_RETENTION_DAYS"
          ? "take it out: app/content/facts.ts says how long messages are kept (message-retention)"
          : `nothing reads it; settings are called ${settingNames.join(", ")}`,
      ),
    );

function findInDatabase({ d1_databases }: ProductionConfig): Finding[] {
  const id = d1_databases.find(({ binding }) => binding === "DB")?.database_id ?? "";
  return id === "" ? [inProduction("d1_databases: database_id of DB", "", "it is missing")] : [];
}

/** Limits that the Worker counts by. */
export const limitNames = ["CONTACT_LIMIT", "GEOCODE_LIMIT", "SEARCH_LIMIT"];

/** What the Worker reaches for besides its settings: wrangler inherits none of it from the local configuration. */
function findInBindings({ durable_objects, migrations = [], ratelimits = [], triggers, assets }: ProductionConfig) {
  const hasThrottle =
    durable_objects?.bindings.some(
      ({ name, class_name }) => name === "GEOCODE_THROTTLE" && class_name === "GeocodeThrottle",
    ) === true && migrations.some(({ new_sqlite_classes }) => new_sqlite_classes?.includes("GeocodeThrottle") === true);
  const limits = limitNames.map((limit) => ratelimits.find(({ name }) => name === limit));
  const hasLimits =
    new Set(limits.map((limit) => limit?.namespace_id)).size === limits.length && !limits.includes(undefined);
  const missingCrons = Object.values(crons).filter((cron) => triggers?.crons?.includes(cron) !== true);
  const unknownCrons = (triggers?.crons ?? []).filter((cron) => !Object.values<string>(crons).includes(cron));
  const unless = (isFine: boolean, place: string, why: string) => (isFine ? [] : [inProduction(place, "", why)]);
  return [
    ...unless(
      hasThrottle,
      "durable_objects",
      "the binding GEOCODE_THROTTLE to the class GeocodeThrottle is missing, or its line in migrations",
    ),
    ...unless(hasLimits, "ratelimits", `${limitNames.join(", ")} have to be there, each with an id of its own`),
    ...missingCrons.map((cron) => inProduction("triggers: crons", "", `${cron} is missing: work would stay undone`)),
    ...unknownCrons.map((cron) => inProduction("triggers: crons", cron, "nothing runs then: see workers/crons.ts")),
    ...unless(
      assets?.binding === "ASSETS" && assets.html_handling === "none",
      "assets",
      'it needs binding = "ASSETS" and html_handling = "none"',
    ),
  ];
}

/** The host with and without www. */
const twinOf = (host: string) =>
  host.startsWith("www.") ? host.slice(4) : host.split(".").length === 2 ? `www.${host}` : undefined;

/** The site has to be served at the address that it gives out; compared once that address is sound. */
function findInHosts({ domain }: SiteConfig, { vars, routes = [], workers_dev }: ProductionConfig): Finding[] {
  const origin = vars.SITE_ORIGIN;
  if (
    typeof origin !== "string" ||
    findInSettings({ SITE_ORIGIN: origin }).some(({ where }) => where.endsWith("SITE_ORIGIN"))
  ) {
    return [];
  }
  if (!origin.startsWith("https:") || examplesIn("", { origin, domain }).length > 0) {
    return [];
  }
  const { host } = new URL(origin);
  const served = routes.map((route) => (typeof route === "string" ? route : route.pattern).replace(/\/\*?$/, ""));
  const wanted = [host, twinOf(host)].filter((name) => name !== undefined);
  return [
    ...(domain === host
      ? []
      : [{ where: `${siteFile}: domain`, value: domain, why: `SITE_ORIGIN in wrangler.toml says ${host}` }]),
    ...wanted
      .filter((name) => !served.includes(name))
      .map((name) => inProduction("routes", served.join(", "), `${name} is missing, so nobody would get there`)),
    ...(workers_dev === false
      ? []
      : [inProduction("workers_dev", workers_dev, "it must be false: the site would have a second address")]),
  ];
}

/** A secret among the vars is a finding of its own, and its value is shown to nobody. */
function partSecrets(vars: ProductionConfig["vars"]): { publicVars: Record<string, unknown>; misplaced: Finding[] } {
  const isSecret = (name: string) => [...requiredSecrets, ...optionalSecrets].some((secret) => secret === name);
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
