/** Stops the run at once: dozens of tests would fail on one bad record. */
import { spawnSync } from "node:child_process";

export function setup() {
  if (spawnSync(process.execPath, ["scripts/records/check.ts"], { stdio: "inherit" }).status !== 0) {
    throw new Error("A record has a mistake.");
  }
}
