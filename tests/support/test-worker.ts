/**
 * The built site under conditions that a test sets with `POST /conditions` on the host `test-worker.test`. The build is
 * that of production, unchanged: only the `env` that it is handed differs.
 */
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import site from "built-worker";

export interface Conditions {
  /** Settings that differ from the local configuration. */
  vars?: Record<string, string | Record<string, number>>;
  /** All settings of another deployment in place of the local ones; it has no stand-ins and asks the internet. */
  deployedVars?: Record<string, unknown>;
  /** `hang`: every statement waits until this changes. `slow`: each takes a moment. */
  database?: "ok" | "refuse-writes" | "refuse-all" | "hang" | "slow";
  /** How often one visitor may ask for the same kind of thing, instead of what wrangler.toml says; or no limiter answers. */
  limitPerMinute?: number | "fails" | undefined;
  /** The only limiter that this is about. */
  limiter?: "CONTACT_LIMIT";
}

interface Env {
  DB: D1Database;
}

// One isolate serves a test file, so all requests see these.
let conditions: Conditions = {};
let changedEnv: Env | undefined;

const slowMs = 300;
const writing = /^\s*(insert|update|delete|replace)\b/i;
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isHanging = () => conditions.database === "hang";

/** Lets a statement pass, or treats it as the conditions of this moment say. */
async function pass(sql: string): Promise<void> {
  if (conditions.database === "slow") {
    await delay(slowMs);
  }
  while (isHanging()) {
    // A promise that another request settles does not wake this one: it has to look.
    await delay(5);
  }
  const { database } = conditions;
  if (database === "refuse-all" || (database === "refuse-writes" && writing.test(sql))) {
    throw new Error("D1_ERROR: Network connection lost.");
  }
}

const running = ["first", "all", "run", "raw"];

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
      if (running.includes(String(name))) {
        return async (...options: unknown[]): Promise<unknown> => {
          await pass(sql);
          return Reflect.apply(value, target, options);
        };
      }
      return value.bind(target);
    },
  });
}

/** Methods that the site does not call (batch, exec, sessions) are missing, so that nothing goes around `pass`. */
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

/** Bindings that are not settings. */
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

/** The same object until the conditions change: the site keeps what it has read from it. */
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
