/** Errors of the machine are told in one sentence, within seconds and without a stack. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "clone-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As much of a clone as a command reads before it fails. */
function cloneAs(name: string): string {
  const clone = join(folder, name);
  for (const path of ["scripts", "package.json", "package-lock.json", "wrangler.toml", ".dev.vars.example"]) {
    cpSync(path, join(clone, path), { recursive: true });
  }
  return clone;
}

function run(command: readonly string[], cwd = ".", env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync("node", command, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
    timeout: 240_000,
  });
  return { status, stderr: stderr.trim() };
}

test("a registry of packages that nobody reaches", () => {
  // No server listens there.
  const nowhere = "http://127.0.0.1:9/";
  const env = { npm_config_registry: nowhere, npm_config_cache: join(folder, "cache") };

  expect(run(["scripts/build.mjs"], cloneAs("far"), env)).toEqual({
    status: 1,
    stderr: expect.stringMatching(/127\.0\.0\.1:9[^]*✗ The packages could not be installed; npm says why above\.$/),
  });
});

test("a port that another program has", () => {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  const said = run(["scripts/start.mjs"], ".", { PORT: String(port) });
  server.close();

  const stderr = `✗ Port ${port} is taken by another program. Choose another one, such as PORT=9000.`;
  expect(said).toEqual({ status: 1, stderr });
});
