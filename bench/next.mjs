/**
 * From a click to the frame with the next page's headline, in Chromium and Firefox that nobody drives: Chromium prerenders
 * nothing for a browser with developer tools. A proxy writes a script into each page that follows a link and tells when the
 * next page shows.
 */
import { enginePath, ensureEngine } from "../scripts/engines.mjs";
import { chromiumAt, firefoxAt, startBrowserWithoutDevtools } from "./browser-without-devtools.ts";
import { comparison, inTurn, median } from "./figures.mjs";

const steps = [
  ["/", "/services"],
  ["/services", "/home-business/mailbox-rental"],
  ["/home-business/mailbox-rental", "/services"],
];
/** How long the pointer rests on a link before it presses, and what a server is away. */
const restMs = 400;
const latencies = [0, 60];

const browsers = {
  Chromium: async () => chromiumAt(ensureEngine("chromium")),
  Firefox: () => firefoxAt(enginePath("firefox")),
};
/** Firefox prerenders nothing, so a pointer that rests on a link changes nothing there. */
const ways = [
  ["Chromium", "hovered"],
  ["Chromium", "pressed at once"],
  ["Firefox", "pressed at once"],
];

/** Runs in both pages. A rule for one address stands in for a pointer that rests on its link. */
function drive([from, to], isHovered, rest) {
  const { nonce } = document.currentScript;
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
      navigator.sendBeacon("/told", String(took));
    };
    // No frame comes while a page is prerendered.
    const look = () => requestAnimationFrame(document.querySelector("main h1") === null ? look : () => tell());
    look();
  }
}

/** One step in a browser of its own. */
async function takeStepOnce(site, { step, browser, isHovered, latency }) {
  const script = `(${drive})(${JSON.stringify(step)}, ${isHovered}, ${restMs})`;
  const opened = await startBrowserWithoutDevtools({
    site,
    path: step[0],
    script,
    launch: await browsers[browser](),
    latency,
  });
  try {
    return Number(await opened.until(Boolean));
  } finally {
    await opened.stop();
  }
}

/** A browser that tells nothing for a minute has not come up; once it has ended, another is started. */
async function takeStep(site, one, triesLeft = 2) {
  try {
    return await takeStepOnce(site, one);
  } catch (error) {
    if (triesLeft === 0) {
      throw error;
    }
    return takeStep(site, one, triesLeft - 1);
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
