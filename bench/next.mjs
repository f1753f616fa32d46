/** From a click or tap to the frame with the next page's headline. */
import { chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/chromium.mjs";
import { quietly } from "./browser.mjs";
import { comparison, inTurn, median } from "./figures.mjs";

const steps = [
  ["/", "/services"],
  ["/services", "/home-business/mailbox-rental"],
];
/** How long the mouse rests on a link before the click. */
const restMs = 400;
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
  const keepClick = () => sessionStorage.setItem("clicked", JSON.stringify({ at: now(), headline: headline() }));
  addEventListener("click", keepClick, { capture: true });
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

export async function next({ subjects, runs }) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: quietly });
  const rows = [];
  for (const [name, device] of Object.entries(devices)) {
    for (const step of steps) {
      const rounds = await inTurn(subjects, runs, ({ origin }) => takeStep(browser, origin, step, device));
      rows.push({ name: `${step.join(" → ")}, ${name}`, values: rounds.map(median) });
    }
  }
  await browser.close();
  const note =
    `From the click to the frame with the next page's headline, no throttling, median of ${runs} fresh visits in turn. ` +
    `The mouse rests on the link for ${restMs} ms before it clicks; a finger taps at once.`;
  return comparison("The next page", note, subjects, rows);
}
