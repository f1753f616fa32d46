/**
 * The site on this machine: its port, its database, its crons, and what wrangler is told to serve its build. As a command,
 * with a port: the built site for browser tests, with a database of its own.
 */
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { build } from "./build.mjs";
import { localState } from "./store-database.mjs";
import { root, run, say, serve, stop } from "./toolchain.mjs";

/** The port to serve on: `PORT`, or `usual`. Stops where it is taken: a server says so late, after another has answered. */
export async function choosePort(usual) {
  const port = Number(process.env.PORT ?? usual);
  try {
    const server = createServer().listen(port);
    await once(server, "listening");
    server.close();
  } catch {
    stop(`Port ${port} is taken, or none. Choose another one, such as PORT=9000.`);
  }
  return port;
}

/** Applies the migrations that the database in this folder does not have yet. */
export function migrate(persistTo = localState) {
  say("Bringing the local database up to date");
  const command = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", persistTo, "-c", "wrangler.toml"];
  run("wrangler", command, { quiet: true, env: { CI: "1" } });
}

/**
 * Arguments with which wrangler serves a build and its stand-ins.
 * @param {object} site
 * @param {string} site.folder of the build, from the root
 * @param {number | string} site.port
 * @param {string} [site.persistTo] the folder of its database
 * @param {boolean} [site.isUnlimited] lets one address ask as often as it likes, since tests have one and many visitors
 */
export function serveArguments({ folder, port, persistTo = localState, isUnlimited = false }) {
  const built = JSON.parse(readFileSync(resolve(root, folder, "server/wrangler.json"), "utf8"));
  // Canonical addresses, sitemap, cards and structured data name the place where the site really is.
  const vars = { ...built.vars, SITE_ORIGIN: `http://localhost:${port}` };
  const ratelimits = built.ratelimits.map((limit) => ({ ...limit, simple: { limit: 1_000_000, period: 60 } }));
  // Without crons, which wrangler would warn that it does not run: `showWhenReady` does.
  const local = { ...built, vars, triggers: undefined, ...(isUnlimited && { ratelimits }) };
  // The file lies beside the built one, since its paths begin there.
  const config = `${folder}/server/wrangler.${port}.json`;
  writeFileSync(resolve(root, config), JSON.stringify(local));
  const configs = ["-c", config, "-c", `${folder}/stand-ins/wrangler.json`];
  // The debugger takes any free port, so that two sites at once do not race for one.
  const ports = ["--port", String(port), "--inspector-port", "0"];
  return ["dev", ...configs, ...ports, "--persist-to", persistTo, "--show-interactive-dev-session=false"];
}

/** Wrangler looks Workers up by name, in one folder for the whole machine: a second copy of the project would answer this one. */
export const ownRegistry = (port) => ({ WRANGLER_REGISTRY_PATH: resolve(root, `.wrangler/registry-${port}`) });

/** Says what there is once the site answers. Cloudflare runs the outbox every five minutes; here it is run each minute. */
export async function showWhenReady(origin, text) {
  while ((await fetch(`${origin}/api/health`).catch(() => undefined)) === undefined) {
    await setTimeout(50);
  }
  const runOutbox = () => fetch(`${origin}/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*`).catch(() => undefined);
  setInterval(runOutbox, 60_000).unref();
  console.log(`
  Mailbox Plus     ${origin}
  Mail sent        ${origin}/stand-ins/outbox

${text}
  Ctrl+C stops it.
`);
}

if (import.meta.main) {
  const [, , port] = process.argv;
  const persistTo = `.wrangler/e2e-${port}`;
  build();
  rmSync(resolve(root, persistTo), { recursive: true, force: true });
  migrate(persistTo);
  serve("wrangler", serveArguments({ folder: "build", port, persistTo, isUnlimited: true }), {
    env: ownRegistry(port),
  });
}
