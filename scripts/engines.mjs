/** The browsers of the tests: those of this machine, else Debian's packages, else Playwright's download. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chromium } from "@playwright/test";
import { isCommand, say } from "./toolchain.mjs";

/** Test machines have no GPU, and playing one takes the processor. */
export const chromiumFlags = ["--disable-gpu", "--disable-quic"];

/** Where each engine's browser lies, and Debian's packages. */
const engines = {
  // The shell first: the same engine without windows, in which the browser tests take three fifths of the time.
  chromium: {
    places: "/usr/bin/{chromium-headless-shell,chromium,google-chrome}",
    packages: "chromium-headless-shell",
  },
  firefox: { places: "/usr/bin/{firefox-esr,firefox}", packages: "firefox-esr" },
  webkit: { places: "/usr/lib/*/webkit*gtk-*/MiniBrowser", packages: "webkit2gtk-driver xvfb" },
};

/** The path of an engine's browser, if there is one. @param {keyof typeof engines} name */
function findEngine(name) {
  const own = name === "chromium" && existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  return process.env[`${name.toUpperCase()}_PATH`] ?? globSync(engines[name].places)[0] ?? own;
}

/** The same. @param {keyof typeof engines} name @returns {string} @throws Error where there is none */
export function enginePath(name) {
  const path = findEngine(name);
  if (path === undefined) {
    throw new Error(`There is no ${name} here: set ${name.toUpperCase()}_PATH to one.`);
  }
  return path;
}

/** The same, of a browser that is installed first where there is none. @param {keyof typeof engines} name */
export function ensureEngine(name) {
  if (findEngine(name) === undefined) {
    say(`Installing ${name} for the browser tests`);
    // Machines for continuous integration have sudo without a password, or are root.
    const sudo = process.getuid?.() === 0 ? "" : "sudo -n ";
    const apt = `${sudo}apt-get -qq update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends`;
    const own = name === "chromium" ? "playwright install --with-deps chromium" : "false";
    const line = `(${apt} ${engines[name].packages}) || ${own}`;
    spawnSync(line, {
      shell: true,
      stdio: "inherit",
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    });
  }
  return enginePath(name);
}

if (isCommand(import.meta)) {
  process.argv.slice(2).forEach((name) => console.log(ensureEngine(name)));
}
