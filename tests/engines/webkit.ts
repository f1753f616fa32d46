/** WebKitGTK through its own driver (https://www.w3.org/TR/webdriver2/), in a window on a screen that nobody sees. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { enginePath } from "../../scripts/engines.mjs";
import type { Engine, Key, Look, Point, Tab } from "./tab.ts";

const startTimeoutMs = 30_000;
/** No command of the driver takes longer, but for opening a page on a busy machine. */
const commandTimeoutMs = 60_000;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = { ArrowDown: "\uE015", Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A folder of settings for a system that asks for less motion: GTK has no switch for it on the command line. */
function stillSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), "still-gtk-"));
  for (const version of ["gtk-3.0", "gtk-4.0"]) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, "settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
  }
  return folder;
}

/** Runs a program on a screen that nobody sees. */
function startOnHiddenScreen(command: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const program = spawn("xvfb-run", ["-a", "-s", "-screen 0 1600x1200x24", ...command], {
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, NO_AT_BRIDGE: "1", ...env },
  });
  /** Ends all that belongs to it. */
  const end = () => {
    try {
      process.kill(-(program.pid ?? 0), "SIGTERM");
    } catch {
      // It is gone already.
    }
    process.off("exit", end);
  };
  process.on("exit", end);
  return { output: program.stdout, end };
}

/**
 * Opens pages of ours side by side in a browser that nobody drives, since only such a one shows its console.
 * @returns what the console said but for plain logging, once each page has logged its path
 */
export async function readConsole(origin: string, paths: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-home-"));
  const home = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
  const addresses = paths.map((path) => `'${origin}${path}'`).join(" ");
  const command = `${enginePath("webkit")} --enable-write-console-messages-to-stdout=true ${addresses}`;
  // To a terminal it writes line by line, elsewhere when it ends.
  const browser = startOnHiddenScreen(["script", "--quiet", "--flush", "--command", command, "/dev/null"], home);
  const awaited = paths.map((path) => new URL(path, origin).pathname);
  const complaints: string[] = [];
  try {
    for await (const line of createInterface(browser.output)) {
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
    browser.end();
    // The browser may still be writing while it ends.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

export async function startWebkit(): Promise<Engine> {
  const port = await freePort();
  const driver = startOnHiddenScreen(["WebKitWebDriver", `--port=${port}`]);
  const still = stillSettings();

  async function command<Value>(method: "GET" | "POST" | "DELETE", path: string, body: object = {}): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(commandTimeoutMs),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) {
      throw new Error(`${path}: ${value.error} ${value.message}`);
    }
    return value;
  }

  const giveUpAt = Date.now() + startTimeoutMs;
  while (
    !(await command("GET", "/status").then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > giveUpAt) {
      throw new Error("WebKitWebDriver did not start.");
    }
    await new Promise((next) => setTimeout(next, 50));
  }

  /** Full screen leaves out the toolbar, which makes a window wider than a phone. */
  const launch = ({ isDark, isStill, hasScript }: Look) => ({
    binary: "/usr/bin/env",
    args: [
      ...(isStill ? [`XDG_CONFIG_HOME=${still}`] : []),
      enginePath("webkit"),
      "--automation",
      "--full-screen",
      ...(isDark ? ["--dark-mode"] : []),
      ...(hasScript ? [] : ["--enable-javascript=false"]),
    ],
  });

  return {
    async open(look): Promise<Tab> {
      const { sessionId } = await command<{ sessionId: string }>("POST", "/session", {
        capabilities: { alwaysMatch: { "webkitgtk:browserOptions": launch(look) } },
      });
      const tell = <Value = null>(path: string, body?: object) =>
        command<Value>("POST", `/session/${sessionId}${path}`, body);
      const move = ({ x, y }: Point) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y) });
      const act = (id: "pointer" | "key", actions: readonly object[]) =>
        tell("/actions", { actions: [{ type: id, id, actions }] });
      const strokes = (text: string) =>
        act(
          "key",
          [...text].flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        );
      await tell("/window/rect", { x: 0, y: 0, width: look.width, height: look.height });
      return {
        open: async (url) => void (await tell("/url", { url })),
        back: async () => void (await tell("/back")),
        pointAt: async (place) => void (await act("pointer", [move(place)])),
        press: async (place) =>
          void (await act("pointer", [
            move(place),
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ])),
        type: async (text) => void (await strokes(text)),
        pressKey: async (key) => void (await strokes(keys[key])),
        ask: (question, ...values) =>
          tell("/execute/sync", { script: `return (${String(question)})(...arguments)`, args: values }),
        complaints: () => [],
        picture: async () => Buffer.from(await command<string>("GET", `/session/${sessionId}/screenshot`), "base64"),
        close: async () => void (await command("DELETE", `/session/${sessionId}`)),
      };
    },
    stop: async () => {
      driver.end();
      rmSync(still, { recursive: true, force: true });
    },
  };
}
