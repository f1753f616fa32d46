/** wrangler.toml's environments inherit nothing from the top level. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { crons } from "#workers/crons.ts";
import { folderFor } from "../../scripts/build.mjs";
import { askWrangler } from "../../scripts/toolchain.mjs";

interface Environment {
  ratelimits: ReadonlyArray<{ name: string; namespace_id: string }>;
  triggers: { crons?: readonly string[] };
  assets?: object;
  d1_databases: ReadonlyArray<{ binding: string }>;
}

const read = (env?: string): Environment =>
  unstable_readConfig(
    { config: "wrangler.toml", ...(env !== undefined && { env }) },
    { hideWarnings: true },
  ) as Environment;
const local = read();
const limitIds = [undefined, "staging"].flatMap((env) => read(env).ratelimits.map((limit) => limit.namespace_id));

test.each([undefined, "production", "staging"])(
  "the environment %s has the bindings and crons of the Worker",
  (env) => {
    const { ratelimits, triggers, assets, d1_databases } = read(env);

    expect(ratelimits.map(({ name }) => name)).toEqual(["CONTACT_LIMIT", "GEOCODE_LIMIT", "SEARCH_LIMIT"]);
    expect(triggers.crons?.toSorted()).toEqual(crons.map(({ time }) => time).toSorted());
    expect(assets).toMatchObject({ binding: "ASSETS", html_handling: "none" });
    expect(assets).toEqual(local.assets);
    expect(d1_databases.map(({ binding }) => binding)).toEqual(["DB"]);
  },
);

test("limits count each by itself", () => {
  expect(new Set(limitIds).size).toBe(limitIds.length);
});

test("wrangler takes the build for production, with all its bindings", { tags: "all" }, () => {
  const env = { ...process.env, CLOUDFLARE_ENV: "production" };
  const built = spawnSync(process.execPath, ["scripts/build.mjs"], { env, encoding: "utf8" });
  expect(built.status, built.stderr).toBe(0);
  const config = `${folderFor("production")}/server/wrangler.json`;
  const { status, stdout, stderr } = askWrangler(["deploy", "--dry-run", "-c", config]);
  expect(status, stderr).toBe(0);
  for (const binding of ["env.DB", "env.ASSETS", "env.GEOCODE_LIMIT", "env.CONTACT_LIMIT", "env.VERSION"]) {
    expect(stdout).toContain(binding);
  }
});
