/** The built site as a process of its own on an empty database, which may be killed and started again. */
import { spawn } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  build,
  ensureInstalled,
  liftLimits,
  migrate,
  root,
  serveArguments,
  toolEnvironment,
} from "../../scripts/toolchain.mjs";

const startTimeoutMs = 120_000;

/** Builds the site and empties the database of this name. Nothing is running yet. */
export function prepareServer({ name, port }) {
  const persistTo = `.wrangler/${name}`;
  const origin = `http://localhost:${port}`;
  ensureInstalled();
  build();
  rmSync(resolve(root, persistTo), { recursive: true, force: true });
  migrate(persistTo);
  const config = liftLimits(name);
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
  process.on("exit", () => void end("SIGKILL"));
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => process.exit(1));
  }

  return {
    origin,
    /** Starts the server on what the last one left behind; resolves when it answers. */
    async start() {
      server = spawn("wrangler", serveArguments({ port, persistTo, config }), {
        cwd: root,
        env: { ...toolEnvironment, CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_LOG: "error" },
        stdio: ["ignore", "ignore", "inherit"],
        detached: true,
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
    withDatabase(work) {
      const folder = resolve(root, persistTo, "v3/d1/miniflare-D1DatabaseObject");
      for (const file of readdirSync(folder).filter((entry) => entry.endsWith(".sqlite"))) {
        const database = new DatabaseSync(resolve(folder, file));
        try {
          if (database.prepare("select 1 from sqlite_master where name = 'contact_messages'").get() !== undefined) {
            return work(database);
          }
        } finally {
          database.close();
        }
      }
      throw new Error("There is no database yet.");
    },
    /** Sends one message by the API, as the form's script would; rejects when the connection breaks. */
    async send(message, token) {
      const response = await fetch(`${origin}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", origin },
        body: JSON.stringify({
          name: "Ada Example",
          email: "ada@visitor.example",
          message,
          recaptcha: token,
        }),
      });
      await response.arrayBuffer();
      return response.status;
    },
    /** Mails what is due; true when the cron ran to its end. */
    async runMailCron() {
      const cron = encodeURIComponent("*/5 * * * *");
      const response = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${cron}`);
      await response.arrayBuffer();
      return response.ok;
    },
    /** The messages that the mail provider has taken, in order. */
    async mailedMessages() {
      const response = await fetch(`${origin}/stand-ins/outbox`, { headers: { accept: "application/json" } });
      const mails = await response.json();
      return mails.map(({ content }) => content[0].value.split("\n\n")[1].split("\n")[0]);
    },
  };
}

/** A token as the local widget makes it. */
export const freshToken = () =>
  `LOCAL.${encodeURIComponent(JSON.stringify({ hostname: "localhost", action: "contact", id: crypto.randomUUID() }))}`;

/** How often each value occurs. */
export function tally(values) {
  const counts = new Map();
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Ends the script with what was wrong, if anything was. */
export function conclude(complaints) {
  for (const complaint of complaints) {
    console.error(`✗ ${complaint}`);
  }
  process.exit(complaints.length === 0 ? 0 : 1);
}
