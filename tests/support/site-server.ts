/**
 * The built Worker and the stand-ins in workerd. Starting them takes longer than most test files, so each vitest worker
 * has one server for all its files; tests change its conditions instead (test-worker.ts).
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import type { D1Database } from "@cloudflare/workers-types";
import type { HTMLElement } from "node-html-parser";
import { test } from "vitest";
import { createTestHarness } from "wrangler";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const siteName = "mailbox-plus";
const bucketSiteName = "mailbox-plus-bucket";
const standInsName = "mailbox-plus-stand-ins";

/** Wrangler would ask the internet for a sample of `request.cf`. */
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_LOG = "error";

export interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** Shared by all tests: not to be changed. */
  root: HTMLElement;
}

/** A Worker keeps parts of pages, pictures in them, for as long as it lives: so this setting has a Worker of its own. */
export const bucket = "https://bucket.example/service-images";

/** Not those of whoever runs the tests. */
const localKeys = parseEnv(readFileSync(fromRoot(".dev.vars.example"), "utf8")) as Record<string, string>;

const built = JSON.parse(readFileSync(fromRoot("build/server/wrangler.json"), "utf8")) as Record<string, object> & {
  vars: Record<"SITE_ORIGIN" | "MAIL_FROM" | "MAIL_TO", string>;
};
/** The settings of the local site. */
export const localVars = built.vars;
export const siteOrigin = localVars.SITE_ORIGIN;

/** The built configuration, with the Worker of the tests around the built one. */
function siteConfig(name: string, ownVars: Record<string, string> = {}) {
  const { compatibility_date, ratelimits, services } = built;
  const vars = { ...built.vars, ...ownVars };
  const d1_databases = (built.d1_databases as object[]).map((binding) => ({
    ...binding,
    migrations_dir: fromRoot("migrations"),
  }));
  const bindings = { compatibility_date, ratelimits, services, d1_databases } as object;
  const main = fromRoot("tests/support/test-worker.ts");
  return { name, main, alias: { "built-worker": fromRoot("build/server/index.js") }, vars, ...bindings };
}

async function startServer() {
  const harness = createTestHarness({
    workers: [
      { config: siteConfig(siteName), vars: localKeys },
      { config: siteConfig(bucketSiteName, { IMAGES_BASE_URL: bucket }), vars: localKeys },
      { configPath: fromRoot("build/stand-ins/wrangler.json") },
    ],
  });
  await harness.listen();
  const worker = harness.getWorker<{ DB: D1Database }>(siteName);
  await worker.applyD1Migrations("DB");
  const { DB: db } = await worker.getEnv();
  return {
    harness,
    db,
    worker,
    /** The site with its pictures in a bucket. */
    bucketSite: harness.getWorker(bucketSiteName),
    standIns: harness.getWorker(standInsName),
    /** True while no test has written to the database or asked the stand-ins since both were emptied. */
    isClean: false,
    /** As JSON. */
    conditions: "{}",
    /** Pages that `useSite().page` has read, by path. */
    pages: new Map<string, Promise<Page>>(),
  };
}
export type SiteServer = Awaited<ReturnType<typeof startServer>>;

/** Its hooks know the server of the vitest worker, which stops when that ends. */
// oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures it needs from this pattern
const testWithServer = test.extend("siteServer", { scope: "worker" }, async ({}, { onCleanup }) => {
  const server = await startServer();
  onCleanup(() => server.harness.close());
  return server;
});

/** Has the server ready before the tests of this file; call the result in hooks and tests. */
export function sharedServer(): () => SiteServer {
  let current: SiteServer | undefined;
  testWithServer.beforeAll(({ siteServer }) => {
    current = siteServer;
  });
  return () => {
    if (current === undefined) {
      throw new Error("The site has not started yet.");
    }
    return current;
  };
}
