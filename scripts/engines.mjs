/**
 * The browsers of the journeys in `tests/engines`: Firefox as it is, and WebKit's small browser with what drives it on a
 * virtual screen. Finds them, or gets Debian's packages.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureChromium } from "./chromium.mjs";
import { installPackages } from "./debian-packages.mjs";
import { run, say } from "./toolchain.mjs";

/** The first file that fits the pattern, if all these commands run too. */
function find(pattern, ...commands) {
  const isThere = ({ status }) => status === 0;
  if (!commands.every((command) => isThere(spawnSync("which", [command])))) {
    return undefined;
  }
  const [path] = spawnSync("sh", ["-c", `ls ${pattern}`], { encoding: "utf8" }).stdout.split("\n");
  return path !== undefined && existsSync(path) ? path : undefined;
}

const engines = {
  firefox: {
    find: () => process.env.FIREFOX_PATH ?? find("/usr/bin/firefox-esr /usr/bin/firefox"),
    install: () => installPackages("firefox-esr") || installPackages("firefox"),
  },
  webkit: {
    find: () => process.env.WEBKIT_PATH ?? find("/usr/lib/*/webkit*gtk-*/MiniBrowser", "WebKitWebDriver", "Xvfb"),
    install: () => installPackages("webkit2gtk-driver", "xvfb"),
  },
};

/**
 * The path of an engine's browser.
 * @param {"firefox" | "webkit"} name
 * @returns {string}
 * @throws Error where it is not installed
 */
export function enginePath(name) {
  const path = engines[name].find();
  if (path === undefined) {
    throw new Error(`There is no ${name} here: npm run test:engines gets it where it can.`);
  }
  return path;
}

/** Runs the journeys in all engines that can be had; those that compare engines in Chromium, too. Where one cannot, only continuous integration takes it ill. */
export async function runJourneys(...options) {
  const names = Object.keys(engines).filter((name) => {
    const { find: isFound, install } = engines[name];
    if (isFound() === undefined) {
      say(`Installing ${name}`);
      install();
    }
    return isFound() !== undefined || say(`Nothing is tried in ${name}: it is not here and cannot be installed.`);
  });
  if (names.length > 0) {
    const projects = ["chromium", ...names].map((name) => `--project=${name}`);
    run("playwright", ["test", "--config=playwright.engines.config.ts", ...projects, ...options], {
      env: { CHROMIUM_PATH: await ensureChromium() },
    });
  }
  if (process.env.CI && names.length < Object.keys(engines).length) {
    process.exit(1);
  }
}
