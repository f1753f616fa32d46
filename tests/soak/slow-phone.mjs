/**
 * `npm run test:soak -- slow-phone`: from opening the contact page to a message accepted, on a phone with a slow line and a slow
 * processor, in a browser that has seen nothing yet. Prints each step with its seconds; fails when something is seen that
 * does not show a touch or a letter within 200 ms, which is called good (https://web.dev/articles/inp). The browser is told
 * what to do by DevTools, for which V8 reads React a second time when it starts: some 100 ms that visitors do not wait.
 * Needs a machine that has nothing else to do.
 */
import { chromium } from "@playwright/test";
import { quietly } from "../../bench/browser.mjs";
import { startProxy } from "../../bench/edge.mjs";
import { startSite } from "../../bench/site.mjs";
import { build } from "../../scripts/build.mjs";
import { ensureChromium } from "../../scripts/chromium.mjs";
import { ensureInstalled, say } from "../../scripts/toolchain.mjs";
import { conclude } from "../support/message-traffic.mjs";

const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const processorTimes = 6;
/** A thumb that is in no hurry, and none that is slow. */
const letterMs = 120;
const maxShownMs = 200;

const entries = [
  ["Full Name", "name", "Ada Lovelace"],
  ["Email Address", "email", "ada@visitor.example"],
  ["Message", "message", "Can you pack a harp?"],
];
/** What is waited for, by selector; its moment is that of the frame in which it first stands in the window. */
const sights = {
  heading: "main h1",
  field: "form [name=name]",
  captcha: "[data-captcha=solved]",
  accepted: "form [role=status] p",
};

/** Runs in the document before its own scripts: keeps when things are first seen, and how long events take. */
function watch(selectors) {
  globalThis.seen = {};
  globalThis.answered = [];
  const look = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box && box.height > 0 && (name === "captcha" || (box.top < innerHeight && box.bottom > 0))) {
        globalThis.seen[name] ??= performance.now();
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // What is done with in less than 16 ms is not told.
  new PerformanceObserver((list) => {
    for (const { startTime, processingEnd, duration } of list.getEntries()) {
      globalThis.answered.push({ startTime, takenMs: processingEnd - startTime, shownMs: duration });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

ensureInstalled();
build();
const site = await startSite({ withFiles: true });
await (await fetch(`${site.origin}/contact-us`)).text();
const edge = await startProxy(site.origin, Number(process.env.PORT ?? 8927));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: quietly });
const context = await browser.newContext({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: "block",
});
const page = await context.newPage();
const devtools = await context.newCDPSession(page);
await devtools.send("Network.enable");
await devtools.send("Network.emulateNetworkConditions", line);
await devtools.send("Emulation.setCPUThrottlingRate", { rate: processorTimes });
await page.addInitScript(watch, sights);

const now = () => page.evaluate(() => performance.now());
const seenAt = async (name) => (await page.waitForFunction((key) => globalThis.seen[key], name)).jsonValue();

/**
 * What was done, when, in milliseconds since the page was asked for, and the most that one touch or letter of it took: until
 * the page had taken it, and until the frame that shows it.
 */
const steps = [];
async function step(what, work) {
  const from = await now();
  await work();
  const until = await now();
  const isOfStep = ({ startTime }) => startTime >= from && startTime <= until;
  // What an event took is told with the frame after it.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told, 50))));
  const answers = (await page.evaluate(() => globalThis.answered)).filter(isOfStep);
  const most = (key) => Math.max(16, ...answers.map((answer) => answer[key]));
  steps.push({ what, from, takenMs: most("takenMs"), shownMs: most("shownMs") });
}

say("A phone with 400 kbit/s, 400 ms and a sixth of this processor writes a message");
await page.goto(`${edge.origin}/contact-us`, { waitUntil: "commit" });
await seenAt("heading");
await page.getByLabel("Full Name").scrollIntoViewIfNeeded();
const field = await seenAt("field");
for (const [label, name, text] of entries) {
  await step(`touches "${label}"`, () => page.locator(`[name=${name}]`).tap());
  await step(`types into "${label}"`, () => page.keyboard.type(text, { delay: letterMs }));
}
const send = page.getByRole("button", { name: "Send Message" });
await send.scrollIntoViewIfNeeded();
const isChecked = await page.evaluate(() => globalThis.seen.captcha !== undefined);
await seenAt("captcha");
await step("presses Send", () => send.tap());
const accepted = await seenAt("accepted");

const paints = await page.evaluate(() => performance.getEntriesByType("paint").map(({ startTime }) => startTime));
const { heading, captcha } = await page.evaluate(() => globalThis.seen);
const database = await site.miniflare.getD1Database("DB", "mailbox-plus");
const { results } = await database.prepare("select name, email, message from contact_messages").all();
await browser.close();
await edge.stop();
await site.stop();

const seconds = (ms) => `${(ms / 1000).toFixed(2).padStart(6)} s`;
const moments = [
  [Math.min(...paints), "first paint"],
  [heading, "the heading is seen"],
  [field, "the first field is seen"],
  [captcha, "the robot check has passed by itself"],
  [accepted, "the message is accepted, and says so in the window"],
  ...steps.map(({ what, from, takenMs, shownMs }) => [
    from,
    `${what}: taken within ${takenMs.toFixed(0)} ms, shown within ${shownMs.toFixed(0)}`,
  ]),
];
console.log(
  moments
    .toSorted(([a], [b]) => a - b)
    .map(([at, what]) => `${seconds(at)}  ${what}`)
    .join("\n"),
);
const wanted = Object.fromEntries(entries.map(([, name, text]) => [name, text]));
conclude([
  ...steps
    .filter(({ shownMs }) => shownMs > maxShownMs)
    .map(({ what, shownMs }) => `${what}: shown after ${shownMs.toFixed(0)} ms, more than ${maxShownMs}`),
  ...(isChecked ? [] : ["the robot check was still on its way when all was typed"]),
  ...(JSON.stringify(results) === JSON.stringify([wanted]) ? [] : [`what arrived is ${JSON.stringify(results)}`]),
]);
