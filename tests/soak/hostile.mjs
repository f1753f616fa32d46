/**
 * `npm run test:soak -- hostile`: twenty clients send the worst requests we know while a visitor reads pages, on bare workerd.
 * Prints how long the visitor waits and how much memory the server has in use; fails past the limits below. `SECONDS`
 * says for how long (60), `CLIENTS` how many.
 */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startSite } from "../../bench/site.mjs";
import { build } from "../../scripts/build.mjs";
import { pages } from "../../scripts/site-pages.mjs";
import { ensureInstalled, say } from "../../scripts/toolchain.mjs";
import { conclude, tally } from "../support/message-traffic.mjs";
import { hostileRequests } from "./hostile-requests.mjs";

const pagePaths = pages.map(({ path }) => path);
const seconds = Number(process.env.SECONDS ?? 60);
const clients = Number(process.env.CLIENTS ?? 20);
const samples = 20;
const maxPageMs = 300;
const maxGrowth = 1.2;
/** How often memory is looked at, at most. */
const looks = 20;
/** Memory is compared from here on: before, caches and the machine code of the pages fill up. */
const warmUpLooks = looks / 5;

ensureInstalled();
build();
const server = await startSite({ port: Number(process.env.PORT ?? 8926), options: { inspectorPort: 0 } });
const inspector = await server.miniflare.getInspectorURL();
const agent = new Agent({ keepAlive: true, maxSockets: clients + 10 });

/** Sends one request and reads the answer; resolves with its status, or 0 when the connection broke. */
function send({ path, method = "GET", headers = {}, body, isCutOff = false }) {
  return new Promise((done) => {
    const { origin } = server;
    const sent = request(origin + path, {
      agent,
      method,
      headers: {
        ...headers,
        ...(headers.origin && { origin }),
        ...(body && { "content-length": Buffer.byteLength(body) }),
      },
    });
    sent.on("response", (response) => {
      response.resume();
      response.on("end", () => done(response.statusCode)).on("error", () => done(0));
    });
    sent.on("error", () => done(0));
    sent.end(body);
    if (isCutOff) {
      setTimeout(() => sent.destroy(), Math.random() * 10);
    }
  });
}

const kinds = Object.entries(hostileRequests);
const statuses = [];
const unexplained = [];

async function attack(until) {
  while (performance.now() < until) {
    const [, make] = kinds[Math.floor(Math.random() * kinds.length)];
    const wanted = make();
    const status = await send(wanted);
    statuses.push(status);
    // A geocoder that is asked too often is an answer; so is nothing, for those who left.
    const isExpected = status < 500 || (status === 502 && wanted.path.startsWith("/api/geocode"));
    if (!isExpected) {
      unexplained.push(`${status} for ${wanted.method ?? "GET"} ${wanted.path.slice(0, 60)}`);
    }
  }
}

/** A visitor in a thread of its own. */
const visit = () =>
  new Promise((done, fail) => {
    const workerData = { origin: server.origin, paths: pagePaths, seconds, pauseMs: 20 };
    new Worker(new URL("./page-visitor.mjs", import.meta.url), { workerData }).on("message", done).on("error", fail);
  });

const megabytes = () =>
  Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1024;

const collection = ["HeapProfiler.enable", "HeapProfiler.collectGarbage", "Runtime.getHeapUsage"];

/**
 * Has every isolate collect its garbage, which V8 leaves lying for minutes while there is room. That it has been asked to
 * is told by the answer to what is asked after it.
 */
async function collectGarbage() {
  const isolates = await (await fetch(new URL("/json", inspector.href.replace("ws", "http")))).json();
  const collections = isolates.map(({ webSocketDebuggerUrl }) => {
    const socket = new WebSocket(webSocketDebuggerUrl);
    const answered = new Promise((done, failed) => {
      socket.addEventListener("message", ({ data }) => JSON.parse(data).id === collection.length && done());
      socket.addEventListener("error", failed);
    });
    socket.addEventListener("open", () =>
      collection.forEach((method, index) => socket.send(JSON.stringify({ id: index + 1, method }))),
    );
    return answered.finally(() => socket.close());
  });
  await Promise.all(collections);
}

/** What was in use each time, in megabytes, and with the garbage before. */
const inUse = [];
const withGarbage = [];
async function watchMemory(until) {
  while (performance.now() < until) {
    await pause((seconds * 1000) / looks);
    withGarbage.push(megabytes());
    await collectGarbage();
    inUse.push(megabytes());
  }
}

/** Processor time of each kind in milliseconds, whatever else the machine does. */
async function costs() {
  const times = [];
  for (const [name, make] of kinds) {
    await send({ ...make(), isCutOff: false });
    const before = server.cpuMs();
    for (let count = 0; count < samples; count += 1) {
      await send({ ...make(), isCutOff: false });
    }
    times.push([name, (server.cpuMs() - before) / samples]);
  }
  return times.toSorted(([, a], [, b]) => b - a);
}

const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
const median = (values) => quantile(values, 0.5);
const ms = (value) => `${value.toFixed(0)} ms`;

say("Processor time of each kind, alone");
for (const path of [...pagePaths, ...pagePaths]) {
  await send({ path });
}
for (const [name, time] of (await costs()).slice(0, 12)) {
  console.log(`  ${time.toFixed(1).padStart(6)} ms  ${name}`);
}
say(`${clients} clients send the worst, ${seconds} s`);
const cpuBefore = server.cpuMs();
const until = performance.now() + seconds * 1000;
const attacks = Array.from({ length: clients }, () => attack(until));
const [visits] = await Promise.all([visit(), watchMemory(until), ...attacks]);
const waits = visits.map(({ ms: wait }) => wait);
unexplained.push(
  ...visits.filter(({ status }) => status !== 200).map(({ status, path }) => `${status} for the visitor's ${path}`),
);
const cpuEach = (server.cpuMs() - cpuBefore) / (statuses.length + waits.length);
agent.destroy();
await server.stop();

const rested = inUse.slice(Math.min(warmUpLooks, inUse.length - 2));
const half = Math.ceil(rested.length / 2);
const [before, after] = [rested.slice(0, half), rested.slice(half)].map(median);
const growth = after / before;
const p99 = quantile(waits, 0.99);
console.log(
  [
    `${statuses.length} hostile requests (${(statuses.length / seconds).toFixed(0)} a second): ${[...tally(statuses)].map(([status, count]) => `${count} × ${status}`).join(", ")}`,
    `${waits.length} pages: p50 ${ms(median(waits))}, p95 ${ms(quantile(waits, 0.95))}, p99 ${ms(p99)}, slowest ${ms(quantile(waits, 1))}`,
    `processor time: ${cpuEach.toFixed(1)} ms a request, so that a machine with nothing else to do lets a page wait about ${ms(cpuEach * clients)}`,
    `memory of workerd in use: ${before.toFixed(0)} MB in the first half, ${after.toFixed(0)} in the second (${growth.toFixed(2)}×), with garbage at most ${Math.max(...withGarbage).toFixed(0)} MB; each time ${inUse.map((each) => each.toFixed(0)).join(" ")}`,
  ].join("\n"),
);
conclude([
  ...[...tally(unexplained)].map(([what, count]) => `${count} × ${what}`),
  ...(p99 <= maxPageMs ? [] : [`p99 of pages is over ${maxPageMs} ms`]),
  ...(growth <= maxGrowth ? [] : [`memory grew by more than ${maxGrowth} times`]),
]);
