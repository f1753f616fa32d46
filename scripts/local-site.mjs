import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { localState } from "./store-database.mjs";
import { root, run, say, serve, stop } from "./toolchain.mjs";

/** Stops if the port is taken: otherwise the other server would answer. */
export async function choosePort(usual) {
  const port = Number(process.env.PORT ?? usual);
  const server = createServer();
  await once(server.listen(port), "listening").catch(() =>
    stop(`Port ${port} is taken. Choose one, such as PORT=9000.`),
  );
  server.close();
  return port;
}

export function migrate(persistTo = localState) {
  const command = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", persistTo, "-c", "wrangler.toml"];
  run("wrangler", command, { quiet: true, env: { CI: "1" } });
}

export function serveSite({ folder, port, persistTo = localState, changes = {}, stdio = "inherit" }) {
  migrate(persistTo);
  say("Starting the server");
  const built = JSON.parse(readFileSync(resolve(root, folder, "server/wrangler.json"), "utf8"));
  // Canonical URLs, sitemap, cards and structured data need the real origin.
  const vars = { ...built.vars, SITE_ORIGIN: `http://localhost:${port}` };
  // Paths in the configuration are relative to its folder.
  const config = `${folder}/server/wrangler.${port}.json`;
  writeFileSync(resolve(root, config), JSON.stringify({ ...built, vars, triggers: undefined, ...changes }));
  const configs = ["-c", config, "-c", `${folder}/stand-ins/wrangler.json`];
  // Any free debugger port, or two sites would race for one.
  const ports = ["--port", String(port), "--inspector-port", "0"];
  const more = ["--persist-to", persistTo, "--show-interactive-dev-session=false"];
  return serve("wrangler", ["dev", ...configs, ...ports, ...more], { stdio, env: ownRegistry(port) });
}

/** Wrangler finds Workers by name in one folder per machine, so a second site would answer this one. */
export const ownRegistry = (port) => ({ WRANGLER_REGISTRY_PATH: resolve(root, `.wrangler/registry-${port}`) });

/** Cloudflare runs the outbox every five minutes, this each minute. */
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
