/** Runs Workers on bare workerd: each on a socket of its own, no wrangler and no proxy in front of it. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions, unstable_splitSqlQuery as splitSql } from "wrangler";
import { root } from "../scripts/toolchain.mjs";

/** Miniflare would ask the internet for a sample of `request.cf`. */
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";

/** Port 0 is any that is free. */
const directSocket = (port = 0) => ({ unsafeDirectSockets: [{ host: "127.0.0.1", port }] });

/** The modules of a built Worker: wrangler uploads these files of its folder alone. */
const modulesOf = (folder) =>
  ["index.js", ...globSync("assets/*.js", { cwd: folder })].map((path) => resolve(folder, path));

/** A built Worker as Miniflare wants it: the modules from disk, the bindings from its configuration. */
function builtWorker(folder, port = 0) {
  const config = resolve(folder, "wrangler.json");
  const { modulesRules: _modulesRules, ...options } = readWorkerOptions(config).workerOptions;
  const { name } = JSON.parse(readFileSync(config, "utf8"));
  const modules = modulesOf(folder).map((path) => ({ type: "ESModule", path }));
  return { ...options, ...directSocket(port), name, modules, modulesRoot: folder };
}

/** The processes that this one has started. */
const childrenOfThis = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** Milliseconds of processor time that a process has used so far, to the nanosecond that the scheduler counts. */
const cpuOf = (pid) =>
  globSync(`/proc/${pid}/task/*/schedstat`).reduce((sum, file) => {
    try {
      return sum + Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6;
    } catch {
      // The thread has just ended.
      return sum;
    }
  }, 0);

const bareScript = `export default { fetch: () => new Response("ok") };`;

async function start(workers, name, options = {}) {
  const before = childrenOfThis();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ host: "127.0.0.1", port: 0, cf: false, workers, ...options }),
  );
  await miniflare.ready;
  const { origin } = await miniflare.unsafeGetDirectURL(name);
  const [pid] = childrenOfThis().filter((child) => !before.includes(child));
  return { miniflare, origin, pid, cpuMs: () => cpuOf(pid), stop: () => miniflare.dispose() };
}

/** A Worker that says "ok": what any request costs on this machine. */
export const startBare = () =>
  start(
    [{ ...directSocket(), name: "bare", modules: true, script: bareScript, compatibilityDate: "2026-10-01" }],
    "bare",
  );

const withoutLimit = (ratelimits) =>
  Object.fromEntries(
    Object.entries(ratelimits).map(([name, { simple, ...rest }]) => [
      name,
      { ...rest, simple: { ...simple, limit: 1e9 } },
    ]),
  );

/** The migrations that belong to a build stand beside its folder. */
async function migrate(miniflare, name, build) {
  const database = await miniflare.getD1Database("DB", name);
  const folder = resolve(build, "../migrations");
  for (const file of readdirSync(folder).toSorted()) {
    const statements = splitSql(readFileSync(resolve(folder, file), "utf8"));
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}

/**
 * The built site with its stand-ins on an empty database. Files are served only if asked for: at the edge they are
 * another's work, and here the simulation of it would stand in front of every page. Without limits one visitor may ask
 * as often as many do. `options` are Miniflare's own.
 */
export async function startSite({
  build = resolve(root, "build"),
  withFiles = false,
  isUnlimited = false,
  port = 0,
  options,
} = {}) {
  const { assets, ratelimits, ...limitless } = builtWorker(resolve(build, "server"), port);
  const site = { ...limitless, ratelimits: isUnlimited ? withoutLimit(ratelimits) : ratelimits };
  const standIns = builtWorker(resolve(build, "stand-ins"));
  const worker = { ...site, ...(withFiles && { assets }) };
  const started = await start([worker, standIns], site.name, options);
  await migrate(started.miniflare, site.name, build);
  return started;
}

/** A built Worker that needs nothing but its files. */
export async function startAlone(build) {
  const worker = builtWorker(resolve(build, "server"));
  return start([worker], worker.name);
}
