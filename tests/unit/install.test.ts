/** What a clean clone says where npm's registry is out of reach. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("it names the registry in one sentence, in seconds", () => {
  const clone = mkdtempSync(join(tmpdir(), "clone-"));
  for (const path of ["scripts", "package.json", "package-lock.json", ".dev.vars.example"]) {
    cpSync(path, join(clone, path), { recursive: true });
  }
  // Nobody listens there.
  const registry = "http://127.0.0.1:9/";
  const { status, stderr } = spawnSync("node", ["scripts/build.mjs"], {
    cwd: clone,
    encoding: "utf8",
    env: { ...process.env, npm_config_registry: registry, npm_config_cache: join(clone, "cache") },
    timeout: 20_000,
  });
  rmSync(clone, { recursive: true, force: true });

  expect({ status, stderr: stderr.trim() }).toEqual({
    status: 1,
    stderr: `✗ The packages come from ${registry}, which cannot be reached from here.`,
  });
});
