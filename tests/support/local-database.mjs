/** Reads the local database file, so no server has to run. */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { root } from "../../scripts/toolchain.mjs";

/** @template Result @param {string} persistTo from the root @param {(database: DatabaseSync) => Result} work */
export function withLocalDatabase(persistTo, work) {
  const folder = resolve(root, persistTo, "v3/d1/miniflare-D1DatabaseObject");
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith(".sqlite"))) {
    const database = new DatabaseSync(resolve(folder, file), { timeout: 5000 });
    try {
      if (database.prepare("select 1 from sqlite_master where name = 'contact_messages'").get() !== undefined) {
        return work(database);
      }
    } finally {
      database.close();
    }
  }
  throw new Error("There is no database yet.");
}
