/** How large the Worker is, and how long it takes from nothing to its first answer. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { root, toolEnvironment } from "../scripts/toolchain.mjs";
import { kb, median, ms, ratio, table } from "./figures.mjs";
import { cpuMs } from "./process-cpu.mjs";
import { askTimes } from "./requests.mjs";
import { modulesOf, startBare, startModules, startSite } from "./site.mjs";

const rounds = 5;

/** From the start of workerd to the end of its first answer. */
async function firstAnswer(start) {
  const took = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const worker = await start();
    await askTimes(worker.origin, "/robots.txt", 1);
    took.push(performance.now() - began);
    await worker.stop();
  }
  return median(took);
}

/** Until nothing is left that starting, compiling or collecting garbage has to do. @returns what was used up to then */
async function settledCpuMs(pid) {
  for (let before = cpuMs(pid); ;) {
    await new Promise((next) => setTimeout(next, 150));
    const after = cpuMs(pid);
    if (after - before < 0.3) {
      return after;
    }
    before = after;
  }
}

/** Processor time of the first page that a fresh isolate makes, whose code is compiled for it. */
async function firstPage(path) {
  const took = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite();
    // The local database and cache have a first time as well, which at the edge is not ours.
    await askTimes(site.origin, "/api/health", 1);
    await askTimes(site.origin, "/api/geocode/reverse?format=json&lat=41.7&lon=-81.2", 1);
    const before = await settledCpuMs(site.pid);
    await askTimes(site.origin, path, 1);
    took.push((await settledCpuMs(site.pid)) - before);
    await site.stop();
  }
  return median(took);
}

/** What `wrangler check startup` saw of the evaluation of the modules, or that it saw nothing. */
function evaluation() {
  const folder = resolve(root, "build/bench");
  mkdirSync(folder, { recursive: true });
  const args = ["check", "startup", "--args=-c build/server/wrangler.json", `--outfile=${folder}/startup.cpuprofile`];
  const { stdout } = spawnSync("wrangler", args, { cwd: root, env: toolEnvironment, encoding: "utf8" });
  return /Active: ([\d.]+ ms)/.exec(stdout)?.[1] ?? "not measured";
}

export async function measureStartup() {
  const code = Buffer.concat(modulesOf(resolve(root, "build/server")).map((path) => readFileSync(path)));
  const site = await firstAnswer(startModules);
  const bare = await firstAnswer(startBare);
  const firstPages = [];
  for (const path of ["/", "/home-business/mailbox-rental"]) {
    firstPages.push([`CPU of the first page, ${path}`, ms(await firstPage(path)), "–", "–"]);
  }
  return table(
    "The Worker",
    `Start: workerd from nothing to its first answer (/robots.txt), without local databases, median of ${rounds}. Evaluation: the active time in the profile of wrangler.`,
    ["", "site", "bare", "against bare"],
    [
      ["bundle, gzip", kb(gzipSync(code).length), "–", "–"],
      ["bundle as it is", kb(code.length), "–", "–"],
      ["evaluation of the modules", evaluation(), "–", "–"],
      ...firstPages,
      ["start to first answer", ms(site), ms(bare), `${ms(site - bare)} more, ${ratio(site, bare)}`],
    ],
  );
}
