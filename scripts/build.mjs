/**
 * The build in `build/`: made when something that goes into it has changed, by one process at a time. `npm run build`
 * is this file. Plain JavaScript without dependencies, as `toolchain.mjs` is.
 */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, root, run, say } from "./toolchain.mjs";

const folder = resolve(root, "build");
const mark = resolve(folder, ".made-of");
const lock = resolve(folder, ".lock");

/** What no build reads. All the rest counts: a build too many costs seconds, one too few an hour. */
const unread = new Set(
  [
    ".ci .git .github .react-router .vscode .wrangler README.md bench build docs migrations node_modules",
    "playwright-report playwright.config.ts playwright.engines.config.ts test-results tests tsconfig.tests.json vitest.config.ts worker-configuration.d.ts",
  ].flatMap((names) => names.split(" ")),
);

/** Settings of the process that change what is built. */
const variableNames = ["CLOUDFLARE_ENV", "NODE_ENV"];

/** Every file of a folder and below, in the same order everywhere. */
const filesOf = (place, isRead = () => true) =>
  readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => isRead(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = resolve(place, entry.name);
      return entry.isDirectory() ? filesOf(path) : entry.isFile() ? [path] : [];
    });

/**
 * The digest of all that a build is made from.
 * @param {string} project the folder of the project
 * @param {Record<string, string | undefined>} variables the environment of the build
 */
export function digestOfSources(project, variables) {
  const digest = createHash("sha256");
  digest.update(JSON.stringify(variableNames.map((name) => variables[name] ?? "")));
  for (const path of filesOf(project, (name) => !unread.has(name) && !name.endsWith(".log"))) {
    const content = readFileSync(path);
    digest.update(`\n${relative(project, path)} ${content.length}\n`).update(content);
  }
  return digest.digest("hex");
}

/** The site, then the pictures of its pages for where they are shared; nothing when `build/` holds them already. */
function makeIfChanged(env) {
  const digest = digestOfSources(root, { ...process.env, ...env });
  if (existsSync(mark) && readFileSync(mark, "utf8") === digest) {
    return;
  }
  say(env.CLOUDFLARE_ENV ? `Building the site for ${env.CLOUDFLARE_ENV}` : "Building the site");
  rmSync(mark, { force: true });
  run("react-router", ["build"], { quiet: true, env });
  run("node", ["scripts/social-cards.mjs"], { quiet: true, env });
  writeFileSync(mark, digest);
}

/** The process that has the lock; none when it has just gone. */
function ownerOfLock() {
  try {
    return Number(readlinkSync(lock));
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    return pid === undefined || process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Does something to `build/` while nobody else does; waits for whoever is at it. */
function alone(work) {
  mkdirSync(folder, { recursive: true });
  for (let hasLock = false, hasSaid = false; !hasLock;) {
    try {
      // A link that leads nowhere: it comes into being with its owner's name in it, which a file does not.
      symlinkSync(String(process.pid), lock);
      hasLock = true;
    } catch (error) {
      if (error.code !== "EEXIST") {
        throw error;
      }
      if (!isAlive(ownerOfLock())) {
        rmSync(lock, { force: true });
      } else if (!hasSaid) {
        say("Waiting for another build of the site");
        hasSaid = true;
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Brings `build/` up to date.
 * @param {Record<string, string>} env beyond the process's own
 */
export function build(env = {}) {
  alone(() => makeIfChanged(env));
}

/** Brings `build/` up to date and copies it: what serves the copy keeps its files, whatever is built later. */
export function copyBuild(target) {
  alone(() => {
    makeIfChanged({});
    rmSync(target, { recursive: true, force: true });
    for (const part of ["client", "server", "stand-ins"]) {
      cpSync(resolve(folder, part), resolve(target, part), { recursive: true });
    }
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  ensureInstalled();
  build();
}
