/** Finds in the production configuration what the Worker would refuse, and what it would be without. */
import type { SiteConfig } from "../app/content/schema.ts";
import { keyPlaceholder, settingNames } from "../workers/settings/setting-table.ts";
import { checkSettings } from "../workers/settings/settings.ts";
import { examplesIn, type Finding } from "./example-values.ts";

type Optional<Value> = Value | undefined;

/** The part of `[env.production]`, as wrangler reads it, that the guard looks at. */
export interface ProductionConfig {
  vars: Readonly<Record<string, unknown>>;
  d1_databases: ReadonlyArray<{ binding: string; database_id?: Optional<string> }>;
  services?: Optional<ReadonlyArray<{ binding: string; service: string }>>;
  routes?: Optional<ReadonlyArray<string | { pattern: string }>>;
  workers_dev?: Optional<boolean>;
}

/** Required secrets, which only `wrangler secret put` may set. */
export const requiredSecrets = ["TURNSTILE_SECRET_KEY", "MAILCHANNELS_API_KEY"] as const;

/** The line that hands one over. */
export const putSecret = (name: string) => `npx wrangler secret put ${name} --env production`;

/** Secrets that it can do without. */
const optionalSecrets = ["DKIM_PRIVATE_KEY", "GEOCODER_KEY"] as const;

export const siteFile = "app/content/site.ts";
const productionFile = "wrangler.toml, [env.production]";

/**
 * All that is wrong with it.
 * @param domain the store's own, from its record
 */
export function findInProduction(production: ProductionConfig, domain: SiteConfig["domain"]): Finding[] {
  const { vars, d1_databases, services = [], routes = [] } = production;
  const isSecret = (name: string) => [...requiredSecrets, ...optionalSecrets].some((secret) => secret === name);
  const publicVars = Object.fromEntries(Object.entries(vars).filter(([name]) => !isSecret(name)));
  const findings = [
    ...examplesIn(productionFile, { vars: publicVars, d1_databases, services, routes }),
    ...findInSettings(publicVars),
    ...findInVars(publicVars),
    // The value of a secret is never shown.
    ...Object.keys(vars)
      .filter(isSecret)
      .map((name) =>
        inProduction(`vars.${name}`, hidden, `a secret belongs into no file: \`${putSecret(name)}\` takes it`),
      ),
    ...findInDatabase(production),
    ...findInHosts(domain, production),
  ];
  // One finding for a setting says enough.
  return findings.filter(
    ({ where }, index) => !where.includes(": vars.") || findings.findIndex((other) => other.where === where) === index,
  );
}

/** The secrets that these settings need and that are not among those set, as `wrangler secret list` names them. */
export function missingSecrets(set: ReadonlyArray<{ name: string }>, vars: ProductionConfig["vars"]): string[] {
  const needsKey = String(vars.GEOCODER_URL ?? "").includes(keyPlaceholder);
  return [...requiredSecrets, ...(needsKey ? ["GEOCODER_KEY"] : [])].filter(
    (secret) => !set.some(({ name }) => name === secret),
  );
}

const hidden = "(not shown)";

const inProduction = (place: string, value: unknown, why: string): Finding => ({
  where: `${productionFile}: ${place}`,
  value: value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value),
  why,
});

/** Settings that the Worker would refuse or switch off, by its own checks. */
function findInSettings(vars: ProductionConfig["vars"]): Finding[] {
  const secrets = Object.fromEntries([...requiredSecrets, "GEOCODER_KEY"].map((name) => [name, "set"]));
  const { faults, switchedOff } = checkSettings({ ...vars, ...secrets });
  return [...faults, ...switchedOff].map(({ name, why }) => inProduction(`vars.${name}`, vars[name], why));
}

/** Values that the Worker takes, and others refuse or misuse; the first rule that fits is told. */
const varRules: ReadonlyArray<readonly [name: RegExp, value: RegExp, why: string]> = [
  // A key in the repository is there for everybody to use.
  [
    /^GEOCODER_URL$/,
    /[?&][^=&]*(?:key|token)[^=&]*=(?!\{key\}(?:&|$))/i,
    `write ${keyPlaceholder} in place of the key, and hand that over by \`${putSecret("GEOCODER_KEY")}\``,
  ],
  [/^/, /^http:/, "the address must begin with https://"],
  [/^STAGE$/, /./, "take it out: a staging site sends no mail"],
  [
    /^TURNSTILE_SITE_KEY$/,
    /^(?!\dx[\w-]{20,}$)/,
    "no site key of Turnstile: one begins with 0x and is 24 characters long",
  ],
  [
    /^MAIL_FROM$/,
    /@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|aol|proton|protonmail|gmx)\.\w+>?$/i,
    "mail has to come from the store's own domain: no one else may send for this host",
  ],
  [
    new RegExp(`^(?!(?:${settingNames.join("|")})$)`),
    /^/,
    `nothing reads it; settings are called ${settingNames.join(", ")}`,
  ],
];

const findInVars = (vars: ProductionConfig["vars"]): Finding[] =>
  Object.entries(vars).flatMap(([name, value]) => {
    const rule = varRules.find(([names, values]) => names.test(name) && values.test(String(value ?? "")));
    const shown = rule === varRules[0] ? hidden : value;
    return rule === undefined ? [] : [inProduction(`vars.${name}`, shown, rule[2])];
  });

function findInDatabase({ d1_databases }: ProductionConfig): Finding[] {
  const id = d1_databases.find(({ binding }) => binding === "DB")?.database_id ?? "";
  const why =
    id === ""
      ? "it is missing"
      : "not the id of a database, which `npx wrangler d1 list` shows: 8-4-4-4-12 digits and letters a to f";
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
    ? []
    : [inProduction("d1_databases: database_id of DB", id, why)];
}

/** All hosts under which the site is served. */
export const hostsOf = ({ routes = [] }: Pick<ProductionConfig, "routes">): string[] =>
  routes.map((route) => (typeof route === "string" ? route : route.pattern).replace(/\/\*?$/, ""));

/** The host with and without www. */
const twinOf = (host: string) =>
  host.startsWith("www.") ? host.slice(4) : host.split(".").length === 2 ? `www.${host}` : undefined;

/** The site has to be served at the address that it gives out; compared once that address is sound. */
function findInHosts(domain: SiteConfig["domain"], { vars, routes, workers_dev }: ProductionConfig): Finding[] {
  const origin = String(vars.SITE_ORIGIN);
  const isSound = !findInSettings({ SITE_ORIGIN: vars.SITE_ORIGIN }).some(({ where }) => where.endsWith("SITE_ORIGIN"));
  if (!isSound || !origin.startsWith("https:") || examplesIn("", { origin, domain }).length > 0) {
    return [];
  }
  const { host } = new URL(origin);
  const served = hostsOf({ routes });
  const missing = [host, twinOf(host)].filter((name) => name !== undefined && !served.includes(name));
  return [
    ...(domain === host
      ? []
      : [{ where: `${siteFile}: domain`, value: domain, why: `SITE_ORIGIN in wrangler.toml says ${host}` }]),
    ...missing.map((name) =>
      inProduction("routes", served.join(", "), `${name} is missing: it would not reach the site`),
    ),
    ...(workers_dev === false
      ? []
      : [inProduction("workers_dev", workers_dev, "it must be false: the site would have a second address")]),
  ];
}
