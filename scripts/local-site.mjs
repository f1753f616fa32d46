/** The built site on this machine: its port, its database, and what wrangler is told to serve it. */
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { root, run, say } from "./toolchain.mjs";

/**
 * The port to serve on: `PORT`, or `usual`. Ends the script when it is none or taken, before anything takes time: a server
 * says so late, after another one has answered in its place.
 */
export async function choosePort(usual) {
  const port = Number(process.env.PORT ?? usual);
  const server = createServer().listen(port);
  await once(server, "listening");
  server.close();
  return port;
}

/** Applies the migrations that the database in this folder does not have yet. */
export function migrate(persistTo) {
  say("Bringing the local database up to date");
  const command = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", persistTo, "-c", "wrangler.toml"];
  run("wrangler", command, { quiet: true, env: { CI: "1" } });
}

/**
 * Arguments with which wrangler serves a build and its stand-ins.
 * @param {object} site
 * @param {string} site.folder of the build, from the root
 * @param {number | string} site.port
 * @param {string} site.persistTo the folder of its database
 * @param {boolean} [site.isUnlimited] lets one address ask as often as it likes, since tests have one and many visitors
 */
export function serveArguments({ folder, port, persistTo, isUnlimited = false }) {
  const built = JSON.parse(readFileSync(resolve(root, folder, "server/wrangler.json"), "utf8"));
  // Canonical addresses, sitemap, cards and structured data name the place where the site really is.
  const vars = { ...built.vars, SITE_ORIGIN: `http://localhost:${port}` };
  const ratelimits = built.ratelimits.map((limit) => ({ ...limit, simple: { limit: 1_000_000, period: 60 } }));
  // Without crons, which wrangler would warn that it does not run: `runCrons` does.
  const local = { ...built, vars, triggers: undefined, ...(isUnlimited && { ratelimits }) };
  // The file lies beside the built one, since its paths begin there.
  const config = `${folder}/server/wrangler.${port}.json`;
  writeFileSync(resolve(root, config), JSON.stringify(local));
  const configs = ["-c", config, "-c", `${folder}/stand-ins/wrangler.json`];
  // The debugger takes any free port, so that two sites at once do not race for one.
  const ports = ["--port", String(port), "--inspector-port", "0"];
  return ["dev", ...configs, ...ports, "--persist-to", persistTo, "--show-interactive-dev-session=false"];
}

/** Resolves with true when the site at this origin answers, with false when its server ended before that. */
export async function isAnswering(origin, server) {
  while (server.exitCode === null && server.signalCode === null) {
    if (await fetch(`${origin}/api/health`).catch(() => undefined)) {
      return true;
    }
    await setTimeout(50);
  }
  return false;
}

/** Cloudflare runs the outbox every five minutes; on this machine it is run each minute. */
export function runCrons(origin) {
  const runOutbox = () => fetch(`${origin}/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*`).catch(() => undefined);
  setInterval(runOutbox, 60_000).unref();
}
