/**
 * `npm run deploy:rehearse`: opening day without a store. Copies the checkout, fills in what a store would, and does with
 * the copy all that `npm run deploy` does before it reaches Cloudflare: guard, tests, and dry runs of both environments.
 *   --store early   one of the two stores
 *   --quick         only the tests that read the store's records
 *   --leave 555     leaves the values that hold this text as they are, which the guard must refuse
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, matchesGlob, resolve } from "node:path";
import { parseArgs } from "node:util";
import { spawnSync } from "node:child_process";
import { site } from "../../app/content/site.ts";
import { root, say, toolEnvironment } from "../toolchain.mjs";
import { fillIn, isOpen } from "./fill-in.ts";
import { editsOf, rehearsalStores } from "./stores.ts";

const workerTests =
  "canonical-origin clock configuration contact-mail html opening-day outbox pages production resources search social-cards staff-mail staging structured-data tools";
const browserTests = "hours.desktop look.desktop message open-sign tools.spec without-script";
const quickSteps = [
  ["scripts/test.mjs", "check"],
  ["scripts/test.mjs", "unit"],
  ["scripts/test.mjs", "worker", ...workerTests.split(" ")],
  ["scripts/test.mjs", "browser", ...browserTests.split(" ")],
];

const { values } = parseArgs({
  options: { store: { type: "string" }, quick: { type: "boolean", default: false }, leave: { type: "string" } },
});

const unknown = [".git", ...readFileSync(join(root, ".gitignore"), "utf8").split("\n").filter(Boolean)];
const isKnown = (path) => !unknown.some((pattern) => matchesGlob(basename(path), pattern.replace(/\/$/, "")));

/** A copy of the checkout with the packages of the original. */
function copyCheckout() {
  const copy = mkdtempSync(join(tmpdir(), "opening-day-"));
  cpSync(root, copy, { recursive: true, filter: (path) => resolve(path) === resolve(root) || isKnown(path) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** @returns how many values were written */
function fill(copy, store) {
  const read = (file) => readFileSync(join(copy, file), "utf8");
  const edits = editsOf(store, new Date(), site.checkedOn).filter(
    (edit) => isOpen(read(edit.file), edit) && (values.leave === undefined || !edit.from.includes(values.leave)),
  );
  for (const [file, text] of fillIn(edits, read)) {
    writeFileSync(join(copy, file), text);
  }
  return edits.length;
}

const isFine = (copy, command, args, env = {}) =>
  spawnSync(command, args, { cwd: copy, env: { ...toolEnvironment, ...env }, stdio: "inherit" }).status === 0;

function rehearse(copy) {
  const node = (...args) => isFine(copy, "node", args);
  const dryRun = (environment) => {
    say(`Dry run: ${environment}`);
    return (
      isFine(copy, "node", ["scripts/build.mjs"], { CLOUDFLARE_ENV: environment }) &&
      isFine(copy, "wrangler", ["deploy", "--dry-run", "-c", "build/server/wrangler.json"])
    );
  };
  return (
    // As an owner's editor would.
    isFine(copy, "prettier", ["--write", "--log-level=warn", "app/content/*.ts"]) &&
    node("scripts/deploy.mjs", "--check") &&
    (values.quick ? quickSteps.every((step) => node(...step)) : node("scripts/test.mjs")) &&
    ["staging", "production"].every(dryRun)
  );
}

const chosen = rehearsalStores.filter(({ name }) => values.store === undefined || values.store === name);
if (chosen.length === 0) {
  console.error(
    `✗ There is no store ${values.store}; there are ${rehearsalStores.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
for (const store of chosen) {
  const copy = copyCheckout();
  try {
    say(`Opening day of the store "${store.name}": ${fill(copy, store)} values filled in`);
    if (!rehearse(copy)) {
      console.error(`\n✗ The store "${store.name}" could not open.`);
      process.exitCode = 1;
      break;
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
if (process.exitCode !== 1) {
  console.log(`\n✓ ${chosen.map(({ name }) => name).join(" and ")} could open.`);
}
