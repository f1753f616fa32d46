/** As much of D1 as messages and the outbox use, on SQLite in this process, with the migrations applied. */
import { DatabaseSync } from "node:sqlite";
import { filesBelow, readText } from "../architecture/repository-files.ts";

/** An empty database as the migrations make it. */
export function openDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const path of filesBelow("migrations").toSorted()) {
    database.exec(readText(path));
  }
  return database;
}

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
