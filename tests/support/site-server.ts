// Starting workerd takes longer than most test files, so each vitest worker shares one server; tests change its
// conditions instead (test-worker.ts).
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

/** Otherwise wrangler fetches a sample `request.cf` from the internet. */
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_LOG = "error";

export interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** Shared by all tests; don't change it. */
  root: HTMLElement;
}

/** A Worker caches page parts with their picture URLs, so this setting needs its own. */
export const bucket = "https://bucket.example/service-images";

/** Not those of whoever runs the tests. */
const localKeys = parseEnv(readFileSync(fromRoot(".dev.vars.example"), "utf8")) as Record<string, string>;

const built = JSON.parse(readFileSync(fromRoot("build/server/wrangler.json"), "utf8")) as Record<string, object> & {
  vars: Record<"SITE_ORIGIN" | "MAIL_FROM" | "MAIL_TO", string>;
};
export const localVars = built.vars;
export const siteOrigin = localVars.SITE_ORIGIN;

/** Wraps the tests' Worker around the built one. */
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
    bucketSite: harness.getWorker(bucketSiteName),
    standIns: harness.getWorker("mailbox-plus-stand-ins"),
    /** No test has changed database or stand-ins since they were emptied. */
    isClean: false,
    /** As JSON. */
    conditions: "{}",
    /** By path, as `useSite().page` read them. */
    pages: new Map<string, Promise<Page>>(),
  };
}
export type SiteServer = Awaited<ReturnType<typeof startServer>>;

/** Stops with its vitest worker. */
// oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures it needs from this pattern
const testWithServer = test.extend("siteServer", { scope: "worker" }, async ({}, { onCleanup }) => {
  const server = await startServer();
  onCleanup(() => server.harness.close());
  return server;
});

/** Call the result in hooks and tests. */
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
