/**
 * `npm run test:soak -- load`: fifty visitors at once send messages for twenty seconds, limits lifted, loopback
 * only. None may be lost or doubled; how long an answer takes is printed.
 */
import { prepareServer } from "../../scripts/local-server.mjs";
import { conclude, freshToken, mailedMessages, sendMessage, tally } from "../support/message-traffic.mjs";

const visitors = Number(process.env.VISITORS ?? 50);
const seconds = Number(process.env.SECONDS ?? 20);

const server = prepareServer({ name: "load", port: process.env.PORT ?? 8923 });
const accepted = [];
const others = [];
const times = [];

async function visit(visitor, until) {
  for (let count = 0; Date.now() < until; count += 1) {
    const message = `Visitor ${visitor}, message ${count}`;
    const began = performance.now();
    const status = await sendMessage(server.origin, message, freshToken()).catch((error) => String(error));
    times.push(performance.now() - began);
    if (status === 201) {
      accepted.push(message);
    } else {
      others.push(status);
    }
  }
}

await server.start();
const until = Date.now() + seconds * 1000;
await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor, until)));

// First mails go on after the answers; what is still under way after a minute is a finding.
let mailed = new Map();
for (const giveUpAt = Date.now() + 60_000; Date.now() < giveUpAt && mailed.size < accepted.length;) {
  mailed = tally(await mailedMessages(server.origin));
  await new Promise((next) => setTimeout(next, 500));
}
await server.stop();
const stored = tally(
  server
    .withDatabase((database) => database.prepare("select message from contact_messages").all())
    .map(({ message }) => message),
);

const lost = accepted.filter((message) => !stored.has(message));
const doubled = [...stored].filter(([, count]) => count > 1);
const unmailed = accepted.filter((message) => !mailed.has(message));
const mailedTwice = [...mailed].filter(([, count]) => count > 1);
const sorted = times.toSorted((a, b) => a - b);
const quantile = (share) => `${sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0)} ms`;
console.log(
  [
    `${visitors} visitors, ${seconds} s: ${accepted.length} accepted (${(accepted.length / seconds).toFixed(0)} a second), ${others.length} not`,
    `answers: p50 ${quantile(0.5)}, p95 ${quantile(0.95)}, p99 ${quantile(0.99)}, slowest ${quantile(1)}`,
    `${lost.length} lost, ${doubled.length} doubled, ${unmailed.length} not mailed, ${mailedTwice.length} mailed twice`,
  ].join("\n"),
);
conclude([
  ...[...tally(others)].map(([status, count]) => `${count} answered with ${status}`),
  ...lost.map((message) => `${message} was accepted and is not in the database`),
  ...doubled.map(([message]) => `${message} is in the database twice`),
  ...unmailed.map((message) => `${message} was never mailed`),
  ...mailedTwice.map(([message]) => `${message} was mailed twice`),
]);
