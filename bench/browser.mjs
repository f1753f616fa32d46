/** Chromium, and in it a phone whose line and processor the browser slows down. */
import { chromium } from "@playwright/test";
import { chromiumFlags } from "../scripts/chromium-flags.mjs";
import { ensureEngine } from "../scripts/engines.mjs";

export const launchChromium = async (...flags) =>
  chromium.launch({ executablePath: await ensureEngine("chromium"), args: [...chromiumFlags, ...flags] });

/** How many times the processor is slowed. */
export const slowdown = 4;

/** A page that nobody has seen anything with. @param watch runs in each document before its own scripts */
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

/** Until the browser has nothing better to do. A page that draws no more frames may get no idle time, so there is an end to it. */
export const untilIdle = (page) =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
