/** `npm run setup`: from a clone to the live site. Steps that are done are skipped, so you can run it again. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as clack from "@clack/prompts";
import { askDone } from "./setup/questions.mjs";
import { readOptions, root, stop } from "./toolchain.mjs";

const usage = `npm run setup -- [--dry-run]
Makes the site live: store, account, domain, database, captcha, mail, keys, release, GitHub. Run it again to go on where it
stopped.

  --dry-run   rehearses it in a copy, with stand-ins for Cloudflare and the others, and stops before the release`;

/** Runs the same steps in a copy of the project, with stand-ins for the vendors. */
function rehearse() {
  const folder = mkdtempSync(join(tmpdir(), "setup-rehearsal-"));
  for (const part of ["app", "migrations", "public", "scripts", "workers", "package.json", "wrangler.toml"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  console.log(`A rehearsal in ${folder}: nothing leaves this machine.`);
  const words = ["--import", "./scripts/setup/rehearsal-stand-ins.mjs", "scripts/setup.mjs"];
  process.exit(spawnSync(process.execPath, words, { cwd: folder, stdio: "inherit" }).status ?? 1);
}

/** Setup fills in the captcha key itself. */
function findUnfilled() {
  const { stderr } = spawnSync(process.execPath, ["scripts/deploy.mjs", "--check"], { cwd: root, encoding: "utf8" });
  return stderr.split("\n").filter((line) => line !== "" && !/^✗ Not deployed|TURNSTILE_SITE_KEY/.test(line));
}

if (!process.stdin.isTTY) {
  stop("Setup asks questions: run it in a terminal.");
}
if (readOptions(usage, { flags: ["dry-run"] })["dry-run"]) {
  rehearse();
}
clack.intro("Setup: from a clone to the live site. Ctrl+C stops it; the next run goes on.");
for (let left = findUnfilled(); left.length > 0; left = findUnfilled()) {
  clack.log.warn(left.join("\n"));
  await askDone("These lines are filled in (docs/editing.md)");
}
// Imported now, to read the records as filled in.
await import("./setup/steps.mjs");
