/**
 * `npm run messages`: the inbox as a table; `-- --remote` for the real one.
 *   --unanswered, --undelivered   another view           --search TEXT   those that hold a text
 *   --csv                                  for a spreadsheet  --answered ID [--by NAME]   marks one as answered
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { csvOf, messagesSql } from "./messages-query.mjs";
import { ensureInstalled, root, toolEnvironment } from "./toolchain.mjs";

const flag = { type: "boolean" };
const text = { type: "string" };
const { values } = parseArgs({
  options: {
    remote: flag,
    unanswered: flag,
    undelivered: flag,
    csv: flag,
    search: text,
    answered: text,
    by: text,
  },
});

ensureInstalled();
const database = values.remote ? ["--remote", "--env", "production"] : ["--local", "--persist-to", ".wrangler/state"];
const command = ["d1", "execute", "DB", ...database, "--json", "--command", messagesSql(values)];
const { status, stdout, stderr } = spawnSync("wrangler", command, {
  cwd: root,
  env: toolEnvironment,
  encoding: "utf8",
});
if (status !== 0) {
  console.error(stderr || stdout);
  console.error("The inbox could not be read. Locally, run `npm start` once so that the database exists.");
  process.exit(1);
}
const [{ results }] = JSON.parse(stdout);
if (values.answered !== undefined) {
  console.log(`Marked as answered, if it is there: ${values.answered}`);
} else if (values.csv) {
  process.stdout.write(csvOf(results));
} else if (results.length === 0) {
  console.log("No messages.");
} else {
  console.table(results);
}
