/**
 * From a click to the next page's headline, after a visitor has rested on the link, against the static twins of the
 * same pages, where the click loads a document; and whether the back/forward cache takes the pages.
 */
import { chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/chromium.mjs";
import { quietly } from "./browser.mjs";
import { startBoth } from "./edge.mjs";
import { median, ms, ratio, table } from "./figures.mjs";

const steps = [
  ["/", "/services"],
  ["/services", "/home-business/mailbox-rental"],
];
/** How long the mouse rests on a link before the click. */
const restMs = 400;
/** Another document, to come back from. */
const elsewhere = "/privacy";
const devices = {
  "mouse, 1440 px": { viewport: { width: 1440, height: 900 } },
  "touch, 360 px": { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

/**
 * Runs in every document before its own scripts: keeps the moment of the last click beyond the document, and the
 * moment of the frame in which another headline than the clicked page's stands in the main part.
 */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  const headline = () => document.querySelector("main h1")?.textContent ?? "";
  addEventListener(
    "click",
    () => {
      sessionStorage.setItem("clicked", JSON.stringify({ at: now(), headline: headline() }));
    },
    { capture: true },
  );
  addEventListener("pageshow", (event) => {
    globalThis.wasKept = event.persisted;
  });
  const look = () => {
    const clicked = JSON.parse(sessionStorage.getItem("clicked") ?? "null");
    const shown = headline();
    if (clicked !== null && shown !== "" && shown !== clicked.headline && globalThis.tookMs === undefined) {
      // The frame that shows it is the one after the one in which it is found.
      globalThis.tookMs = Number.NaN;
      requestAnimationFrame(() => {
        globalThis.tookMs = now() - clicked.at;
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** One click in a browser that has seen nothing yet. */
async function takeStep(browser, origin, [from, to], device) {
  const context = await browser.newContext(device);
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(origin + from, { waitUntil: "networkidle" });
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  if (device.hasTouch) {
    await link.tap();
  } else {
    await link.hover();
    await page.waitForTimeout(restMs);
    await link.click();
  }
  const took = await page.waitForFunction(() => globalThis.tookMs > 0 && globalThis.tookMs);
  const value = await took.jsonValue();
  await context.close();
  return value;
}

/** Goes from a page to another document and back; says whether the page was still there as it had been left. */
async function isKept(browser, origin, path) {
  const context = await browser.newContext();
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.goto(origin + elsewhere, { waitUntil: "networkidle" });
  // A page that comes back whole fires no second load event.
  await page.goBack({ waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.wasKept !== undefined && document.readyState === "complete");
  const kept = await page.evaluate(() => ({
    persisted: globalThis.wasKept,
    reasons: performance.getEntriesByType("navigation")[0]?.notRestoredReasons?.reasons ?? [],
  }));
  await context.close();
  return kept.persisted ? "yes" : `no${kept.reasons.map(({ reason }) => ` ${reason}`).join()}`;
}

export async function next({ runs }) {
  const pages = [...new Set(steps.flat())];
  const servers = await startBoth([...pages, elsewhere]);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: quietly,
    // Playwright turns it off, so that going back is the same everywhere.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const rows = [];
  for (const [name, device] of Object.entries(devices)) {
    for (const step of steps) {
      const rounds = { site: [], twin: [] };
      for (let run = 0; run < runs; run += 1) {
        rounds.site.push(await takeStep(browser, servers.site, step, device));
        rounds.twin.push(await takeStep(browser, servers.twin, step, device));
      }
      const [site, twin] = [median(rounds.site), median(rounds.twin)];
      rows.push([`${step.join(" → ")}, ${name}`, ms(site), ms(twin), ratio(site, twin)]);
    }
  }
  for (const path of pages) {
    const [site, twin] = [await isKept(browser, servers.site, path), await isKept(browser, servers.twin, path)];
    rows.push([`${path} kept for going back`, site, twin, "–"]);
  }
  await browser.close();
  await servers.stop();
  const note =
    `From the click to the frame with the next page's headline, no throttling, median of ${runs} fresh visits. The mouse ` +
    `rests on the link for ${restMs} ms before it clicks; a finger taps at once.`;
  return table("The next page", note, ["step", "site", "static", "ratio"], rows);
}
