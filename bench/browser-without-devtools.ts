/**
 * A browser that nobody drives, since developer tools change what browsers do: Chromium prerenders nothing for them. It
 * opens a page through a proxy that writes a script into every page. The script does what a visitor would, and tells the
 * proxy what it sees.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { chromiumFlags } from "../scripts/chromium-flags.mjs";
import { openProxy } from "../tests/support/proxy.ts";

/** Where the script tells: `navigator.sendBeacon("/told", "…")`. */
const toldPath = "/told";
const giveUpMs = 60_000;

/** What starts a browser with this profile at this address. */
export type Launch = (profile: string, url: string) => readonly [command: string, args: readonly string[]];

interface BrowserOptions {
  /** The origin of the site. */
  site: string;
  /** The page that the browser opens. */
  path: string;
  /** Runs at the start of every page. */
  script: string;
  launch: Launch;
  /** How many milliseconds the server is away. */
  latency?: number;
}

export interface BrowserWithoutDevtools {
  /** What the script told, in order. */
  told: string[];
  /** What was asked for, as "GET /path", with what it is for where the browser says so. */
  asked: string[];
  /** What is sent along with every request. */
  headers: Record<string, string>;
  /** Waits until something was told of which this is true. */
  until: (isIt: (told: string) => boolean) => Promise<string>;
  stop: () => Promise<void>;
}

export async function startBrowserWithoutDevtools({
  site,
  path,
  script,
  launch,
  latency = 0,
}: BrowserOptions): Promise<BrowserWithoutDevtools> {
  const listeners = new Set<() => void>();
  const browser: BrowserWithoutDevtools = {
    told: [],
    asked: [],
    headers: {},
    until: (isIt) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`Only this was told: ${browser.told.join(", ")}; asked: ${browser.asked.join(", ")}`)),
          giveUpMs,
        );
        const look = () => {
          const found = browser.told.find(isIt);
          if (found !== undefined) {
            clearTimeout(timer);
            listeners.delete(look);
            resolve(found);
          }
        };
        listeners.add(look);
        look();
      }),
    async stop() {
      process.kill(-pid, "SIGKILL");
      await ended;
      await proxy.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
  const proxy = await openProxy(site, (incoming, outgoing, passOn) => {
    const { method, url } = incoming;
    if (url === toldPath) {
      void text(incoming).then((told) => {
        browser.told.push(told);
        listeners.forEach((look) => look());
      });
      outgoing.end();
      return;
    }
    const purpose = incoming.headers["sec-purpose"];
    browser.asked.push(`${method} ${url}${typeof purpose === "string" ? ` (${purpose})` : ""}`);
    const pass = () =>
      passOn({ headers: { "accept-encoding": "identity", ...browser.headers } }, (answer) => {
        if (answer.headers["content-type"]?.startsWith("text/html") !== true) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const { "content-length": _length, "transfer-encoding": _encoding, ...kept } = answer.headers;
        const nonce = /'nonce-([^']+)'/.exec(String(kept["content-security-policy"]))?.[1] ?? "";
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        void text(answer).then(
          (html) => outgoing.end(html.replace("<head>", `<head><script nonce="${nonce}">${script}</script>`)),
          // The browser has ended, or has left the page.
          () => outgoing.destroy(),
        );
      });
    setTimeout(pass, latency);
  });
  const profile = mkdtempSync(join(tmpdir(), "browser-"));
  const [command, args] = launch(profile, proxy.origin + path);
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  const pid = child.pid ?? 0;
  const ended = new Promise((done) => child.once("exit", done));
  return browser;
}

/** Chromium without a window and without developer tools. */
export const chromiumAt =
  (executablePath: string): Launch =>
  (profile, url) => [
    executablePath,
    [...chromiumFlags, "--window-size=1440,900", "--headless=new", `--user-data-dir=${profile}`, url],
  ];

/** Firefox without a window. */
export const firefoxAt =
  (executablePath: string): Launch =>
  (profile, url) => [executablePath, ["--headless", "--no-remote", "--profile", profile, url]];
