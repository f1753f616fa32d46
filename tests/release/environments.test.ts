/** Wrangler hands nothing down from the local configuration: each environment has all that the Worker reaches for. */
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { crons } from "#workers/crons.ts";

interface Environment {
  durable_objects: object;
  migrations: ReadonlyArray<{ new_sqlite_classes?: readonly string[] }>;
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
    const { durable_objects, migrations, ratelimits, triggers, assets, d1_databases } = read(env);

    expect(durable_objects).toEqual({
      bindings: [{ name: "GEOCODE_THROTTLE", class_name: "GeocodeThrottle" }],
    });
    expect(migrations).toEqual(local.migrations);
    expect(migrations.flatMap(({ new_sqlite_classes = [] }) => new_sqlite_classes)).toEqual(["GeocodeThrottle"]);
    expect(ratelimits.map(({ name }) => name)).toEqual(["CONTACT_LIMIT", "GEOCODE_LIMIT", "SEARCH_LIMIT"]);
    expect(triggers.crons?.toSorted()).toEqual(Object.values(crons).toSorted());
    expect(assets).toMatchObject({ binding: "ASSETS", html_handling: "none" });
    expect(assets).toEqual(local.assets);
    expect(d1_databases.map(({ binding }) => binding)).toEqual(["DB"]);
  },
);

test("limits count each by itself", () => {
  expect(new Set(limitIds).size).toBe(limitIds.length);
});
