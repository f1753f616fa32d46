/**
 * From a click to the frame with the next page's headline, in Chromium and Firefox that nobody drives: Chromium prerenders
 * nothing for a browser with developer tools. A proxy writes a script into each page that follows a link and tells when the
 * next page shows.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ensureChromium } from "../scripts/chromium.mjs";
import { enginePath } from "../scripts/engines.mjs";
import { quietly } from "./browser.mjs";
import { comparison, inTurn, median } from "./figures.mjs";

const steps = [
  ["/", "/services"],
  ["/services", "/home-business/mailbox-rental"],
  ["/home-business/mailbox-rental", "/services"],
];
/** How long the pointer rests on a link before it presses, and what a server is away. */
const restMs = 400;
const latencies = [0, 60];
const giveUpMs = 60_000;

/** How each browser is started for one page, with a profile that has seen nothing yet. */
const browsers = {
  Chromium: async (profile, url) => [
    await ensureChromium(),
    [...quietly, "--headless=new", "--disable-gpu", "--window-size=1440,900", `--user-data-dir=${profile}`, url],
  ],
  Firefox: (profile, url) => [enginePath("firefox"), ["--headless", "--no-remote", "--profile", profile, url]],
};
/** Firefox prerenders nothing, so a pointer that rests on a link changes nothing there. */
const ways = [
  ["Chromium", "hovered"],
  ["Chromium", "pressed at once"],
  ["Firefox", "pressed at once"],
];

/** Runs in both pages. A rule for one address stands in for a pointer that rests on its link. */
function drive([from, to], isHovered, rest, nonce) {
  const now = () => performance.timeOrigin + performance.now();
  if (location.pathname === from) {
    addEventListener("load", () => {
      setTimeout(() => {
        if (isHovered) {
          const rules = JSON.stringify({ prerender: [{ urls: [to], eagerness: "immediate" }] });
          document.head.append(
            Object.assign(document.createElement("script"), { type: "speculationrules", textContent: rules, nonce }),
          );
        }
        setTimeout(
          () => {
            localStorage.setItem("clicked", String(now()));
            document.querySelector(`main a[href="${to}"], a[href="${to}"]`).click();
          },
          isHovered ? rest : 0,
        );
      }, 1000);
    });
  } else if (location.pathname === to) {
    const tell = () => {
      const took = now() - Number(localStorage.getItem("clicked"));
      void fetch("/took", { method: "POST", body: String(took), keepalive: true });
    };
    // No frame comes while a page is prerendered.
    const look = () => requestAnimationFrame(document.querySelector("main h1") === null ? look : () => tell());
    look();
  }
}

/** A proxy whose pages follow the step by themselves. @returns its origin, and how long the step took */
async function openProxy(origin, step, isHovered, latency) {
  const { hostname, port } = new URL(origin);
  const { promise: took, resolve, reject } = Promise.withResolvers();
  const server = createServer((incoming, outgoing) => {
    const { method, url: path } = incoming;
    if (path === "/took") {
      void text(incoming).then((value) => resolve(Number(value)));
      outgoing.end();
      return;
    }
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const pass = () => {
      const passed = request({ hostname, port, method, path, headers }, async (answer) => {
        if (!answer.headers["content-type"]?.startsWith("text/html")) {
          outgoing.writeHead(answer.statusCode, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const { "content-length": _length, "transfer-encoding": _encoding, ...kept } = answer.headers;
        const [, nonce] = /'nonce-([^']+)'/.exec(kept["content-security-policy"] ?? "") ?? [];
        const script = `(${drive})(${JSON.stringify(step)}, ${isHovered}, ${restMs}, ${JSON.stringify(nonce)})`;
        outgoing.writeHead(answer.statusCode, kept);
        outgoing.end((await text(answer)).replace("<head>", `<head><script nonce="${nonce}">${script}</script>`));
      });
      passed.on("error", () => outgoing.destroy());
      incoming.pipe(passed);
    };
    setTimeout(pass, latency);
  });
  await new Promise((ready) => server.listen(0, "localhost", ready));
  const timer = setTimeout(() => reject(new Error(`${step.join(" → ")} did not show.`)), giveUpMs);
  return {
    origin: `http://localhost:${server.address().port}`,
    took: took.finally(() => clearTimeout(timer)),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** One step in a browser of its own. */
async function takeStep(origin, { step, browser, isHovered, latency }) {
  const proxy = await openProxy(origin, step, isHovered, latency);
  const profile = mkdtempSync(join(tmpdir(), "next-page-"));
  const [command, args] = await browsers[browser](profile, proxy.origin + step[0]);
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  const ended = new Promise((done) => {
    child.once("exit", done);
  });
  try {
    return await proxy.took;
  } finally {
    process.kill(-child.pid, "SIGKILL");
    await ended;
    proxy.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

export async function next({ subjects, runs }) {
  const rows = [];
  for (const [browser, way] of ways) {
    for (const latency of latencies) {
      for (const step of steps) {
        const one = { step, browser, isHovered: way === "hovered", latency };
        const rounds = await inTurn(subjects, runs, ({ origin }) => takeStep(origin, one));
        rows.push({ name: `${step.join(" → ")}, ${browser}, ${way}, ${latency} ms away`, values: rounds.map(median) });
      }
    }
  }
  const note =
    `From the click to the frame with the next page's headline, median of ${runs} fresh visits in turn, without developer tools. ` +
    `Hovered: the next page is prerendered ${restMs} ms before the click, as browsers do that know speculation rules.`;
  return comparison("The next page", note, subjects, rows);
}
