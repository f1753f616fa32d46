/** The part of D1 that messages and the outbox use, on SQLite, migrated. */
import { DatabaseSync } from "node:sqlite";
import { expect } from "vitest";
import { filesBelow, readText } from "../architecture/repository-files.ts";

/** Like `wrangler d1 migrations apply --remote`. @throws on keywords that make D1's splitting uncertain */
function statementsOf(migration: string): string[] {
  expect(migration, "what D1 may cut at a wrong place").not.toMatch(/\b(?:trigger|begin|case)\b/i);
  const [end, ...statements] = migration.split(";").toReversed();
  expect(end?.trim(), "what follows the last statement").toBe("");
  return statements.toReversed();
}

export function openDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const statement of filesBelow("migrations")
    .toSorted()
    .flatMap((path) => statementsOf(readText(path)))) {
    database.prepare(statement).run();
  }
  return database;
}

/** Runs a statement like the D1 console. @throws if it contains a semicolon */
export const askOf = (database: DatabaseSync) => (sql: string) => {
  expect(sql, "a statement that is sent alone").not.toContain(";");
  return database.prepare(sql).all();
};

type Value = string | number | null;

/** @param call runs before each statement and may throw */
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
