/** `npm run messages`: the inbox as a table; `-- --remote` for the real one. */
import { spawnSync } from "node:child_process";
import { ensureInstalled, root, toolEnvironment } from "./toolchain.mjs";

ensureInstalled();
const database = process.argv.includes("--remote")
  ? ["--remote", "--env", "production"]
  : ["--local", "--persist-to", ".wrangler/state"];
const command = ["d1", "execute", "DB", ...database, "--json", "--command", "select * from inbox limit 50"];
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
if (results.length === 0) {
  console.log("No messages.");
} else {
  console.table(results.map(({ id: _, ...message }) => message));
}
