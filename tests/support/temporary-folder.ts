/** workerd leaves files behind, so tests use one folder. */
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** In memory on Linux. */
const memory = "/dev/shm";
const neededBytes = 2 ** 30;

/** A short-lived database needn't wait for the disk. */
function parentFolder(): string {
  if (!existsSync(memory)) {
    return tmpdir();
  }
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > neededBytes ? memory : tmpdir();
}

let folder: string | undefined;

export function setup() {
  folder = mkdtempSync(join(parentFolder(), "worker-tests-"));
  process.env.TMPDIR = folder;
}

export function teardown() {
  if (folder !== undefined) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
