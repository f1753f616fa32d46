/** Processes that a script has started end with it. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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

test.concurrent.for(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "a server and its own processes end with the script at %s",
  async (signal, { onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), "group-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const pids = join(folder, "pids");
    const read = () => readFileSync(pids, "utf8").trim().split(" ").map(Number);
    // As wrangler and its workerd: a child with a child of its own that ignores every signal but the last.
    const tree = `sh -c 'trap "" TERM INT HUP; sleep 1000 & wait' & echo $$ $! > ${pids}; wait`;
    const script = `import { serve } from "./scripts/toolchain.mjs"; serve("sh", ["-c", ${JSON.stringify(tree)}]);`;
    const parent = spawn("node", ["--input-type=module", "-e", script], { stdio: "ignore" });
    await vi.waitFor(() => expect(read().map(isAlive)).toEqual([true, true]), { timeout: 60_000 });

    parent.kill(signal);

    await vi.waitFor(() => expect(read().map(isAlive)).toEqual([false, false]), { timeout: 60_000 });
  },
);

test("a script is told how its command ended", () => {
  const script = `import { spawnGroup } from "./scripts/toolchain.mjs";
    spawnGroup("sh", ["-c", "exit 3"]).once("close", (code) => process.exit(code));`;
  expect(spawnSync("node", ["--input-type=module", "-e", script]).status).toBe(3);
});
