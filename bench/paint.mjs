/** Lighthouse (phone, simulated throttling) on each template against its static twin, on the same server. */
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { ensureChromium } from "../scripts/chromium.mjs";
import { quietly } from "./browser.mjs";
import { startBoth } from "./edge.mjs";
import { median, ms, ratio, table } from "./figures.mjs";
import { templatePaths } from "./page-paths.mjs";

const debugPort = 8909;
const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"];
const audits = {
  lcp: "largest-contentful-paint",
  fcp: "first-contentful-paint",
  cls: "cumulative-layout-shift",
  tbt: "total-blocking-time",
};

/** Lighthouse loses the thread of a page now and then (NO_NAVSTART); then it looks again. */
async function examine(url, executablePath, triesLeft = 4) {
  try {
    return await examineOnce(url, executablePath);
  } catch (error) {
    if (triesLeft === 0) {
      throw error;
    }
    return examine(url, executablePath, triesLeft - 1);
  }
}

/** Scores and times, each round in a browser that has seen nothing yet. */
async function examineOnce(url, executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: [...quietly, `--remote-debugging-port=${debugPort}`],
  });
  try {
    const result = await lighthouse(url, {
      port: debugPort,
      logLevel: "silent",
      onlyCategories: categories,
      formFactor: "mobile",
      throttlingMethod: "simulate",
    });
    const { lhr } = result;
    if (lhr.runtimeError !== undefined) {
      throw new Error(`${url}: ${lhr.runtimeError.message}`);
    }
    const times = Object.entries(audits).map(([key, id]) => [key, lhr.audits[id].numericValue]);
    const scores = categories.map((id) => [id, Math.round((lhr.categories[id].score ?? 0) * 100)]);
    return Object.fromEntries([...times, ...scores]);
  } finally {
    await browser.close();
  }
}

/** The median of every figure. */
function medians(rounds) {
  return Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, median(rounds.map((round) => round[key]))]));
}

export async function paint({ runs, pages }) {
  const executablePath = await ensureChromium();
  const paths = pages.length > 0 ? pages : templatePaths;
  const servers = await startBoth(paths);
  const rows = [];
  for (const path of paths) {
    const rounds = { site: [], twin: [] };
    // Turn about, so that a busy minute of the machine meets both.
    for (let run = 0; run < runs; run += 1) {
      rounds.site.push(await examine(servers.site + path, executablePath));
      rounds.twin.push(await examine(servers.twin + path, executablePath));
    }
    const [site, twin] = [medians(rounds.site), medians(rounds.twin)];
    const compared = ["lcp", "fcp"].flatMap((key) => [ms(site[key]), ms(twin[key]), ratio(site[key], twin[key])]);
    const [scores, twinScores] = [site, twin].map((figures) => categories.map((id) => figures[id]).join(" / "));
    const steadiness = [site.cls.toFixed(3), twin.cls.toFixed(3), ms(site.tbt), ms(twin.tbt)];
    rows.push([path, ...compared, ...steadiness, scores, twinScores]);
  }
  await servers.stop();
  const note =
    `Lighthouse, phone, simulated throttling, median of ${runs}. Static: the same page as a file without scripts, ` +
    `on the same compressing server. Scores: ${categories.join(" / ")}.`;
  const head = [
    "LCP",
    "static",
    "ratio",
    "FCP",
    "static",
    "ratio",
    "CLS",
    "static",
    "TBT",
    "static",
    "scores",
    "static",
  ];
  return table("First paint", note, ["page", ...head], rows);
}
