/** Switches the database of a site with `hasFaultyDatabase`; after the test it is in order again. */
import { expect, onTestFinished } from "vitest";
import type { DatabaseMode, DatabaseReport } from "./faulty-d1-worker.ts";
import type { Site } from "./harness.ts";

export async function setDatabase(site: Site, mode: DatabaseMode): Promise<void> {
  const set = async (next: DatabaseMode) =>
    expect((await site.fetch("/faulty-d1", { method: "POST", body: next })).status).toBe(200);
  await set(mode);
  onTestFinished(() => set("ok"));
}

/** Statements that D1 got since its mode was last set. */
export const databaseReport = async (site: Site): Promise<DatabaseReport> =>
  (await (await site.fetch("/faulty-d1")).json()) as DatabaseReport;
