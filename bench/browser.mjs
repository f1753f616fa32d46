/** Chromium, and in it a phone whose line and processor the browser slows down. */
import { chromium } from "@playwright/test";
import { chromiumFlags } from "../scripts/chromium-flags.mjs";
import { ensureEngine } from "../scripts/engines.mjs";

export const launchChromium = async (...flags) =>
  chromium.launch({
    executablePath: ensureEngine("chromium"),
    args: [...chromiumFlags, "--ignore-certificate-errors", ...flags],
  });

/** The factor by which the browser slows the processor. */
export const slowdown = 4;

/** Opens a page of a new visitor. @param watch runs in each document before its own scripts */
export async function openPhone(browser, watch, line) {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (line !== undefined) {
    const bytes = (line.kilobits * 1000) / 8;
    const speed = { latency: line.latency, downloadThroughput: bytes, uploadThroughput: bytes };
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...speed });
  }
  await page.addInitScript(watch);
  return page;
}

/** Waits until the browser is idle, for a second at most: a page that draws no more frames may get no idle time. */
export const untilIdle = (page) =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
