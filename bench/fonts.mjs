/** Whether the first frame of a first visit is drawn in our own type, and what moves when the fonts are late. */
import { chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/chromium.mjs";
import { quietly } from "./browser.mjs";
import { startBoth } from "./edge.mjs";
import { median, ms, table } from "./figures.mjs";

const paths = ["/", "/pack-ship/fedex-shipping", "/ask-mailbox-plus"];
/** 10 Mbit/s in bytes a second, and the milliseconds to an answer. */
const line = { offline: false, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6, latency: 40 };
const lateMs = 2000;

/** Runs in every document before its own scripts: how wide the headline and a word of text are, frame by frame. */
function watch() {
  globalThis.seen = { moved: 0 };
  const widths = () =>
    ["h1", "#site-header a[href^='tel:']"].map((selector) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(selector));
      return [...range.getClientRects()].reduce((total, { width }) => total + width, 0);
    });
  const onEntries = (type, work) =>
    new PerformanceObserver((list) => list.getEntries().forEach(work)).observe({ type, buffered: true });
  onEntries("layout-shift", ({ value }) => {
    globalThis.seen.moved += value;
  });
  onEntries("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") {
      Object.assign(globalThis.seen, { firstMs: startTime, first: widths() });
      setTimeout(() => Object.assign(globalThis.seen, { later: widths() }), 500 - performance.now());
    }
  });
}

async function visit(browser, address, fontsComeMs = 0) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", line);
  if (fontsComeMs > 0) {
    await page.route("**/*.woff2", async (route) => {
      await new Promise((done) => setTimeout(done, fontsComeMs));
      await route.continue();
    });
  }
  const look = async () => {
    await page.waitForFunction(() => globalThis.seen.later !== undefined);
    return page.evaluate(() => document.fonts.ready.then(() => globalThis.seen));
  };
  await page.goto(address, { waitUntil: "networkidle" });
  const first = await look();
  // The second time both fonts are there before anything is drawn.
  await page.reload({ waitUntil: "networkidle" });
  const second = await look();
  await context.close();
  const isOurs = (widths) => widths.every((width, at) => Math.abs(width - second.first[at]) < 0.1);
  return {
    firstMs: first.firstMs,
    moved: first.moved,
    isFirstOurs: isOurs(first.first),
    isLaterOurs: isOurs(first.later),
  };
}

export async function fonts({ runs }) {
  const servers = await startBoth([]);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: quietly });
  const rows = [];
  for (const path of paths) {
    const visits = [];
    const late = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visit(browser, servers.site + path));
      late.push(await visit(browser, servers.site + path, lateMs));
    }
    const share = (name) => `${visits.filter((each) => each[name]).length} of ${runs}`;
    const moved = (all) => Math.max(...all.map((each) => each.moved)).toFixed(4);
    const firstMs = median(visits.map((each) => each.firstMs));
    rows.push([path, ms(firstMs), share("isFirstOurs"), share("isLaterOurs"), moved(visits), moved(late)]);
  }
  await browser.close();
  await servers.stop();
  const note =
    "First visits at 412 px, 10 Mbit/s and 40 ms to an answer: how often the widths of the headline and of the phone " +
    `number are those of our fonts. In the last column the fonts come ${lateMs / 1000} s later.`;
  const head = ["page", "first paint", "ours at once", "ours at 0.5 s", "moved", "moved, fonts late"];
  return table("Our own type on a first visit", note, head, rows);
}
