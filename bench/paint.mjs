/** Lighthouse (phone) on each template, both ways of throttling: computed afterwards, and applied by the browser. */
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumFlags, enginePath } from "../scripts/engines.mjs";
import { comparison, median } from "./figures.mjs";

/** Each run of the benchmark has its own. */
const debugPort = 20_000 + (process.pid % 10_000);
const audits = {
  LCP: "largest-contentful-paint",
  FCP: "first-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

/** Score and times, each round in a browser that has seen nothing yet. */
async function examine(url, throttlingMethod, triesLeft = 4) {
  const browser = await chromium.launch({
    executablePath: enginePath("chromium"),
    // Nobody vouches for the certificate of the edge.
    args: [...chromiumFlags, "--ignore-certificate-errors", `--remote-debugging-port=${debugPort}`],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: debugPort,
      logLevel: "silent",
      onlyCategories: ["performance"],
      formFactor: "mobile",
      throttlingMethod,
    });
    if (lhr.runtimeError !== undefined) {
      throw new Error(`${url}: ${lhr.runtimeError.message}`);
    }
    const times = Object.entries(audits).map(([key, id]) => [key, lhr.audits[id].numericValue]);
    // A mark of the page (app/shell/use-page-start.ts).
    const alive = lhr.audits["user-timings"].details.items.find(({ name }) => name === "alive")?.startTime ?? 0;
    return { performance: Math.round(lhr.categories.performance.score * 100), alive, ...Object.fromEntries(times) };
  } catch (error) {
    // Lighthouse loses the thread of a page now and then (NO_NAVSTART); then it looks again.
    if (triesLeft === 0) {
      throw error;
    }
  } finally {
    await browser.close();
  }
  return examine(url, throttlingMethod, triesLeft - 1);
}

export async function paint({ subjects, runs, pages }) {
  const rows = [];
  for (const path of pages) {
    for (const throttling of ["simulate", "devtools"]) {
      const rounds = subjects.map(() => []);
      // A busy minute meets both.
      for (let run = 0; run < runs; run += 1) {
        for (const [at, { origin }] of subjects.entries()) {
          rounds[at].push(await examine(origin + path, throttling));
        }
      }
      // Lighthouse computes no marks, so they count only where the browser was slow.
      for (const key of [...Object.keys(audits), "performance", ...(throttling === "devtools" ? ["alive"] : [])]) {
        const values = rounds.map((figures) => median(figures.map((figure) => figure[key])));
        const write = { CLS: (value) => value.toFixed(3), performance: (value) => value.toFixed(0) }[key];
        rows.push({ name: `${path} ${key}, ${throttling}`, values, write });
      }
    }
  }
  const note = `Lighthouse, phone, over HTTP/2, median of ${runs}, measured in turn. Throttling simulated, or applied through devtools. A page is alive when React has taken it over; a static file never is.`;
  return comparison("First paint", note, rows);
}
