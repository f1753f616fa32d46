/** Asks the store's database through wrangler: the one on this machine, or the real one. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localState, npmRun, npmStart } from "./hints.mjs";
import { askWrangler } from "./toolchain.mjs";

const timeoutMs = 60_000;

/** A text in SQL: the command line of D1 takes no parameters. @param {string} text */
export const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** Advice when the database does not answer. @param {boolean} isRemote */
export const adviceFor = (isRemote) =>
  isRemote
    ? `  Whether you are logged in: npx wrangler whoami\n  What else is ill: ${npmRun("doctor", isRemote)}`
    : `  To make the database of this machine, once: ${npmStart}`;

/**
 * Runs these statements, all in one call.
 * @param {readonly string[]} statements
 * @param {{ isRemote?: boolean, persistTo?: string }} [place] the real database, or the folder of a local one
 * @returns {Array<Array<Record<string, unknown>>>} the rows of each
 * @throws {Error} with what the database or wrangler said
 */
export function askDatabase(statements, { isRemote = false, persistTo = localState } = {}) {
  const place = isRemote ? ["--remote", "--env", "production"] : ["--local", "--persist-to", persistTo];
  const sql = `--command=${statements.join(";\n")}`;
  const command = ["d1", "execute", "DB", ...place, "-c", "wrangler.toml", "--json", sql];
  const folder = mkdtempSync(join(tmpdir(), "store-database-"));
  const file = join(folder, "answer.json");
  // Wrangler writes into a file: through a pipe a long answer comes cut.
  const output = openSync(file, "w");
  try {
    const stdio = ["ignore", output, "pipe"];
    const { status, stderr, error } = askWrangler(command, { stdio, timeout: timeoutMs });
    const answer = readFileSync(file, "utf8");
    if (status !== 0) {
      const said = /"text": ("(?:[^"\\]|\\.)*")/.exec(answer)?.[1];
      throw new Error(
        said === undefined ? (error?.message ?? `it does not answer ${stderr.trim()}`) : JSON.parse(said),
      );
    }
    return JSON.parse(answer).map(({ results }) => results);
  } finally {
    closeSync(output);
    rmSync(folder, { recursive: true });
  }
}
