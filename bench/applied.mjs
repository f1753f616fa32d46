/**
 * Paint and life of a page on lines and a processor that the browser slows down: what a visitor has. (`paint` also computes
 * what a slow line would do from a fast one.)
 */
import { chromium } from "@playwright/test";
import { chromiumFlags, enginePath } from "../scripts/engines.mjs";
import { comparison, inTurn, median } from "./figures.mjs";

/** Kilobits a second, and milliseconds for a question and its answer. */
const lines = {
  "slow 4G": { kilobits: 1600, latency: 150 },
  "fast 4G": { kilobits: 9000, latency: 60 },
  cable: { kilobits: 5000, latency: 28 },
};
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

/** Opens a page, and returns its figures once the browser is idle, or does not come to rest for a second. */
async function open(page, { origin, isStatic = false }, path) {
  await page.goto(origin + path, { waitUntil: "load", timeout: 15_000 });
  if (!isStatic) {
    await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
  }
  return page.evaluate(async () => {
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return { ...globalThis.seen, first };
  });
}

/**
 * The figures of a new visitor's first visit, and of a second one. Chromium, slowed down, now and then keeps answers to
 * itself that it has received: then the visit is made again.
 */
async function visitTwice(browser, subject, path, line, triesLeft = 3) {
  const page = await openPhone(browser, line);
  try {
    const cold = await open(page, subject, path);
    await page.goto("about:blank");
    return { cold, warm: await open(page, subject, path) };
  } catch (error) {
    if (error.name !== "TimeoutError" || triesLeft === 0) {
      throw error;
    }
  } finally {
    await page.close();
  }
  return visitTwice(browser, subject, path, line, triesLeft - 1);
}

/** A page of a new visitor's phone on such a line. */
async function openPhone(browser, { kilobits, latency }) {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await browser.newPage({ ...phone, serviceWorkers: "block" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await devtools.send("Network.enable");
  const [downloadThroughput, uploadThroughput] = [kilobits * 125, kilobits * 125];
  const speed = { offline: false, latency, downloadThroughput, uploadThroughput };
  await devtools.send("Network.emulateNetworkConditions", speed);
  await page.addInitScript(watch);
  return page;
}

export async function applied({ subjects, runs, pages }) {
  const browser = await launchChromium();
  const rows = [];
  for (const [line, speed] of Object.entries(lines)) {
    // The first four templates: a visit on a slow line takes its time.
    for (const path of pages.slice(0, 4)) {
      const rounds = await inTurn(subjects, runs, (subject) => visitTwice(browser, subject, path, speed));
      for (const visit of ["cold", "warm"]) {
        for (const [key, name] of Object.entries(figureNames)) {
          const values = rounds.map((round) => median(round.map((figure) => figure[visit][key])));
          rows.push({ name: `${path}, ${line}, ${visit}, ${name}`, values });
        }
      }
    }
  }
  await browser.close();
  const speeds = Object.entries(lines).map(
    ([name, { kilobits, latency }]) => `${name}: ${kilobits} kbit/s, ${latency} ms`,
  );
  const note = `Throttled by the browser, processor slowed ${slowdown} times, 360 px, over HTTP/2, median of ${runs} in turn. ${speeds.join("; ")}. A static file is never alive.`;
  return comparison("Paint on a slow line", note, subjects, rows);
}
