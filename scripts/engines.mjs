/** Browsers for the tests: this machine's, else Debian's packages, else Playwright's download. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { createRequire } from "node:module";
import { isCommand, say } from "./toolchain.mjs";

export const chromiumFlags = ["--disable-gpu", "--disable-quic"];

const engines = {
  // Tests take three fifths of the time in the headless shell.
  chromium: {
    places: "/usr/bin/{chromium-headless-shell,chromium,google-chrome}",
    packages: "chromium-headless-shell",
  },
  firefox: { places: "/usr/bin/{firefox-esr,firefox}", packages: "firefox-esr" },
  webkit: { places: "/usr/lib/*/webkit*gtk-*/MiniBrowser", packages: "webkit2gtk-driver xvfb" },
};

function findEngine(name) {
  const path = process.env[`${name.toUpperCase()}_PATH`] ?? globSync(engines[name].places)[0];
  if (path !== undefined || name !== "chromium") {
    return path;
  }
  // Loading Playwright costs a second.
  const own = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** @param {keyof typeof engines} name @returns {string} the path of its browser @throws Error where there is none */
export function enginePath(name) {
  const path = findEngine(name);
  if (path === undefined) {
    throw new Error(`There is no ${name} here: set ${name.toUpperCase()}_PATH to one.`);
  }
  return path;
}

function install(name) {
  say(`Installing ${name} for the browser tests`);
  // CI machines have sudo without a password, or are root.
  const sudo = process.getuid?.() === 0 ? "" : "sudo -n ";
  const apt = `${sudo}apt-get -qq update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends`;
  const own = name === "chromium" ? "playwright install --with-deps chromium" : "false";
  spawnSync(`(${apt} ${engines[name].packages}) || ${own}`, { shell: true, stdio: "inherit" });
}

if (isCommand(import.meta)) {
  for (const name of process.argv.slice(2)) {
    if (findEngine(name) === undefined) {
      install(name);
    }
    console.log(enginePath(name));
  }
}
