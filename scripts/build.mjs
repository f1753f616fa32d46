/**
 * The site as it is built. `npm run build` is this file: the local site into `build/`, which tests and benchmark read, and
 * the site of CLOUDFLARE_ENV into `.wrangler/builds/<its name>`. Plain JavaScript, as `toolchain.mjs` is.
 */
import { copyFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readCommandLine } from "./command-line.mjs";
import { ensureInstalled, exampleKeys, root, run, say } from "./toolchain.mjs";

/** Files and folders that a build is made from. */
const sources =
  "app public scripts workers .dev.vars package.json package-lock.json react-router.config.ts tsconfig.base.json tsconfig.json vite.config.ts wrangler.toml".split(
    " ",
  );

/** The time of the last change to a file or folder, as mtime; 0 when there is none. */
function lastChange(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  const below = entry?.isDirectory() ? readdirSync(path).map((name) => lastChange(resolve(path, name))) : [];
  return Math.max(entry?.mtimeMs ?? 0, ...below);
}

/**
 * Whether a build began after the last change to what it is made from.
 * @param {string} project the folder of the project
 * @param {string} target the folder of the build
 */
export const isUpToDate = (project, target) =>
  lastChange(markOf(target)) > Math.max(...sources.map((source) => lastChange(resolve(project, source))));

/** A file whose date is that of the sources that were built. */
const markOf = (target) => resolve(target, ".built");

/**
 * Brings a build up to date: the site, then the pictures of its pages for where they are shared.
 * @param {string} [folder] from the root; `build` is the one of the tests
 * @param {string} [environment] of wrangler.toml; the local one is ""
 */
export function build(folder = "build", environment = "") {
  const target = resolve(root, folder);
  if (isUpToDate(root, target)) {
    return;
  }
  say(environment === "" ? "Building the site" : `Building the site for ${environment}`);
  const started = new Date();
  rmSync(markOf(target), { force: true });
  const env = { BUILD_FOLDER: folder, CLOUDFLARE_ENV: environment };
  run("react-router", ["build"], { quiet: true, env });
  run("node", ["scripts/social-cards.mjs"], { quiet: true, env });
  if (folder === "build") {
    // Tests take the keys of the repository, not those of the developer who runs them.
    copyFileSync(exampleKeys, resolve(target, "server/.dev.vars"));
  }
  writeFileSync(markOf(target), "");
  utimesSync(markOf(target), started, started);
}

/** Folder of the build for an environment of wrangler.toml. */
export const folderFor = (environment) => (environment === "" ? "build" : `.wrangler/builds/${environment}`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  readCommandLine(
    "npm run build",
    "Builds the site into build/, or with CLOUDFLARE_ENV=staging that of an environment into .wrangler/builds/.",
    {},
  );
  ensureInstalled();
  const environment = process.env.CLOUDFLARE_ENV ?? "";
  build(folderFor(environment), environment);
}
