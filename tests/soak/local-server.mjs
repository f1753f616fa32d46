/** The built site as a process of its own on an empty database, which may be killed and started again. */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "../../scripts/build.mjs";
import { withLocalDatabase } from "../support/local-database.mjs";
import { migrate, serveArguments } from "../../scripts/local-site.mjs";
import { ensureInstalled, root, spawnGroup } from "../../scripts/toolchain.mjs";

const startTimeoutMs = 120_000;

/** Builds the site and empties the database of this name. Nothing is running yet. */
export function prepareServer({ name, port }) {
  const persistTo = `.wrangler/${name}`;
  const origin = `http://localhost:${port}`;
  ensureInstalled();
  build();
  const args = serveArguments({ folder: "build", port, persistTo, isUnlimited: true });
  rmSync(resolve(root, persistTo), { recursive: true, force: true });
  migrate(persistTo);
  let server;

  /** Ends wrangler and the workerd below it, at once or asking first. */
  function end(signal) {
    const ended = server;
    server = undefined;
    if (ended === undefined) {
      return Promise.resolve();
    }
    const exit = new Promise((done) => ended.once("exit", done));
    process.kill(-ended.pid, signal);
    return exit;
  }

  return {
    origin,
    /** Starts the server on what the last one left behind; resolves when it answers. */
    async start() {
      server = spawnGroup("wrangler", args, {
        env: { WRANGLER_LOG: "error" },
        stdio: ["ignore", "ignore", "inherit"],
      });
      const giveUpAt = Date.now() + startTimeoutMs;
      // Wrangler starts a Worker anew when the second one has come, and drops what is under way then.
      for (let answered = 0; answered < 10;) {
        const response = await fetch(`${origin}/api/health`).catch(() => undefined);
        answered = response?.ok ? answered + 1 : 0;
        if (Date.now() > giveUpAt) {
          throw new Error("The server did not start.");
        }
        await new Promise((next) => setTimeout(next, 50));
      }
    },
    /** The whole process group at once, as a power cut would. */
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    /** Reads or writes the database while no server has it. */
    withDatabase: (work) => withLocalDatabase(persistTo, work),
  };
}
