/**
 * Shared by `npm start` and `npm test`: installs missing packages and runs tools with the
 * project's own Node. Plain JavaScript without dependencies, since it runs before the installation
 * and on whatever Node the machine has.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, copyFileSync, existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
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
  // Miniflare would ask the internet for a sample of `request.cf`, and print a stack without it.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // Saves a third of the time in which a large tool such as wrangler is read.
  NODE_COMPILE_CACHE: resolve(root, "node_modules/.cache/node"),
};

/** Errors of the machine, each told in one sentence. */
const refusals = {
  EACCES: "may not be written.",
  EPERM: "may not be written.",
  EROFS: "is on a disk that may not be written.",
  ENOSPC: "does not fit: the disk is full.",
  EADDRINUSE: "is taken by another program. Choose another one, such as PORT=9000.",
  ERR_SOCKET_BAD_PORT: "is none. Choose another one, such as PORT=9000.",
};
process.on("uncaughtException", (error) => {
  const { code, path, dest = path, port = process.env.PORT, location, telemetryMessage } = error;
  if (refusals[code] !== undefined) {
    console.error(`✗ ${dest ?? (/ADDR|PORT/.test(code) ? `Port ${port}` : "A file")} ${refusals[code]}`);
  } else if (telemetryMessage !== undefined) {
    // Wrangler's words about its file.
    const place = location?.line === undefined ? "" : `wrangler.toml:${location.line}:${location.column}: `;
    console.error(`✗ ${place}${error.text ?? error.message}
  Put that right in wrangler.toml and try again; git diff wrangler.toml shows what was changed.`);
  } else {
    console.error(error);
  }
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

/** Ends the script with one sentence when wrangler.toml cannot be read, on which each tool would fail with a stack. */
export function checkSettingsFile() {
  if (!tryRun("node", ["scripts/settings-file.mjs"])) {
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

/**
 * A shell that starts a command, ends as the command does, and leaves one behind that waits at a pipe from the script: the
 * pipe closes when the command or the script ends, and then the whole group is ended.
 */
const leader = `
  afterwards=$1; shift
  trap : TERM
  "$@" 3<&- & child=$!
  (
    trap "" TERM; exec >/dev/null 2>&1
    read -r _ <&3; kill -s TERM -- -$$; sleep 1; eval "$afterwards"; kill -s KILL -- -$$
  ) &
  exec 3<&-
  wait $child; status=$?
  while kill -0 $child 2>/dev/null; do wait $child; status=$?; done
  exit $status`;

/**
 * Starts a command in a process group of its own, which ends with this script, however that ends. `afterwards` is a shell
 * command for then.
 */
export function spawnGroup(
  command,
  args,
  { env = {}, stdio = ["ignore", "inherit", "inherit"], afterwards = ":" } = {},
) {
  const child = spawn("sh", ["-c", leader, "sh", afterwards, command, ...args], {
    cwd: root,
    env: { ...toolEnvironment, ...env },
    stdio: [...stdio, "pipe"],
    detached: true,
  });
  child.stdio[3].unref();
  child.once("exit", () => child.stdio[3].destroy());
  return child;
}

/** Ends this script when the shell ends in which npm has started it: not every shell passes npm's signals on. */
export function endWithShell() {
  const shell = process.ppid;
  const look = () => process.ppid === shell || process.kill(process.pid, "SIGTERM");
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(look, 500).unref();
  }
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
  endWithShell();
  return server;
}

/**
 * As `serve`, but what the server says is kept back until `show` is called. It is shown as well when the server ends
 * before, so that no filter has to know wrangler's words.
 */
export function serveQuietly(command, args, env) {
  const server = serve(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const passOn = () => {
    server.stdout.pipe(process.stdout);
    server.stderr.pipe(process.stderr);
  };
  server.once("exit", passOn);
  const show = () => {
    server.off("exit", passOn);
    server.stdout.read();
    server.stderr.read();
    passOn();
  };
  return { server, show };
}

const localKeys = resolve(root, ".dev.vars");

/** The keys of the local site as the repository has them. */
export const exampleKeys = resolve(root, ".dev.vars.example");

/** Installs the packages of the lock file, the right Node among them, and the local keys, unless they are there. */
export function ensureInstalled() {
  // Each tool that comes later would say it with a stack of its own.
  accessSync(root, constants.W_OK);
  if (!existsSync(localKeys)) {
    copyFileSync(exampleKeys, localKeys);
  }
  const lock = createHash("sha256")
    .update(readFileSync(resolve(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(installMark) && readFileSync(installMark, "utf8") === lock) {
    requireNode();
    return;
  }
  say("Installing packages (about half a minute, once)");
  // Not `npm ci`: the lock file names the platform packages of the machine that wrote it, and `ci` refuses on others.
  // With npm's own retries a registry out of reach is tried for minutes.
  if (
    !tryRun("npm", ["install", "--no-save", "--loglevel=error", "--fetch-retries=1", "--fetch-retry-mintimeout=1000"])
  ) {
    console.error("\n✗ The packages could not be installed; npm says why above.");
    process.exit(1);
  }
  requireNode();
  writeFileSync(installMark, lock);
}

/** Ends the script where the tools would run on a Node that is too old for them. */
function requireNode() {
  if (!existsSync(resolve(bin, "node")) && Number.parseInt(process.versions.node, 10) < 24) {
    console.error(
      `✗ This is Node ${process.versions.node}, and no package brings another to this kind of machine. Install Node 24 and try again.`,
    );
    process.exit(1);
  }
}
