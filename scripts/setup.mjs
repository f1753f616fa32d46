/** `npm run setup`: from a clone to the live site. It asks for what only the owner knows, and skips what is done. */
import { readOptions, stop } from "./toolchain.mjs";

const usage = `npm run setup -- [--dry-run]
Makes the site live: store, domain, database, captcha, mail, keys, release. It checks and writes each answer at once, and
goes on where it stopped when it is run again.

  --dry-run   rehearses it in a copy, with stand-ins for Cloudflare and the others, and stops before the release`;

const { "dry-run": isRehearsal } = readOptions(usage, { "dry-run": { type: "boolean" } });
if (!process.stdin.isTTY) {
  stop("Setup asks questions: run it in a terminal.");
}
await import(isRehearsal ? "./setup/rehearsal.mjs" : "./setup/steps.mjs");
