// The unchanged production build with another `env`, under conditions that tests set with `POST /conditions` on the
// host `test-worker.test`.
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import site from "built-worker";

export interface Conditions {
  /** Overrides local settings. */
  vars?: Record<string, string | Record<string, number>>;
  /** Replaces all settings: another deployment, without stand-ins. */
  deployedVars?: Record<string, unknown>;
  /** `hang`: statements wait until this changes. `slow`: each takes a moment. */
  database?: "ok" | "refuse-writes" | "refuse-all" | "hang" | "slow";
  /** Replaces wrangler.toml's limits; "fails" breaks the limiters. */
  limitPerMinute?: number | "fails" | undefined;
  /** Applies the above to this limiter only. */
  limiter?: "CONTACT_LIMIT";
}

interface Env {
  DB: D1Database;
}

// One isolate serves a test file, so all requests share these.
let conditions: Conditions = {};
let changedEnv: Env | undefined;

const slowMs = 300;
const writing = /^\s*(insert|update|delete|replace)\b/i;
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isHanging = () => conditions.database === "hang";

async function pass(sql: string): Promise<void> {
  if (conditions.database === "slow") {
    await delay(slowMs);
  }
  while (isHanging()) {
    // Workers can't await a promise of another request, so poll.
    await delay(5);
  }
  const { database } = conditions;
  if (database === "refuse-all" || (database === "refuse-writes" && writing.test(sql))) {
    throw new Error("D1_ERROR: Network connection lost.");
  }
}

function faultyStatement(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
  return new Proxy(statement, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") {
        return value;
      }
      if (name === "bind") {
        return (...values: unknown[]) => faultyStatement(target.bind(...values), sql);
      }
      if (["first", "all", "run", "raw"].includes(String(name))) {
        return async (...options: unknown[]): Promise<unknown> => {
          await pass(sql);
          return Reflect.apply(value, target, options);
        };
      }
      return value.bind(target);
    },
  });
}

/** Leaves out batch, exec and sessions, which the site doesn't call, so nothing bypasses `pass`. */
const faultyDatabase = (database: D1Database) => ({
  prepare: (sql: string) => faultyStatement(database.prepare(sql), sql),
});

function fakeLimiter(limit: number | "fails") {
  const counts = new Map<string, number>();
  return {
    async limit({ key }: { key: string }) {
      if (limit === "fails") {
        throw new Error("The limiter does not answer.");
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= limit };
    },
  };
}

const bindingsOf = (env: Env) =>
  Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name !== "STAND_INS" && typeof value === "object"),
  ) as unknown as Env;

function changeEnv(env: Env): Env {
  const { vars, deployedVars, database, limitPerMinute, limiter } = conditions;
  const limiters = limiter === undefined ? Object.keys(env).filter((name) => name.endsWith("_LIMIT")) : [limiter];
  return {
    ...(deployedVars === undefined ? env : { ...bindingsOf(env), ...deployedVars }),
    ...vars,
    ...(database !== undefined && { DB: faultyDatabase(env.DB) as D1Database }),
    ...(limitPerMinute !== undefined &&
      Object.fromEntries(limiters.map((name) => [name, fakeLimiter(limitPerMinute)]))),
  };
}

/** The site caches by this object, so it stays the same until conditions change. */
const envNow = (env: Env): Env => (Object.keys(conditions).length === 0 ? env : (changedEnv ??= changeEnv(env)));

export default {
  async fetch(request: Request, env: Env, context: object): Promise<Response> {
    if (new URL(request.url).hostname !== "test-worker.test") {
      return site.fetch(request, envNow(env), context);
    }
    conditions = await request.json();
    changedEnv = undefined;
    return Response.json(conditions);
  },
  async scheduled(controller: object, env: Env, context: object): Promise<void> {
    await site.scheduled(controller, envNow(env), context);
  },
};
