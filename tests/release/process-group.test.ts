/** Processes that a script has started end with it, however it is ended. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.concurrent.each(["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const)(
  "a script that ends by %s leaves no process and no folder",
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), "group-"));
    const pids = join(folder, "pids");
    // As wrangler and its workerd: a child with a child of its own that hears no signal but the last.
    const tree = `sh -c 'trap "" TERM INT; sleep 1000 & wait' & echo $$ $! > ${pids}.new; mv ${pids}.new ${pids}; wait`;
    const script = `import { spawnGroup } from "./scripts/toolchain.mjs";
      spawnGroup("sh", ["-c", ${JSON.stringify(tree)}], { afterwards: "rm -rf ${folder}" });`;
    const parent = spawn("node", ["--input-type=module", "-e", script], { stdio: "ignore" });
    await vi.waitFor(() => expect(existsSync(pids)).toBe(true), { timeout: 60_000 });
    const started = readFileSync(pids, "utf8").trim().split(" ").map(Number);
    expect(started.map(isAlive)).toEqual([true, true]);

    parent.kill(signal);

    await vi.waitFor(
      () => {
        expect(started.map(isAlive)).toEqual([false, false]);
        expect(existsSync(folder)).toBe(false);
      },
      { timeout: 60_000 },
    );
  },
);

test("a script is told how its command ended", () => {
  const script = `import { spawnGroup } from "./scripts/toolchain.mjs";
    spawnGroup("sh", ["-c", "exit 3"]).once("close", (code) => process.exit(code));`;
  expect(spawnSync("node", ["--input-type=module", "-e", script]).status).toBe(3);
});

test("a server ends with the shell in which npm has started it, which passes no signal on", async () => {
  const script = `import { serve } from "./scripts/toolchain.mjs"; console.log(serve("sleep", ["1000"]).pid);`;
  const command = `node --input-type=module -e '${script}'; true`;
  const shell = spawn("sh", ["-c", command], { env: { ...process.env, npm_lifecycle_event: "start" } });
  const pid = Number(await new Promise((told) => shell.stdout.once("data", told)));
  expect(isAlive(pid)).toBe(true);

  shell.kill("SIGTERM");

  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000 });
});

test("a script that ends as soon as it has started something leaves no process", async () => {
  const folder = mkdtempSync(join(tmpdir(), "group-"));
  const pid = join(folder, "pid");
  const script = `import { spawnGroup } from "./scripts/toolchain.mjs";
    spawnGroup("sh", ["-c", "echo $$ > ${pid}; sleep 1000"], { afterwards: "touch ${folder}/over" });
    process.kill(process.pid, "SIGKILL");`;
  spawn("node", ["--input-type=module", "-e", script], { stdio: "ignore" });

  await vi.waitFor(() => expect(existsSync(join(folder, "over"))).toBe(true), { timeout: 60_000 });
  if (existsSync(pid)) {
    await vi.waitFor(() => expect(isAlive(Number(readFileSync(pid, "utf8")))).toBe(false), { timeout: 60_000 });
  }
  rmSync(folder, { recursive: true });
});
