/** As much of D1 as messages and the outbox use, on SQLite in this process, with the migrations applied. */
import { DatabaseSync } from "node:sqlite";
import { expect } from "vitest";
import { filesBelow, readText } from "../architecture/repository-files.ts";

/**
 * The statements of a migration as `wrangler d1 migrations apply --remote` has them run: it sends the file as a text, which
 * D1 cuts at semicolons. What it takes for one statement more, words that hold statements make uncertain.
 * @throws where a word does
 */
export function statementsOf(migration: string): string[] {
  expect(migration, "what D1 may cut at a wrong place").not.toMatch(/\b(?:trigger|begin|case)\b/i);
  const [end, ...statements] = migration.split(";").toReversed();
  expect(end?.trim(), "what follows the last statement").toBe("");
  return statements.toReversed();
}

/** An empty database as the migrations make it. */
export function openDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const statement of filesBelow("migrations")
    .toSorted()
    .flatMap((path) => statementsOf(readText(path)))) {
    database.prepare(statement).run();
  }
  return database;
}

/**
 * Runs a statement as the D1 console and `wrangler d1 execute --remote` do: it is sent as a text, and D1 looks for its end.
 * @throws where a semicolon stands in it
 */
export const askOf = (database: DatabaseSync) => (sql: string) => {
  expect(sql, "a statement that is sent alone").not.toContain(";");
  return database.prepare(sql).all();
};

type Value = string | number | null;

/** @param call is told of every statement before it runs, and may throw in its place */
export function openSqliteD1(call: () => void) {
  const database = openDatabase();
  const statement = (sql: string, values: readonly Value[] = []) => {
    const run = async () => {
      call();
      return { results: database.prepare(sql).all(...values) };
    };
    const first = async () => (await run()).results[0] ?? null;
    return { bind: (...bound: Value[]) => statement(sql, bound), run, all: run, first };
  };
  return { database, db: { prepare: (sql: string) => statement(sql) } };
}
