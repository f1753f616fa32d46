/** The console of WebKit's small browser, which it shows only while nobody drives it. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { enginePath } from "../../scripts/engines.mjs";
import { startHiddenScreen } from "./hidden-screen.ts";

/**
 * Opens pages of ours side by side.
 * @returns what the console said but for plain logging, once each page has logged its path
 */
export async function readConsole(origin: string, paths: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-home-"));
  const home = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
  const addresses = paths.map((path) => `'${origin}${path}'`).join(" ");
  const command = `${enginePath("webkit")} --enable-write-console-messages-to-stdout=true ${addresses}`;
  const screen = await startHiddenScreen();
  // To a terminal it writes line by line, elsewhere when it ends.
  const browser = spawn("script", ["--quiet", "--flush", "--command", command, "/dev/null"], {
    env: { ...process.env, ...screen.environment, ...home },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const awaited = paths.map((path) => new URL(path, origin).pathname);
  const complaints: string[] = [];
  try {
    for await (const line of createInterface(browser.stdout)) {
      const [, path] = /CONSOLE LOG (.*)/.exec(line) ?? [];
      if (path !== undefined) {
        awaited.splice(awaited.indexOf(path), 1);
      } else if (line.includes("CONSOLE ")) {
        complaints.push(line);
      }
      if (awaited.length === 0) {
        return complaints;
      }
    }
    throw new Error(`WebKit ended before these pages came alive: ${awaited.join(" ")}`);
  } finally {
    screen.end();
    // The browser may still be writing while it ends.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
