import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askWrangler } from "./toolchain.mjs";

const { PORT: port } = process.env;

/** Each PORT has a database of its own. */
export const localState = port === undefined ? ".wrangler/state" : `.wrangler/state-${port}`;

const onPort = port === undefined ? "" : `PORT=${port} `;
export const npmStart = `${onPort}npm start`;

/** "npm run messages -- --remote --undelivered" */
export function npmRun(script, isRemote, ...options) {
  const all = [...(isRemote ? ["--remote"] : []), ...options];
  return `${isRemote ? "" : onPort}npm run ${script}${all.length > 0 ? ` -- ${all.join(" ")}` : ""}`;
}

/** D1's command line takes no parameters, and remote D1 splits at semicolons. */
export const quoted = (text) => `'${text.replaceAll("'", "''").replaceAll(";", "' || char(59) || '")}'`;

/** @returns {Array<Record<string, unknown>>} rows @throws {Error} that says what to do */
export function askDatabase(statement, isRemote) {
  const place = isRemote ? ["--remote", "--env", "production"] : ["--local", "--persist-to", localState];
  const folder = mkdtempSync(join(tmpdir(), "store-database-"));
  const file = join(folder, "answer.json");
  // A pipe would cut a long answer.
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
