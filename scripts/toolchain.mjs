/** Runs tools with the project's own Node, for all commands. Plain JavaScript: it runs before the packages are there. */
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
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

export const say = (text) => console.log(`\n▸ ${text}`);

/** Ends the script with what is wrong. @param {...string} lines @returns {never} */
export function stop(title, ...lines) {
  console.error([`✗ ${title}`, ...lines].join("\n  "));
  process.exit(1);
}

const usual = { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };

/** Runs wrangler to its end. @returns its status and what it said, unless `stdio` sends that elsewhere */
export const askWrangler = (args, options = {}) =>
  spawnSync("wrangler", args, { ...usual, env: toolEnvironment, ...options });

/** Runs a tool and says whether it went well. What a quiet one said is shown when it did not. */
export function tryRun(command, args, { quiet = false, env = {} } = {}) {
  const options = { ...usual, env: { ...toolEnvironment, ...env }, ...(!quiet && { stdio: "inherit" }) };
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (quiet && status !== 0) {
    console.error(stdout, stderr);
  }
  return status === 0;
}

/** Runs a tool to its end; stops the whole script when it fails. */
export const run = (command, args, options) =>
  tryRun(command, args, options) || stop(`${command} ${args.join(" ")} failed`);

const running = new Set();
let isStopped = false;

function endGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // All of it has ended.
  }
}

/** Starts a command with all that it starts itself: a signal to this script ends it all, and the script when it has ended. */
export function start(command, args, { env = {}, stdio = ["ignore", "inherit", "inherit"], stopCode = 1 } = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...toolEnvironment, ...env }, stdio, detached: true });
  if (running.size === 0) {
    process.once("exit", () => running.forEach((each) => endGroup(each, "SIGTERM")));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(signal, () => {
        isStopped = true;
        running.forEach((each) => endGroup(each, "SIGTERM"));
      });
    }
  }
  running.add(child);
  child.once("close", () => {
    running.delete(child);
    endGroup(child, "SIGKILL");
    if (isStopped) {
      process.exit(stopCode);
    }
  });
  return child;
}

/** Starts a server, with which the script ends; to stop it is no failure. */
export function serve(command, args, options) {
  const server = start(command, args, { ...options, stopCode: 0 });
  server.once("close", (code) => process.exit(code ?? 1));
  return server;
}

/** The keys of the local site as the repository has them. */
export const exampleKeys = resolve(root, ".dev.vars.example");

/** The Node of a package, at the place where tools find it: npm 10 removes it with the packages of other kinds of machines. */
export function linkNode() {
  const packages = resolve(root, "node_modules");
  const own = readdirSync(packages).find((name) => existsSync(resolve(packages, name, "bin/node")));
  if (own !== undefined && !existsSync(resolve(bin, "node"))) {
    // A link to a Node that is gone is in the way.
    rmSync(resolve(bin, "node"), { force: true });
    symlinkSync(`../${own}/bin/node`, resolve(bin, "node"));
  }
}

const majorOf = (version) => Number.parseInt(version.replace(/^\D+/, ""), 10);
const textOf = (name) => readFileSync(resolve(root, name), "utf8");

/** Installs the packages, the right Node among them, and the local keys, unless they are there. */
export function ensureInstalled() {
  const { node: here } = process.versions;
  const oldest = majorOf(JSON.parse(textOf("package.json")).engines.node);
  if (majorOf(here) < oldest) {
    stop(`This is Node ${here}; install Node ${oldest} or later, which brings the rest itself.`);
  }
  if (!existsSync(resolve(root, ".dev.vars"))) {
    copyFileSync(exampleKeys, resolve(root, ".dev.vars"));
  }
  if (!existsSync(resolve(root, "node_modules/.package-lock.json"))) {
    say("Installing packages (about half a minute, once)");
    run("npm", ["ci", "--loglevel=error", "--fetch-retries=1"]);
  }
  linkNode();
  const needed = majorOf(textOf(".nvmrc"));
  if (!existsSync(resolve(bin, "node")) && majorOf(here) < needed) {
    stop(`This is Node ${here}. Install Node ${needed}: no package brings it to this kind of machine.`);
  }
}
