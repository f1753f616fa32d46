/**
 * The built Worker and the stand-ins in workerd. Starting them takes longer than most test files, so all files that
 * want the same options share one server, as long as the vitest worker lives that runs them.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import type { D1Database } from "@cloudflare/workers-types";
import type { HTMLElement } from "node-html-parser";
import { test } from "vitest";
import {
  createTestHarness,
  unstable_readConfig as readConfig,
  type TestHarness,
  type TestHarnessOptions,
} from "wrangler";
import type { Timeouts } from "#workers/timeouts.ts";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const siteConfig = fromRoot("build/server/wrangler.json");
const standInsConfig = fromRoot("build/stand-ins/wrangler.json");

const siteName = "mailbox-plus";
const standInsName = "mailbox-plus-stand-ins";
const faultySiteName = "mailbox-plus-faulty";

/** Wrangler would ask the internet for a sample of `request.cf`. */
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_LOG = "error";

export interface Page {
  status: number;
  html: string;
  /** Everybody's: not to be changed. */
  root: HTMLElement;
}

export interface SiteOptions {
  /** Runs the site behind `faulty-d1-worker.ts`, so that `setDatabase` works. */
  hasFaultyDatabase?: boolean;
  /** Runs the site behind `faulty-throttle-worker.ts`, so that `setThrottle` works. */
  hasFaultyThrottle?: boolean;
  /** Leaves out the binding to the stand-ins, as production does; `globalThis.fetch` is then the internet. */
  isOnItsOwn?: boolean;
  /** Takes the configuration of this environment from wrangler.toml, without secrets; it is on its own as well. */
  environment?: "production";
  /** Runs the site of an environment behind `settings-worker.ts`, so that a request can change settings. */
  hasSettingsByRequest?: boolean;
  /** How often one address may ask for the same kind of thing in a minute, instead of what wrangler.toml says. */
  limitPerMinute?: number;
  /** Settings that differ from the local configuration. */
  vars?: Record<string, string>;
  /** Times to wait (workers/timeouts.ts) that are shorter than usual, in milliseconds. */
  timeouts?: Partial<Timeouts>;
}

type Vars = Record<string, string | Partial<Timeouts>>;

/** Not those of whoever runs the tests. */
const localKeys = parseEnv(readFileSync(fromRoot(".dev.vars.example"), "utf8")) as Record<string, string>;

/** The built configuration, for a Worker that differs from it in name, module or bindings. */
function readBuiltConfig() {
  const built = JSON.parse(readFileSync(siteConfig, "utf8")) as Record<string, object> & { vars: object };
  const { compatibility_date, vars, durable_objects, migrations, ratelimits, services } = built;
  const d1_databases = (built.d1_databases as object[]).map((binding) => ({
    ...binding,
    migrations_dir: fromRoot("migrations"),
  }));
  return { bindings: { compatibility_date, durable_objects, migrations, ratelimits, d1_databases }, vars, services };
}

/** The built site behind a Worker of ours that hands it a faulty binding, on the same database. */
function faultySite(worker: string) {
  const { bindings, vars, services } = readBuiltConfig();
  return {
    config: {
      name: faultySiteName,
      main: fromRoot(`tests/support/${worker}`),
      alias: { "built-worker": builtSite.main },
      ...({ ...bindings, vars, services } as object),
    },
  };
}

/** The module of the built site, for a configuration of our own. */
const builtSite = {
  name: siteName,
  main: fromRoot("build/server/index.js"),
  no_bundle: true,
  rules: [{ type: "ESModule" as const, globs: ["**/*.js"] }],
};

/** The built site without the stand-ins, as in production: what it asks of the outside reaches `globalThis.fetch`. */
function siteOnItsOwn() {
  const built = readBuiltConfig();
  return {
    config: {
      ...builtSite,
      ...({ ...built.bindings, vars: built.vars } as object),
    },
  };
}

/** The built site as it is deployed: what is built for an environment differs from the local build in its configuration. */
function deployedSite(environment: string, hasSettingsByRequest: boolean) {
  const { compatibility_date, vars, durable_objects, migrations, ratelimits, d1_databases, version_metadata } =
    readConfig({ config: fromRoot("wrangler.toml"), env: environment }, { hideWarnings: true });
  const databases = (d1_databases as object[]).map((binding) => ({
    ...binding,
    migrations_dir: fromRoot("migrations"),
  }));
  const bindings = { compatibility_date, durable_objects, migrations, ratelimits, d1_databases: databases };
  const behind = {
    name: siteName,
    main: fromRoot("tests/support/settings-worker.ts"),
    alias: { "built-worker": builtSite.main },
  };
  const worker = hasSettingsByRequest ? behind : builtSite;
  return { config: { ...worker, ...({ ...bindings, version_metadata, vars } as object) } };
}

/** The built site with other limits on how often one address may ask. */
function limitedSite(limit: number) {
  const { bindings, vars, services } = readBuiltConfig();
  const ratelimits = (bindings.ratelimits as object[]).map((binding) => ({
    ...binding,
    simple: { limit, period: 60 },
  }));
  return {
    config: {
      ...builtSite,
      ...({ ...bindings, vars, services, ratelimits } as object),
    },
  };
}

/** Workers in workerd, without a word or a question to the internet of wrangler's own. */
export async function startWorkers(workers: NonNullable<TestHarnessOptions["workers"]>): Promise<TestHarness> {
  const harness = createTestHarness({ workers });
  await harness.listen();
  return harness;
}

async function startServer(options: SiteOptions) {
  const {
    hasFaultyDatabase,
    hasFaultyThrottle,
    isOnItsOwn,
    environment,
    limitPerMinute,
    vars: ownVars,
    timeouts,
  } = options;
  const { hasSettingsByRequest = false } = options;
  const vars: Vars = { ...localKeys, ...ownVars, ...(timeouts && { TIMEOUTS_MS: timeouts }) };
  const plainSite = limitPerMinute === undefined ? { configPath: siteConfig } : limitedSite(limitPerMinute);
  const ownSite =
    environment !== undefined
      ? deployedSite(environment, hasSettingsByRequest)
      : isOnItsOwn
        ? siteOnItsOwn()
        : plainSite;
  const harness = await startWorkers([
    { ...ownSite, vars },
    { configPath: standInsConfig },
    ...(hasFaultyDatabase ? [{ ...faultySite("faulty-d1-worker.ts"), vars }] : []),
    ...(hasFaultyThrottle ? [{ ...faultySite("faulty-throttle-worker.ts"), vars }] : []),
  ]);
  const site = harness.getWorker<{ DB: D1Database }>(siteName);
  await site.applyD1Migrations("DB");
  const { DB: db } = await site.getEnv();
  // Mails to the store itself have gone out for today: whether one is due depends on the hour, and tests do not.
  await db
    .prepare(
      `insert into daily_mails (kind, day)
       select k.value, date('now', d.value || ' days')
       from json_each('["reminder", "alert"]') k, json_each('[-2, -1, 0, 1, 2]') d`,
    )
    .run();
  return {
    harness,
    db,
    /** True while no test has written to the database or asked the stand-ins since both were emptied. */
    isAsAtFirst: true,
    /** Pages that `useSite().page` has read, by path. */
    pages: new Map<string, Promise<Page>>(),
    worker: harness.getWorker(hasFaultyDatabase || hasFaultyThrottle ? faultySiteName : siteName),
    standIns: harness.getWorker(standInsName),
  };
}
export type SiteServer = Awaited<ReturnType<typeof startServer>>;

/** Its hooks know the servers of the vitest worker, which stop when that ends. */
// oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures it needs from this pattern
const testWithServers = test.extend("servers", { scope: "worker" }, ({}, { onCleanup }) => {
  const servers = new Map<string, Promise<SiteServer>>();
  onCleanup(async () => {
    await Promise.all([...servers.values()].map(async (server) => (await server).harness.close()));
  });
  return servers;
});

/** Has the server with these options ready before the tests of this file; call the result in hooks and tests. */
export function sharedServer(options: SiteOptions): () => SiteServer {
  const key = JSON.stringify(options);
  let current: SiteServer | undefined;
  testWithServers.beforeAll(async ({ servers }) => {
    const started = servers.get(key) ?? startServer(options);
    servers.set(key, started);
    current = await started;
  });
  return () => {
    if (current === undefined) {
      throw new Error("The site has not started yet.");
    }
    return current;
  };
}
