/** Installs packages of Debian and of what is made from it. */
import { spawnSync } from "node:child_process";
import { tryRun } from "./toolchain.mjs";

const runs = (command) => spawnSync(command, ["--version"], { stdio: "ignore" }).status === 0;

let isListFresh = false;

/** Installs packages together. @returns whether that went well; false where there is no `apt-get` */
export function installPackages(...names) {
  if (!runs("apt-get")) {
    return false;
  }
  // A user who is not root may have sudo without a password, as on machines for continuous integration.
  const [command, ...before] = process.getuid() === 0 || !runs("sudo") ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const aptGet = (...args) => tryRun(command, [...before, ...args], { DEBIAN_FRONTEND: "noninteractive" });
  isListFresh ||= aptGet("update", "-qq");
  return aptGet("install", "-y", "-qq", "--no-install-recommends", ...names);
}
