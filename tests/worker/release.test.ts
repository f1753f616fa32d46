/**
 * Wrangler itself releases a small Worker to a recorder of Cloudflare's API: first release, second, and a question.
 *
 * @module-tag rest
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toolEnvironment } from "../../scripts/toolchain.mjs";
import { accountId, startRecorder, type Recorder } from "../support/cloudflare-recorder.ts";

const name = "mailbox-plus-production";
const host = "www.the-store.com";
const bindings = {
  d1_databases: [{ binding: "DB", database_name: "messages", database_id: "0d5e5f5c-6a0e-4f6d-9a58-1c3d7c0c7a11" }],
};
/** As the build writes it; `wrangler d1 migrations apply` reads the source of it. */
const built = {
  name,
  main: "index.js",
  compatibility_date: "2026-10-01",
  workers_dev: false,
  routes: [host, "the-store.com"].map((pattern) => ({ pattern, custom_domain: true })),
  triggers: { crons: ["*/5 * * * *"] },
  ...bindings,
  durable_objects: { bindings: [{ name: "GEOCODE_THROTTLE", class_name: "GeocodeThrottle" }] },
  migrations: [{ tag: "v1", new_sqlite_classes: ["GeocodeThrottle"] }],
};
const source = `
name = "mailbox-plus"
[[env.production.d1_databases]]
binding = "DB"
database_name = "messages"
database_id = "${bindings.d1_databases[0]?.database_id}"
`;

let recorder: Recorder;
let folder = "";

beforeEach(async () => {
  recorder = await startRecorder(name);
  folder = mkdtempSync(join(tmpdir(), "release-"));
  mkdirSync(join(folder, "migrations"));
  writeFileSync(join(folder, "migrations/0001_first.sql"), "create table messages (id text);");
  writeFileSync(
    join(folder, "index.js"),
    "export class GeocodeThrottle {}\nexport default { fetch: () => new Response() };",
  );
  writeFileSync(join(folder, "built.json"), JSON.stringify(built));
  writeFileSync(join(folder, "wrangler.toml"), source);
});

afterEach(async () => {
  await recorder.close();
  rmSync(folder, { recursive: true });
});

/** Runs a command in the folder and says what it said; `answers` go to its questions, one after the other. */
function run(command: string, args: readonly string[], answers: string[] = [], input?: string) {
  return new Promise<string>((settle, refuse) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: {
        ...toolEnvironment,
        CI: "",
        CLOUDFLARE_API_BASE_URL: `${recorder.url}/client/v4`,
        CLOUDFLARE_API_TOKEN: "token",
        CLOUDFLARE_ACCOUNT_ID: accountId,
        WRANGLER_LOG_PATH: folder,
        // What the servers of other tests set would silence the answers that a release reads.
        WRANGLER_LOG: "log",
      },
    });
    if (input !== undefined) {
      child.stdin.end(input);
    }
    let said = "";
    let answered = 0;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        // Wrangler draws a question anew with each key; a new one hides the cursor first.
        if (said.split("\u001B[?25l").length - 1 > answered) {
          child.stdin.write(answers[answered] ?? "n");
          answered += 1;
        }
      });
    }
    child.once("error", refuse).once("close", () => settle(said));
  });
}

/** What changed since it was last asked; wrangler sets addresses and crons at the same time, so those are in order here. */
function takeCalls() {
  const isTrigger = (call: string) => /^(addresses|crons)/.test(call);
  const calls = recorder.calls.splice(0);
  return [...calls.filter((call) => !isTrigger(call)), ...calls.filter(isTrigger).toSorted()];
}

/** A release in a terminal: `script` makes one, on a Mac by other options. */
function releaseInTerminal(...answers: string[]) {
  const play = ["node", resolve("tests/support/release-in-terminal.mjs"), name, recorder.url];
  const args = process.platform === "darwin" ? ["-q", "/dev/null", ...play] : ["-qefc", play.join(" "), "/dev/null"];
  return run("script", args, answers);
}

test("a draft that holds the secrets gets a first release with addresses, the next goes beside it", async () => {
  await run("wrangler", ["secret", "put", "TURNSTILE_SECRET_KEY", "-c", "built.json"], [], "key");
  expect(takeCalls()).toEqual(["deploy of a Worker with nothing", "secret TURNSTILE_SECRET_KEY"]);

  expect(await releaseInTerminal()).toContain("RELEASED, to go back: undefined");
  expect(takeCalls()).toEqual([
    "database migrated",
    "deploy of a Worker with GEOCODE_THROTTLE, DB",
    `addresses ${host}, the-store.com`,
    "crons */5 * * * *",
  ]);
  const first = recorder.deployments[0]?.[0]?.version_id;

  expect(await releaseInTerminal()).toContain(`RELEASED, to go back: npx wrangler versions deploy ${first}@100%`);
  expect(takeCalls()).toEqual([
    "version uploaded",
    "visitors: 100% to 3, 0% to 4",
    "visitors: 100% to 4",
    `addresses ${host}, the-store.com`,
    "crons */5 * * * *",
  ]);
}, 300_000);

test("somebody else's DNS records are named, and stay when nobody says yes", async () => {
  recorder.addDraft();
  recorder.foreignRecords.add(host);

  const said = await releaseInTerminal("n");

  expect(said).toContain(host);
  expect(said).toContain("NOT RELEASED: The first version has no address yet.");
  expect(recorder.calls.join("\n")).not.toContain("addresses");
  expect([...recorder.foreignRecords]).toEqual([host]);
}, 300_000);
