/** Finds a Chromium for the browser tests, or gets one: Playwright's own, else Debian's package. */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { installPackages } from "./debian-packages.mjs";
import { say, tryRun } from "./toolchain.mjs";

/** The shell first: the same engine without windows, in which the browser tests take three fifths of the time. */
const systemPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
/** Debian's packages; the second where the first cannot be had. */
const packages = ["chromium-headless-shell", "chromium"];

function systemChromium() {
  return systemPaths.find((path) => existsSync(path));
}

/** Playwright's browser, if its download is there. */
async function playwrightChromium() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The path of a Chromium that runs. */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH ?? systemChromium() ?? (await playwrightChromium());
  if (found !== undefined) {
    return found;
  }
  say("Installing a Chromium for the browser tests");
  tryRun("playwright", ["install", "--with-deps", "chromium"], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" });
  const downloaded = await playwrightChromium();
  if (downloaded !== undefined) {
    return downloaded;
  }
  packages.some((name) => installPackages(name));
  const installed = systemChromium();
  if (installed === undefined) {
    throw new Error("No Chromium found and none could be installed: set CHROMIUM_PATH to one.");
  }
  return installed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  console.log(await ensureChromium());
}
