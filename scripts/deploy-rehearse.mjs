/** `npm run deploy:rehearse`: opening day with a made-up store, in a copy of the checkout that is deleted afterwards. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, matchesGlob, resolve } from "node:path";
import { folderFor } from "./build.mjs";
import { readCommandLine } from "./command-line.mjs";
import { root, runOnProjectNode, say, toolEnvironment } from "./toolchain.mjs";

const { leave } = readCommandLine(
  "npm run deploy:rehearse",
  "Plays opening day with a made-up store: copies the checkout, fills in what a store would, and runs the guard, a\nbuild, a dry run, and the tests that read the store's records. Nothing leaves this machine.",
  {
    leave: {
      type: "string",
      about: "leave the example values that hold this text, such as 555: the guard must refuse",
    },
  },
);
runOnProjectNode();
const { filesOfStore, fillIn } = await import("./made-up-store.ts");
const folder = mkdtempSync(join(tmpdir(), "opening-day-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => process.exit(1));
}

const copy = join(folder, "checkout");
const ignored = [".git", ...readFileSync(join(root, ".gitignore"), "utf8").split("\n").filter(Boolean)];
const isTracked = (path) => !ignored.some((pattern) => matchesGlob(basename(path), pattern.replace(/\/$/, "")));
cpSync(root, copy, { recursive: true, filter: (path) => resolve(path) === resolve(root) || isTracked(path) });
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
say("Opening day: filling in the values of a store");
for (const file of filesOfStore) {
  const path = join(copy, file);
  writeFileSync(path, fillIn(file, readFileSync(path, "utf8"), new Date(), leave));
}

function passes(command, args, env = {}) {
  // Temporary files of tools are deleted with the copy.
  const options = { cwd: copy, env: { ...toolEnvironment, TMPDIR: folder, ...env }, stdio: "inherit" };
  return spawnSync(command, args, options).status === 0;
}
const node = (...args) => passes("node", args);
const couldOpen =
  // The owner's editor formats the records as well.
  passes("oxfmt", ["app/content"]) &&
  node("scripts/deploy.mjs", "--check") &&
  passes("node", ["scripts/build.mjs"], { CLOUDFLARE_ENV: "production" }) &&
  passes("wrangler", ["deploy", "--dry-run", "-c", `${folderFor("production")}/server/wrangler.json`]) &&
  // Tests with the tag "store" read the store's values; the others ran before.
  node("scripts/test.mjs", "unit", "--tags-filter=store") &&
  node("scripts/test.mjs", "worker", "--tags-filter=store");
console.log(couldOpen ? "\n✓ The store could open." : "\n✗ The store could not open.");
process.exitCode = couldOpen ? 0 : 1;
