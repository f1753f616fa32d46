/** Asks the store's database through wrangler: the one on this machine, or the real one. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askWrangler } from "./toolchain.mjs";

const { PORT: port } = process.env;

/** Folder in which `npm start` and `npm run dev` keep the database. A site on a port of its own has one of its own. */
export const localState = port === undefined ? ".wrangler/state" : `.wrangler/state-${port}`;

const onPort = port === undefined ? "" : `PORT=${port} `;
export const npmStart = `${onPort}npm start`;

/** "npm run messages -- --remote --undelivered", for the same database. @param {string} script @param {boolean} isRemote */
export function npmRun(script, isRemote, ...options) {
  const all = [...(isRemote ? ["--remote"] : []), ...options];
  return `${isRemote ? "" : onPort}npm run ${script}${all.length > 0 ? ` -- ${all.join(" ")}` : ""}`;
}

/**
 * A text in SQL: the command line of D1 takes no parameters. D1 looks for the ends of statements itself, so no semicolon
 * stands in the text. @param {string} text
 */
export const quoted = (text) => `'${text.replaceAll("'", "''").replaceAll(";", "' || char(59) || '")}'`;

/**
 * Runs a statement.
 * @param {string} statement
 * @param {boolean} isRemote the real database, not that of this machine
 * @returns {Array<Record<string, unknown>>} its rows
 * @throws {Error} with what the database or wrangler said, and what to do
 */
export function askDatabase(statement, isRemote) {
  const place = isRemote ? ["--remote", "--env", "production"] : ["--local", "--persist-to", localState];
  const folder = mkdtempSync(join(tmpdir(), "store-database-"));
  const file = join(folder, "answer.json");
  // Wrangler writes into a file: through a pipe a long answer comes cut.
  const output = openSync(file, "w");
  try {
    const { status, stderr, error } = askWrangler(
      ["d1", "execute", "DB", ...place, "-c", "wrangler.toml", "--json", `--command=${statement}`],
      { stdio: ["ignore", output, "pipe"], timeout: 60_000 },
    );
    const answer = readFileSync(file, "utf8");
    if (status !== 0) {
      const said = /"text": ("(?:[^"\\]|\\.)*")/.exec(answer)?.[1];
      const advice = isRemote ? "whether you are logged in: npx wrangler whoami" : `to make the database: ${npmStart}`;
      throw new Error(`${said ? JSON.parse(said) : (error?.message ?? stderr.trim())}\n  → ${advice}`);
    }
    return JSON.parse(answer)[0].results;
  } finally {
    closeSync(output);
    rmSync(folder, { recursive: true });
  }
}
