/**
 * What `npm start` and `npm test` share: installing what is missing and running tools with the
 * project's own Node. Plain JavaScript without dependencies, since it runs before the installation
 * and on whatever Node the machine has.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = resolve(root, "node_modules/.bin");
const installMark = resolve(root, "node_modules/.installed-lock");

/** Tools find the project's Node first, and none of them phones home. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  DO_NOT_TRACK: "1",
};

export function say(text) {
  console.log(`\n▸ ${text}`);
}

/** Runs a tool to its end; stops the whole script when it fails. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...toolEnvironment, ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    encoding: "utf8",
  });
  if (result.status !== 0) {
    if (quiet) {
      console.error(result.stdout, result.stderr);
    }
    console.error(`\n✗ ${command} ${args.join(" ")} failed`);
    process.exit(result.status ?? 1);
  }
}

/** Runs a tool and says whether it went well. */
export function tryRun(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, env: { ...toolEnvironment, ...env }, stdio: "inherit" }).status === 0;
}

/** Starts a server in its own process group, which ends with this script. */
export function serve(command, args, env = {}) {
  const server = spawn(command, args, {
    cwd: root,
    env: { ...toolEnvironment, ...env },
    stdio: "inherit",
    detached: true,
  });
  const stop = () => {
    try {
      process.kill(-server.pid, "SIGTERM");
    } catch {
      // It is gone already.
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      stop();
      process.exit(0);
    });
  }
  process.on("exit", stop);
  server.on("exit", (code) => process.exit(code ?? 0));
}

/** Installs the packages of the lock file, the right Node among them, unless they are there. */
export function ensureInstalled() {
  const lock = createHash("sha256")
    .update(readFileSync(resolve(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(installMark) && readFileSync(installMark, "utf8") === lock) {
    return;
  }
  say("Installing packages (about half a minute, once)");
  // Not `npm ci`: the lock file names the platform packages of the machine that wrote it, and `ci` refuses on others.
  run("npm", ["install", "--no-save", "--loglevel=error"]);
  writeFileSync(installMark, lock);
}

/** The whole build: the site, then the pictures of its pages for where they are shared. */
export function build(env = {}) {
  run("react-router", ["build"], { quiet: true, env });
  run("node", ["scripts/social-cards.mjs"], { quiet: true, env });
}

export function migrate(persistTo) {
  run(
    "wrangler",
    ["d1", "migrations", "apply", "DB", "--local", "--persist-to", persistTo, "-c", "build/server/wrangler.json"],
    { quiet: true, env: { CI: "1" } },
  );
}

/** Serves the built worker with its stand-ins; `config` may name a changed copy of the worker's configuration. */
export function serveBuild(options) {
  serve("wrangler", serveArguments(options));
}

/** What wrangler is told to serve the build. */
export function serveArguments({ port, persistTo, config = "build/server/wrangler.json" }) {
  const configs = ["-c", config, "-c", "build/stand-ins/wrangler.json"];
  const options = ["--port", String(port), "--persist-to", persistTo];
  return ["dev", ...configs, ...options, "--show-interactive-dev-session=false"];
}

/**
 * A copy of the built configuration without limits on how often one address may ask, for tests that
 * have one address and many visitors. Returns its path.
 */
export function liftLimits(name) {
  const config = `build/server/wrangler.${name}.json`;
  const built = JSON.parse(readFileSync(resolve(root, "build/server/wrangler.json"), "utf8"));
  const ratelimits = built.ratelimits.map((limit) => ({ ...limit, simple: { limit: 1_000_000, period: 60 } }));
  writeFileSync(resolve(root, config), JSON.stringify({ ...built, ratelimits }));
  return config;
}
