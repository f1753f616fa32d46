/** The site on this machine: its port, its database, its crons, and what wrangler is told to serve its build. */
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { localState } from "./store-database.mjs";
import { root, run, say, serve, stop } from "./toolchain.mjs";

/** The port to serve on: `PORT`, or `usual`. Stops where it is taken: a server says so late, after another has answered. */
export async function choosePort(usual) {
  const port = Number(process.env.PORT ?? usual);
  const server = createServer();
  await once(server.listen(port), "listening").catch(() =>
    stop(`Port ${port} is taken. Choose one, such as PORT=9000.`),
  );
  server.close();
  return port;
}

/** Applies the migrations that the database in this folder does not have yet. */
export function migrate(persistTo = localState) {
  const command = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", persistTo, "-c", "wrangler.toml"];
  run("wrangler", command, { quiet: true, env: { CI: "1" } });
}

/**
 * Serves a build and its stand-ins.
 * @param {object} site
 * @param {string} site.folder of the build, from the root
 * @param {number} site.port
 * @param {string} [site.persistTo] the folder of its database
 * @param {object} [site.changes] of its configuration
 */
export function serveSite({ folder, port, persistTo = localState, changes = {}, stdio = "inherit" }) {
  migrate(persistTo);
  say("Starting the server");
  const built = JSON.parse(readFileSync(resolve(root, folder, "server/wrangler.json"), "utf8"));
  // Canonical addresses, sitemap, cards and structured data name the place where the site really is.
  const vars = { ...built.vars, SITE_ORIGIN: `http://localhost:${port}` };
  // The file lies beside the built one, since its paths begin there. `showWhenReady` runs the crons, wrangler doesn't.
  const config = `${folder}/server/wrangler.${port}.json`;
  writeFileSync(resolve(root, config), JSON.stringify({ ...built, vars, triggers: undefined, ...changes }));
  const configs = ["-c", config, "-c", `${folder}/stand-ins/wrangler.json`];
  // The debugger takes any free port, so that two sites at once do not race for one.
  const ports = ["--port", String(port), "--inspector-port", "0"];
  const more = ["--persist-to", persistTo, "--show-interactive-dev-session=false"];
  return serve("wrangler", ["dev", ...configs, ...ports, ...more], { stdio, env: ownRegistry(port) });
}

/** Wrangler looks Workers up by name, in one folder for the whole machine: a second site would answer this one. */
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
