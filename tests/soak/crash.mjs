/**
 * `npm run test:soak -- crash`: messages are sent while the server (wrangler, workerd, all of it) is killed with
 * SIGKILL at random moments and started again on what it left behind. A visitor whose connection broke
 * sends again. Every message that was answered with success must be stored once, and mailed at last.
 */
import { prepareServer } from "./local-server.mjs";
import { conclude, freshToken, mailedMessages, runMailCron, sendMessage, tally } from "../support/message-traffic.mjs";

const count = Number(process.env.MESSAGES ?? 300);
const senders = 6;
/** A visitor takes a moment before the next message, so that kills meet all stages of some. */
const pauseMs = 500;
/** How long the server lives before it is killed. */
const lifeMs = () => 200 + Math.random() * 1500;

const server = prepareServer({ name: "crash", port: process.env.PORT ?? 8922 });
const started = Date.now();
const accepted = new Set();
let cut = 0;
let next = 0;
let kills = 0;

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

async function sendAll() {
  while (next < count) {
    const message = `Message ${next}`;
    next += 1;
    const token = freshToken();
    for (;;) {
      const status = await sendMessage(server.origin, message, token).catch(() => "cut");
      if (status === 201) {
        accepted.add(message);
        break;
      }
      // 5xx: the proxy before the worker noticed the kill first.
      if (status !== "cut" && status < 500) {
        throw new Error(`${message} was answered with ${status}`);
      }
      cut += 1;
      await pause(100);
    }
    await pause(Math.random() * pauseMs);
  }
}

async function killAgainAndAgain(isOver) {
  while (!isOver()) {
    await pause(lifeMs());
    if (!isOver()) {
      await server.kill();
      kills += 1;
      await server.start();
    }
  }
}

await server.start();
let isOver = false;
const sending = Promise.all(Array.from({ length: senders }, sendAll)).finally(() => {
  isOver = true;
});
await Promise.all([sending, killAgainAndAgain(() => isOver)]);

// A message whose first mail was cut off is leased for five minutes: let them pass.
await server.stop();
const before = server.withDatabase((database) => {
  const rows = database.prepare("select message, mail_status from contact_messages").all();
  database.exec("update contact_messages set mail_next_at = '2026-01-01T00:00:00.000Z' where mail_status = 'pending'");
  return rows;
});
await server.start();
const cronsRan = await runMailCron(server.origin);
const mailed = tally(await mailedMessages(server.origin));
await server.stop();
const after = server.withDatabase((database) => database.prepare("select mail_status from contact_messages").all());

const stored = tally(before.map(({ message }) => message));
const lost = [...accepted].filter((message) => !stored.has(message));
const doubled = [...stored].filter(([, times]) => times > 1);
const unmailed = [...accepted].filter((message) => !mailed.has(message));
const mailedTwice = [...mailed].filter(([, times]) => times > 1);
console.log(
  [
    `${accepted.size} of ${count} messages accepted, ${kills} kills, ${cut} cut attempts sent again`,
    `${before.length} rows: ${lost.length} lost, ${doubled.length} doubled`,
    `${before.filter((row) => row.mail_status === "pending").length} waited for the cron`,
    `${mailed.size} mailed: ${unmailed.length} never, ${mailedTwice.length} twice (killed between mail and its mark)`,
    `${((Date.now() - started) / 1000).toFixed(0)} s`,
  ].join("\n"),
);
conclude([
  ...(accepted.size === count ? [] : ["not every message was accepted"]),
  ...(cronsRan ? [] : ["the cron failed"]),
  ...lost.map((message) => `${message} was accepted and is not in the database`),
  ...doubled.map(([message]) => `${message} is in the database twice`),
  ...unmailed.map((message) => `${message} was never mailed`),
  ...after.filter((row) => row.mail_status !== "sent").map((row) => `a row is ${row.mail_status} at the end`),
]);
