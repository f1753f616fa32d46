/**
 * Paint and life of a page on lines and a processor that the browser slows down: what a visitor has. (`paint` computes
 * what a slow line would do from a fast one.)
 */
import { launchChromium, openPhone, slowdown, untilIdle } from "./browser.mjs";
import { comparison, inTurn, median } from "./figures.mjs";

/** Kilobits a second, and milliseconds for a question and its answer. */
const lines = {
  "slow 4G": { kilobits: 1600, latency: 150 },
  "fast 4G": { kilobits: 9000, latency: 60 },
  cable: { kilobits: 5000, latency: 28 },
};
const paths = ["/", "/services", "/contact-us", "/home-business/mailbox-rental"];

const figureNames = { first: "first paint", largest: "largest paint", alive: "alive" };

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

const figures = () => ({
  ...globalThis.seen,
  first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
});

async function open(page, url, isStatic) {
  await page.goto(url, { waitUntil: "load" });
  if (!isStatic) {
    await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
  }
  await untilIdle(page);
  return page.evaluate(figures);
}

/** The figures of a first visit, and of a second one. */
async function visitTwice(browser, { origin, isStatic = false }, path, line) {
  const page = await openPhone(browser, watch, line);
  const cold = await open(page, origin + path, isStatic);
  await page.goto("about:blank");
  const warm = await open(page, origin + path, isStatic);
  await page.close();
  return { cold, warm };
}

export async function applied({ subjects, runs }) {
  const browser = await launchChromium();
  const rows = [];
  for (const [line, speed] of Object.entries(lines)) {
    for (const path of paths) {
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
  const note = `Throttled by the browser, processor slowed ${slowdown} times, 360 px, median of ${runs} in turn. Slow 4G: 1.6 Mbit/s and 150 ms, fast 4G: 9 Mbit/s and 60 ms, cable: 5 Mbit/s and 28 ms. A static file is never alive.`;
  return comparison("Paint on a slow line", note, subjects, rows);
}
