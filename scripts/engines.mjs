/** The browsers of the tests: those of this machine, or Playwright's download, or Debian's packages, in this order. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chromium } from "@playwright/test";
import { say, tryRun } from "./toolchain.mjs";

/** Test machines have no GPU, and playing one takes the processor. */
export const chromiumFlags = ["--disable-gpu", "--disable-quic"];

/** Where each engine's browser lies, and Debian's packages: the first of them that apt finds is installed. */
const engines = {
  chromium: {
    // The shell first: the same engine without windows, in which the browser tests take three fifths of the time.
    places: ["/usr/bin/chromium-headless-shell", "/usr/bin/{chromium,chromium-browser,google-chrome}"],
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

/** The path of an engine's browser. @param {keyof typeof engines} name @returns {string} @throws Error where there is none */
export function enginePath(name) {
  const { places, commands = [] } = engines[name];
  const found = commands.every(isCommand) ? places.flatMap((pattern) => globSync(pattern)) : [];
  // The tests use Playwright's own build of no other engine.
  const own = name === "chromium" ? chromium.executablePath() : "";
  const downloaded = existsSync(own) ? own : undefined;
  const variable = `${name.toUpperCase()}_PATH`;
  const path = process.env[variable] ?? found[0] ?? downloaded;
  if (path === undefined) {
    throw new Error(`There is no ${name} here: set ${variable} to one.`);
  }
  return path;
}

/** @returns whether that went well; false where there is no `apt-get` */
function installPackages(names) {
  // A user who is not root may have sudo without a password, as on machines for continuous integration.
  const sudo = process.getuid() !== 0 && isCommand("sudo") ? ["sudo", "-n"] : [];
  const [command, ...before] = [...sudo, "apt-get", "-qq"];
  const aptGet = (...args) => tryRun(command, [...before, ...args], { env: { DEBIAN_FRONTEND: "noninteractive" } });
  return isCommand("apt-get") && aptGet("update") && aptGet("install", "-y", "--no-install-recommends", ...names);
}

/** The same, of a browser that is installed first where there is none. @param {keyof typeof engines} name */
export function ensureEngine(name) {
  try {
    return enginePath(name);
  } catch {
    say(`Installing ${name} for the browser tests`);
  }
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  const isDownloaded = name === "chromium" && tryRun("playwright", ["install", "--with-deps", name], { env });
  if (!isDownloaded) {
    engines[name].packages.some(installPackages);
  }
  return enginePath(name);
}

if (import.meta.main) {
  console.log(ensureEngine("chromium"));
}
