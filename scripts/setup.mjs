/**
 * `npm run setup`: from a clone to the live site. It asks for what only the owner knows, computes the rest, and can be run
 * again: it skips what is done. Its steps are in `setup/steps.mjs`, which needs the packages and the project's Node.
 */
import { readCommandLine } from "./command-line.mjs";
import { ensureInstalled, tryRun } from "./toolchain.mjs";

const { "dry-run": isRehearsal } = readCommandLine(
  "npm run setup",
  `Makes the site live: store, domain, database, captcha, mail, keys, release. It asks for what only you know, checks and
writes each answer at once, and goes on where it stopped when it is run again.`,
  {
    "dry-run": {
      type: "boolean",
      about: "rehearses all of it in a copy, with stand-ins for Cloudflare and the others",
    },
  },
);
ensureInstalled();
process.exit(tryRun("node", [isRehearsal ? "scripts/setup/rehearsal.mjs" : "scripts/setup/steps.mjs"]) ? 0 : 1);
