/**
 * `npm run test:soak -- visitors`: fifty visitors read all pages and their data, search, and send forms that are not filled in
 * rightly, on bare workerd; then staff put up a notice and take it down. Fails when anything of one answer stands in
 * another, and when a page is behind by more than 61 seconds. `REQUESTS` says how many (10,000).
 */
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "../../bench/site.mjs";
import { build } from "../../scripts/build.mjs";
import { pages } from "../../scripts/site-pages.mjs";
import { ensureInstalled, say } from "../../scripts/toolchain.mjs";
import { conclude, tally } from "../support/message-traffic.mjs";

const wanted = Number(process.env.REQUESTS ?? 10_000);
const visitors = 50;
const maxDelayMs = 61_000;

ensureInstalled();
build();
const server = await startSite({ isUnlimited: true });
const { origin } = server;
const paths = pages.flatMap(({ path }) => [path, path === "/" ? "/_.data" : `${path}.data`]);

const complaints = [];
let cutOff = 0;

/** Asks again where the server closed a connection that had been idle for long while this machine was busy. */
async function ask(path, options) {
  for (let triesLeft = 3; ; triesLeft -= 1) {
    try {
      return await fetch(origin + path, options);
    } catch (error) {
      if (triesLeft === 0 || error.cause?.code !== "ECONNRESET") {
        throw error;
      }
      cutOff += 1;
    }
  }
}

const nonces = new Set();
const statuses = [];
const ways = [];

const markOf = (visitor) => `visitor-${String(visitor).padStart(2, "0")}-was-here`;
const anyMark = /visitor-\d\d-was-here/g;

/** What must not be there twice, and what must not be there at all. */
async function check(response, visitor, what) {
  const text = await response.text();
  statuses.push(response.status);
  ways.push(response.headers.get("server-timing") ?? "made");
  const complain = (problem) => complaints.push(`${problem}: ${what}`);
  const [, nonce = ""] = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "") ?? [];
  if (nonces.has(nonce)) {
    complain("a nonce twice");
  }
  nonces.add(nonce);
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const scripts = [...text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes("ld+json"));
  if (isPage && (scripts.length === 0 || scripts.some((tag) => !tag.includes(`nonce="${nonce}"`)))) {
    complain("a script with another nonce than its header's");
  }
  const [id] = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f-]{17}/.exec(text) ?? [];
  if (id !== undefined) {
    complain("a request id, which only a failure shows");
  }
  if ((text.match(anyMark) ?? []).some((mark) => mark !== markOf(visitor))) {
    complain("what another visitor sent");
  }
  return text;
}

/** A page or its data, and now and then a question or a form with a mark of one's own. */
async function act(visitor, turn) {
  const headers = { "user-agent": "Mozilla/5.0 Chrome/156.0.0.0", "cf-connecting-ip": `198.51.100.${visitor}` };
  const mark = markOf(visitor);
  if (turn % 20 === 7) {
    const path = `/search?q=${mark}`;
    return check(await ask(path, { headers }), visitor, path);
  }
  if (turn % 20 === 13) {
    const body = new URLSearchParams({ name: mark, email: mark, message: mark });
    const sent = { method: "POST", headers: { ...headers, origin }, body };
    return check(await ask("/contact-us", sent), visitor, "a form");
  }
  const path = paths[(visitor * 7 + turn) % paths.length];
  return check(await ask(path, { headers }), visitor, path);
}

async function visit(visitor) {
  for (let turn = 0; turn < wanted / visitors; turn += 1) {
    await act(visitor, turn);
  }
}

say(`${visitors} visitors, ${wanted} requests`);
const began = performance.now();
await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
const seconds = (performance.now() - began) / 1000;

const noticeText = "Closed today, a pipe burst";
const database = await server.miniflare.getD1Database("DB", "mailbox-plus");

/** Milliseconds until all of these pages say the notice, or say it no longer. */
async function delayUntil(isShown) {
  const start = performance.now();
  const behind = new Set(["/", "/contact-us", "/services", "/contact-us.data"]);
  while (behind.size > 0 && performance.now() - start < 2 * maxDelayMs) {
    for (const path of behind) {
      if ((await (await ask(path)).text()).includes(noticeText) === isShown) {
        behind.delete(path);
      }
    }
    await pause(250);
  }
  const ms = performance.now() - start;
  if (ms > maxDelayMs) {
    complaints.push(`a notice ${isShown ? "shows" : "goes"} only after ${(ms / 1000).toFixed(0)} s`);
  }
  return `${(ms / 1000).toFixed(1)} s`;
}

say("A notice comes and goes");
await database
  .prepare("insert into notices (text, starts_at, ends_at) values (?, '2020-01-01T00:00:00Z', '2100-01-01T00:00:00Z')")
  .bind(noticeText)
  .run();
const shownAfter = await delayUntil(true);
await database.prepare("delete from notices").run();
const goneAfter = await delayUntil(false);
await server.stop();

const counted = (values) => [...tally(values)].map(([value, count]) => `${count} × ${value}`).join(", ");
console.log(
  [
    `${statuses.length} answers in ${seconds.toFixed(0)} s: ${counted(statuses)}; ${counted(ways)}; ${cutOff} connections cut off`,
    `${nonces.size} nonces`,
    `a notice shows after ${shownAfter} and is gone after ${goneAfter}`,
  ].join("\n"),
);
conclude([...tally(complaints)].map(([what, count]) => `${count} × ${what}`));
