/** One or both made-up stores, each in a copy of the checkout: what `npm run deploy` does before it reaches Cloudflare. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join, matchesGlob, resolve } from "node:path";
import { site } from "../../app/content/site.ts";
import { folderFor } from "../build.mjs";
import { root, say, toolEnvironment } from "../toolchain.mjs";
import { fillIn, isOpen } from "./fill-in.ts";
import { editsOf, rehearsalStores } from "./stores.ts";

const values = JSON.parse(process.env.REHEARSAL);

const unknown = [".git", ...readFileSync(join(root, ".gitignore"), "utf8").split("\n").filter(Boolean)];
const isKnown = (path) => !unknown.some((pattern) => matchesGlob(basename(path), pattern.replace(/\/$/, "")));

/** A copy of the checkout with the packages of the original. */
function copyCheckout(copy) {
  cpSync(root, copy, { recursive: true, filter: (path) => resolve(path) === resolve(root) || isKnown(path) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
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

const chosen = rehearsalStores.filter(({ name }) => values.store === undefined || values.store === name);
if (chosen.length === 0) {
  console.error(
    `✗ There is no store ${values.store}; there are ${rehearsalStores.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
for (const store of chosen) {
  const copy = join(values.folder, store.name);
  copyCheckout(copy);
  say(`Opening day of the store "${store.name}": ${fill(copy, store)} values filled in`);
  if (!rehearse(copy)) {
    console.error(`\n✗ The store "${store.name}" could not open.`);
    process.exit(1);
  }
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n✓ ${chosen.map(({ name }) => name).join(" and ")} could open.`);
