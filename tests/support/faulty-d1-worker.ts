/**
 * The built site with a database that fails on command. It is the production build, unchanged: only
 * the `DB` that it is handed is wrapped. `POST /faulty-d1` switches the mode, `GET` tells what was asked.
 */
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import site from "built-worker";

// The site's Durable Objects, if it has any.
export * from "built-worker";

export const databaseModes = ["ok", "refuse-writes", "refuse-all", "hang", "slow"] as const;
/** `hang`: every statement waits until the mode changes. `slow`: each takes `slowMs`. */
export type DatabaseMode = (typeof databaseModes)[number];

export interface DatabaseReport {
  mode: DatabaseMode;
  /** The SQL that ran or tried to, since the mode was last set; white space in it is single. */
  statements: string[];
}

interface Env {
  DB: D1Database;
}

const slowMs = 300;
const writing = /^\s*(insert|update|delete|replace)\b/i;

// One isolate serves a test file, so a module variable is seen by the control call and by the site.
let mode: DatabaseMode = "ok";
let statements: string[] = [];

const isHanging = () => mode === "hang";
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets a statement pass, or treats it as the mode says. */
async function pass(sql: string): Promise<void> {
  statements.push(sql.replace(/\s+/g, " ").trim());
  if (mode === "slow") {
    await delay(slowMs);
  }
  while (isHanging()) {
    // A promise that another request settles does not wake this one: it has to look.
    await delay(5);
  }
  if (mode === "refuse-all" || (mode === "refuse-writes" && writing.test(sql))) {
    throw new Error("D1_ERROR: Network connection lost.");
  }
}

const running = ["first", "all", "run", "raw"];

/** A statement that goes through `pass` before it is executed. */
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

/** Methods that the site does not call (batch, exec, sessions) are missing, so that nothing can go around `pass`. */
function faultyDatabase(database: D1Database): D1Database {
  const wrapped: Pick<D1Database, "prepare"> = { prepare: (sql) => faultyStatement(database.prepare(sql), sql) };
  return wrapped as D1Database;
}

const isMode = (value: unknown): value is DatabaseMode => databaseModes.some((known) => known === value);

export default {
  async fetch(request: Request, env: Env, context: object): Promise<Response> {
    if (new URL(request.url).pathname !== "/faulty-d1") {
      return site.fetch(request, { ...env, DB: faultyDatabase(env.DB) }, context);
    }
    if (request.method === "POST") {
      const next = await request.text();
      if (!isMode(next)) {
        return new Response(`No such mode: ${next}`, { status: 400 });
      }
      mode = next;
      statements = [];
    }
    return Response.json({ mode, statements } satisfies DatabaseReport);
  },
  async scheduled(controller: object, env: Env, context: object): Promise<void> {
    await site.scheduled(controller, { ...env, DB: faultyDatabase(env.DB) }, context);
  },
};
