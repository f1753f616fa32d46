/** The browsers of the tests: those of this machine, or Playwright's download, or Debian's packages, in this order. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { say, tryRun } from "./toolchain.mjs";

/** Places of each engine's browser, commands that drive it, and Debian's packages: the first that apt finds is installed. */
const engines = {
  chromium: {
    // The shell first: the same engine without windows, in which the browser tests take three fifths of the time.
    places: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
      (name) => `/usr/bin/${name}`,
    ),
    packages: [["chromium-headless-shell"], ["chromium"]],
  },
  firefox: { places: ["/usr/bin/firefox-esr", "/usr/bin/firefox"], packages: [["firefox-esr"], ["firefox"]] },
  webkit: {
    places: ["/usr/lib/*/webkit*gtk-*/MiniBrowser"],
    commands: ["WebKitWebDriver", "Xvfb"],
    packages: [["webkit2gtk-driver", "xvfb"]],
  },
};

const isCommand = (name) => spawnSync("which", [name]).status === 0;

function find(name) {
  const { places, commands = [] } = engines[name];
  const [place] = commands.every(isCommand) ? places.flatMap((pattern) => globSync(pattern)) : [];
  return process.env[`${name.toUpperCase()}_PATH`] ?? place;
}

/** Playwright's own build of Chromium; the tests use its builds of no other engine. */
async function findDownloaded(name) {
  const { chromium } = await import("@playwright/test");
  return name === "chromium" && existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** @returns whether that went well; false where there is no `apt-get` */
function installPackages(names) {
  // A user who is not root may have sudo without a password, as on machines for continuous integration.
  const [command, ...before] = process.getuid() === 0 || !isCommand("sudo") ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const aptGet = (...args) => tryRun(command, [...before, ...args], { env: { DEBIAN_FRONTEND: "noninteractive" } });
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...names];
  return isCommand("apt-get") && aptGet("update", "-qq") && aptGet(...install);
}

/** The path of an engine's browser. @param {keyof typeof engines} name @returns {string} @throws Error where there is none */
export function enginePath(name) {
  const path = find(name);
  if (path === undefined) {
    throw new Error(`There is no ${name} here: set ${name.toUpperCase()}_PATH to one.`);
  }
  return path;
}

/** The same, of a browser that is installed first where there is none. @param {keyof typeof engines} name @returns {Promise<string>} */
export async function ensureEngine(name) {
  const found = find(name) ?? (await findDownloaded(name));
  if (found !== undefined) {
    return found;
  }
  say(`Installing ${name} for the browser tests`);
  if (name === "chromium") {
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
    tryRun("playwright", ["install", "--with-deps", name], { env });
  }
  const downloaded = await findDownloaded(name);
  if (downloaded === undefined) {
    engines[name].packages.some(installPackages);
  }
  return downloaded ?? enginePath(name);
}

if (import.meta.main) {
  console.log(await ensureEngine("chromium"));
}
