/**
 * Installs missing packages and runs tools with the project's own Node, for all commands. Plain JavaScript without
 * dependencies, since it runs before the installation and on any Node that the machine has.
 */
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, copyFileSync, existsSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = resolve(root, "node_modules/.bin");

/** Tools find the project's Node first, and none of them phones home. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  DO_NOT_TRACK: "1",
  // Miniflare would ask the internet for a sample of `request.cf`, and print a stack without it.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // Saves a third of the time in which a large tool such as wrangler is read.
  NODE_COMPILE_CACHE: resolve(root, "node_modules/.cache/node"),
};

/** Errors of the machine, each in one sentence. */
const refusals = {
  EACCES: "may not be written.",
  EPERM: "may not be written.",
  EROFS: "is on a disk that may not be written.",
  ENOSPC: "does not fit: the disk is full.",
  EADDRINUSE: "is taken by another program. Choose another one, such as PORT=9000.",
  ERR_SOCKET_BAD_PORT: "is none. Choose another one, such as PORT=9000.",
};
process.on("uncaughtException", (error) => {
  const { code, path, dest = path, port = process.env.PORT } = error;
  const subject = dest ?? (/ADDR|PORT/.test(code) ? `Port ${port}` : "A file");
  console.error(refusals[code] === undefined ? error : `✗ ${subject} ${refusals[code]}`);
  process.exit(1);
});

export function say(text) {
  console.log(`\n▸ ${text}`);
}

/** Runs a tool and says whether it went well. What a quiet one said is shown when it did not. */
export function tryRun(command, args, { quiet = false, env = {} } = {}) {
  const stdio = quiet ? ["ignore", "pipe", "pipe"] : "inherit";
  const options = { cwd: root, env: { ...toolEnvironment, ...env }, stdio, encoding: "utf8" };
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (quiet && status !== 0) {
    console.error(stdout, stderr);
  }
  return status === 0;
}

/** Runs wrangler to its end. @returns its status and what it said, unless `stdio` sends that elsewhere */
export const askWrangler = (args, { cwd = root, env = {}, stdio = ["ignore", "pipe", "pipe"], ...options } = {}) =>
  spawnSync("wrangler", args, { cwd, env: { ...toolEnvironment, ...env }, stdio, encoding: "utf8", ...options });

/** Runs a tool to its end; stops the whole script when it fails. */
export function run(command, args, options) {
  if (!tryRun(command, args, options)) {
    console.error(`\n✗ ${command} ${args.join(" ")} failed`);
    process.exit(1);
  }
}

/** Installs, then begins the script again on the project's own Node, which reads TypeScript, unless it runs on that already. */
export function runOnProjectNode() {
  ensureInstalled();
  const own = resolve(bin, "node");
  if (!existsSync(own) || realpathSync(process.execPath) === realpathSync(own)) {
    return;
  }
  const { status } = spawnSync(own, process.argv.slice(1), { stdio: "inherit", env: toolEnvironment });
  process.exit(status ?? 1);
}

/** Starts a command in a process group of its own, which ends with the command or with this script. */
export function spawnGroup(command, args, { env = {}, stdio = ["ignore", "inherit", "inherit"] } = {}) {
  const options = { cwd: root, env: { ...toolEnvironment, ...env }, stdio, detached: true };
  const child = spawn(command, args, options);
  const endGroup = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // All of it has ended.
    }
  };
  const endWithScript = () => endGroup("SIGTERM");
  process.once("exit", endWithScript);
  child.once("exit", () => {
    process.off("exit", endWithScript);
    endGroup("SIGKILL");
  });
  return child;
}

/** Starts a server that ends with this script, as the script ends with the server. */
export function serve(command, args, options) {
  const server = spawnGroup(command, args, options);
  let isStopped = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    // The port is free when the script has ended.
    process.on(signal, () => {
      isStopped = true;
      process.kill(-server.pid, "SIGTERM");
    });
  }
  server.on("close", (code) => process.exit(isStopped ? 0 : (code ?? 1)));
  return server;
}

const localKeys = resolve(root, ".dev.vars");

/** The keys of the local site as the repository has them. */
export const exampleKeys = resolve(root, ".dev.vars.example");

const packagesIn = (lockFile) => JSON.parse(readFileSync(resolve(root, lockFile), "utf8")).packages;

/** Whether npm's record of what it installed has each package of the lock file, but those of other platforms. */
function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(resolve(root, record))) {
    return false;
  }
  const installed = packagesIn(record);
  return Object.entries(packagesIn("package-lock.json")).every(([path, { version, optional = false }]) => {
    const isHere = Object.hasOwn(installed, path);
    return path === "" || (isHere ? installed[path].version === version : optional);
  });
}

/** Installs the packages of the lock file, the right Node among them, and the local keys, unless they are there. */
export function ensureInstalled() {
  // Without this a later tool would say it with a stack of its own.
  accessSync(root, constants.W_OK);
  if (!existsSync(localKeys)) {
    copyFileSync(exampleKeys, localKeys);
  }
  if (!isInstalled()) {
    say("Installing packages (about half a minute, once)");
    // npm's own retries try a registry out of reach for minutes.
    const retries = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"];
    if (!tryRun("npm", ["ci", "--loglevel=error", ...retries])) {
      console.error("\n✗ The packages could not be installed; npm says why above.");
      process.exit(1);
    }
  }
  if (!existsSync(resolve(bin, "node")) && Number.parseInt(process.versions.node, 10) < 24) {
    console.error(
      `✗ This is Node ${process.versions.node}, and no package brings another to this kind of machine. Install Node 24 and try again.`,
    );
    process.exit(1);
  }
}
