/** Paint and life of a page on a line and a processor that the browser slows down: what a visitor has. */
import { chromium } from "@playwright/test";
import { chromiumFlags, enginePath } from "../scripts/engines.mjs";
import { comparison, inTurn, median } from "./figures.mjs";

/** Slow 4G: kilobits a second, and milliseconds for a question and its answer. */
const line = { kilobits: 1600, latency: 150 };
/** The factor by which the browser slows the processor. */
const slowdown = 4;
const figureNames = { first: "first paint", largest: "largest paint", alive: "alive" };

/** Takes the certificate of the edge, which nobody vouches for. */
export const launchChromium = (...flags) =>
  chromium.launch({
    executablePath: enginePath("chromium"),
    args: [...chromiumFlags, "--ignore-certificate-errors", ...flags],
  });

/** Runs in the document before its own scripts. */
function watch() {
  globalThis.seen = { largest: 0, alive: 0 };
  new PerformanceObserver((list) => {
    globalThis.seen.largest = list.getEntries().at(-1).startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.alive !== undefined) {
      globalThis.seen.alive = performance.now();
      observer.disconnect();
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-alive"] });
}

/** A page of a new visitor's phone on this line. */
async function openPhone(browser) {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await browser.newPage({ ...phone, serviceWorkers: "block" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await devtools.send("Network.enable");
  const [downloadThroughput, uploadThroughput] = [line.kilobits * 125, line.kilobits * 125];
  const speed = { offline: false, latency: line.latency, downloadThroughput, uploadThroughput };
  await devtools.send("Network.emulateNetworkConditions", speed);
  await page.addInitScript(watch);
  return page;
}

/**
 * The figures of a first visit, once the browser is idle, or does not come to rest for a second. Chromium, slowed down, now
 * and then keeps answers to itself that it has received: then the visit is made again.
 */
async function visit(browser, { origin, isStatic = false }, path, triesLeft = 3) {
  const page = await openPhone(browser);
  try {
    await page.goto(origin + path, { waitUntil: "load", timeout: 15_000 });
    if (!isStatic) {
      await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
    }
    return await page.evaluate(async () => {
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
      const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return { ...globalThis.seen, first };
    });
  } catch (error) {
    if (error.name !== "TimeoutError" || triesLeft === 0) {
      throw error;
    }
  } finally {
    await page.close();
  }
  return visit(browser, { origin, isStatic }, path, triesLeft - 1);
}

export async function applied({ subjects, runs, pages }) {
  const browser = await launchChromium();
  const rows = [];
  for (const path of pages) {
    const rounds = await inTurn(subjects, runs, (subject) => visit(browser, subject, path));
    for (const [key, name] of Object.entries(figureNames)) {
      const values = rounds.map((round) => median(round.map((figure) => figure[key])));
      rows.push({ name: `${path}, ${name}`, values });
    }
  }
  await browser.close();
  const note = `Throttled by the browser: slow 4G (${line.kilobits} kbit/s, ${line.latency} ms), processor slowed ${slowdown} times, 360 px, over HTTP/2, first visit, median of ${runs} in turn. A static file is never alive.`;
  return comparison("Paint on a slow line", note, subjects, rows);
}
