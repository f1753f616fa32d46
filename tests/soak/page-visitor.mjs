/**
 * A visitor who reads one page after the other, with a moment to look at each. Runs in a thread of its own, so that a
 * busy sender of requests in the main thread is not taken for a slow server.
 */
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const { origin, paths, seconds, pauseMs } = workerData;
const agent = new Agent({ keepAlive: true });
const headers = { accept: "text/html", "user-agent": "Mozilla/5.0 Chrome/156.0.0.0" };

/** Reads a page to its end; resolves with its status, or 0 when the connection broke. */
const read = (path) =>
  new Promise((done) => {
    request(origin + path, { agent, headers })
      .on("response", (response) => {
        response.resume();
        response.on("end", () => done(response.statusCode)).on("error", () => done(0));
      })
      .on("error", () => done(0))
      .end();
  });

/** Of each page its path, its status and how long it took in milliseconds. */
const visits = [];
const until = performance.now() + seconds * 1000;
for (let count = 0; performance.now() < until; count += 1) {
  const path = paths[count % paths.length];
  const began = performance.now();
  const status = await read(path);
  visits.push({ path, status, ms: performance.now() - began });
  await pause(pauseMs);
}
agent.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort.postMessage(visits);
