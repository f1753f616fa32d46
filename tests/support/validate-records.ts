/** Ends a run before it begins where a record has a mistake: dozens of tests would fail on that, each in its own way. */
import { spawnSync } from "node:child_process";

export function setup() {
  if (spawnSync("node", ["scripts/records/check.ts"], { stdio: "inherit" }).status !== 0) {
    throw new Error("A record has a mistake.");
  }
}
