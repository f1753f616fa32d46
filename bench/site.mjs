/** Runs built Workers on bare workerd, each on a socket of its own, no wrangler and no proxy in front, and asks them. */
import { once } from "node:events";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions, unstable_splitSqlQuery as splitSql } from "wrangler";
import { root } from "../scripts/toolchain.mjs";

const agent = new Agent({ keepAlive: true });
/** The user agent decides whether a page is streamed, as for a visitor, or gathered first, as for a crawler. */
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const headers = { accept: "text/html,*/*", "user-agent": browser };

/**
 * The HTML of a page, by Node's own client, since `fetch` takes longer than the server does; all but 200 is an error. A busy
 * machine may find that the server has just closed a connection that was idle: then it asks again.
 */
export async function readPage(origin, path, triesLeft = 3) {
  try {
    const [response] = await once(request(new URL(path, origin), { agent, headers }).end(), "response");
    const body = await text(response);
    return response.statusCode === 200 ? body : Promise.reject(new Error(`${path} answered ${response.statusCode}.`));
  } catch (error) {
    return error.code === "ECONNRESET" && triesLeft > 0 ? readPage(origin, path, triesLeft - 1) : Promise.reject(error);
  }
}

const directSocket = { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] };

/** A built Worker as Miniflare wants it: the modules from disk, the bindings from its configuration. */
function builtWorker(folder) {
  const config = resolve(folder, "wrangler.json");
  const { modulesRules: _modulesRules, ...options } = readWorkerOptions(config).workerOptions;
  const { name } = JSON.parse(readFileSync(config, "utf8"));
  // Wrangler uploads these files of the folder alone.
  const files = ["index.js", ...globSync("assets/*.js", { cwd: folder })];
  const modules = files.map((path) => ({ type: "ESModule", path: resolve(folder, path) }));
  return { ...options, ...directSocket, name, modules, modulesRoot: folder };
}

/** The processes that this one has started. */
const childrenOfThis = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** Milliseconds of processor time that a process has used so far, which Linux counts in hundredths of a second. */
function cpuOf(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ").slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

async function start(workers) {
  const before = childrenOfThis();
  const miniflare = new Miniflare(convertV4MiniflareOptions({ host: "127.0.0.1", port: 0, cf: false, workers }));
  await miniflare.ready;
  const { origin } = await miniflare.unsafeGetDirectURL(workers[0].name);
  const [pid] = childrenOfThis().filter((child) => !before.includes(child));
  return { miniflare, origin, cpuMs: () => cpuOf(pid), stop: () => miniflare.dispose() };
}

/** A Worker that says "ok": what any request costs on this machine. */
export const startBare = () => {
  const script = `export default { fetch: () => new Response("ok") };`;
  return start([{ ...directSocket, name: "bare", modules: true, script, compatibilityDate: "2026-10-01" }]);
};

/** Applies the migrations of this project, whatever the build. */
async function migrate(miniflare, name) {
  const database = await miniflare.getD1Database("DB", name);
  const folder = resolve(root, "migrations");
  for (const file of readdirSync(folder).toSorted()) {
    const statements = splitSql(readFileSync(resolve(folder, file), "utf8"));
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}

/**
 * The built site with its stand-ins on an empty database; one visitor may ask as often as many do. Files are served only if
 * asked for: at the edge they are another's work, and the simulation of it would stand in front of every page.
 */
export async function startSite({ build, withFiles = false }) {
  const { assets, ratelimits, ...site } = builtWorker(resolve(build, "server"));
  for (const { simple } of Object.values(ratelimits)) {
    simple.limit = 1e9;
  }
  const worker = { ...site, ratelimits, ...(withFiles && { assets }) };
  const started = await start([worker, builtWorker(resolve(build, "stand-ins"))]);
  await migrate(started.miniflare, worker.name);
  return started;
}
