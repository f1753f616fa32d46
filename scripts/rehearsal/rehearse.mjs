/** A made-up store in a copy of the checkout: what `npm run deploy` does before it reaches Cloudflare. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join, matchesGlob, resolve } from "node:path";
import { site } from "../../app/content/site.ts";
import { folderFor } from "../build.mjs";
import { root, say, toolEnvironment } from "../toolchain.mjs";
import { editsOf, fillIn, isOpen } from "./store.ts";

const values = JSON.parse(process.env.REHEARSAL);

const unknown = [".git", ...readFileSync(join(root, ".gitignore"), "utf8").split("\n").filter(Boolean)];
const isKnown = (path) => !unknown.some((pattern) => matchesGlob(basename(path), pattern.replace(/\/$/, "")));

/** A copy of the checkout with the packages of the original. */
function copyCheckout(copy) {
  cpSync(root, copy, { recursive: true, filter: (path) => resolve(path) === resolve(root) || isKnown(path) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

/** @returns how many values were written */
function fill(copy) {
  const read = (file) => readFileSync(join(copy, file), "utf8");
  const edits = editsOf(new Date(), site.checkedOn).filter(
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
  const config = `${folderFor("production")}/server/wrangler.json`;
  return (
    // As an owner's editor would.
    isFine(copy, "oxfmt", ["app/content"]) &&
    node("scripts/deploy.mjs", "--check") &&
    isFine(copy, "node", ["scripts/build.mjs"], { CLOUDFLARE_ENV: "production" }) &&
    isFine(copy, "wrangler", ["deploy", "--dry-run", "-c", config]) &&
    // Only those that a store's values reach: the others have nothing new to say here.
    node("scripts/test.mjs", "unit", "--tags-filter=store") &&
    node("scripts/test.mjs", "worker", "--tags-filter=store")
  );
}

const copy = join(values.folder, "checkout");
copyCheckout(copy);
say(`Opening day: ${fill(copy)} values filled in`);
const couldOpen = rehearse(copy);
console.log(couldOpen ? "\n✓ The store could open." : "\n✗ The store could not open.");
process.exitCode = couldOpen ? 0 : 1;
