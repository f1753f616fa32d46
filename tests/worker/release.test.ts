/**
 * Wrangler itself releases a small Worker with the repository's own settings to a recorder of Cloudflare's API: first
 * release, second, the way back, and a question.
 *
 * @module-tag rest
 */
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { folderFor } from "../../scripts/build.mjs";
import { hostsOf } from "../../scripts/production-guard.ts";
import { toolEnvironment } from "../../scripts/toolchain.mjs";
import { accountId, startRecorder, type Recorder } from "../support/cloudflare-recorder.ts";

const production = readConfig({ config: "wrangler.toml", env: "production" }, { hideWarnings: true });
const { name = "", observability } = production;
const [host = "", ...otherHosts] = hostsOf(production);
const addresses = `addresses ${[host, ...otherHosts].join(", ")}`;
const crons = `crons ${production.triggers.crons?.join(", ")}`;
const builtConfig = `${folderFor("production")}/server/wrangler.json`;

let recorder: Recorder;
let folder = "";

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(async () => {
  recorder = await startRecorder(name);
  folder = mkdtempSync(join(tmpdir(), "release-"));
  copyFileSync("wrangler.toml", join(folder, "wrangler.toml"));
  write("migrations/0001_first.sql", "create table messages (id text);");
  // As the build writes it, of a Worker that does nothing.
  const server = dirname(builtConfig);
  write(join(server, "../client/logo.svg"), "<svg/>");
  write(join(server, "index.js"), "export class GeocodeThrottle {}\nexport default { fetch: () => new Response() };");
  const assets = { ...production.assets, directory: "../client" };
  write(builtConfig, JSON.stringify({ ...production, unsafe: undefined, main: "index.js", no_bundle: true, assets }));
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
    child.once("error", refuse).once("close", () => settle(stripVTControlCharacters(said)));
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
  const play = ["node", resolve("tests/support/release-in-terminal.mjs"), name, recorder.url, builtConfig];
  const args = process.platform === "darwin" ? ["-q", "/dev/null", ...play] : ["-qefc", play.join(" "), "/dev/null"];
  return run("script", args, answers);
}

test("a draft that holds the secrets gets a first release with addresses, the next goes beside it, and the way back keeps its settings", async () => {
  await run("wrangler", ["secret", "put", "TURNSTILE_SECRET_KEY", "-c", builtConfig], [], "key");
  expect(takeCalls()).toEqual(["deploy of a Worker with nothing", "secret TURNSTILE_SECRET_KEY"]);

  expect(await releaseInTerminal()).toContain("RELEASED, to go back: undefined");
  expect(takeCalls()).toEqual([
    "database migrated",
    expect.stringMatching(/^deploy of a Worker with .*GEOCODE_THROTTLE, DB/),
    addresses,
    crons,
  ]);
  expect(recorder.settings.observability).toEqual(observability);
  const first = recorder.deployments[0]?.[0]?.version_id;

  const released = await releaseInTerminal();
  const [, wayBack = ""] = /RELEASED, to go back: npx (.*)/.exec(released) ?? [];
  expect(wayBack).toContain(`wrangler versions deploy ${first}@100%`);
  expect(takeCalls()).toEqual([
    "version uploaded",
    "visitors: 100% to 3, 0% to 4",
    "settings patched: observability",
    "visitors: 100% to 4",
    "settings patched: observability",
    addresses,
    crons,
  ]);

  // As a shell reads the line.
  const returned = await run("sh", ["-c", wayBack]);
  expect(takeCalls()).toEqual(["visitors: 100% to 3", "settings patched: observability"]);

  const transcript = [
    "$ npm run deploy, the second one",
    released,
    `$ npx ${wayBack}`,
    returned,
    `[env.production.observability]   ${JSON.stringify(observability)}`,
    ...recorder.patches.map((patch) => `patched as script settings       ${JSON.stringify(patch.observability)}`),
  ].join("\n");
  console.log(transcript);
  expect(recorder.patches).toEqual([{ observability }, { observability }, { observability }]);
  expect(transcript).not.toContain("Multiple environments");
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
