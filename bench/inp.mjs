/**
 * From a touch or a letter to the frame that shows it, on a processor slowed four times: what Interaction to Next Paint
 * counts (https://web.dev/articles/inp; 200 ms is good). Letters "at once" come before the page's scripts have run.
 */
import { launchChromium, openPhone, slowdown, untilIdle } from "./browser.mjs";
import { comparison, inTurn, median } from "./figures.mjs";

const searchOpener = (page) => page.getByRole("banner").locator('a[href="/search"]');

const interactions = {
  "menu, at once": ["/", "commit", (page) => page.getByRole("button", { name: "Menu" }).tap()],
  menu: ["/", "idle", (page) => page.getByRole("button", { name: "Menu" }).tap()],
  "search opened": ["/", "idle", (page) => searchOpener(page).tap()],
  "first letters of a search": [
    "/",
    "idle",
    async (page) => {
      await searchOpener(page).tap();
      await page.getByRole("searchbox").first().pressSequentially("mail", { delay: 120 });
    },
  ],
  "first letters in the form, at once": ["/contact-us", "commit", (page) => typeInto(page)],
  "first letters in the form": ["/contact-us", "idle", (page) => typeInto(page)],
  Send: ["/contact-us", "idle", (page) => page.getByRole("button", { name: "Send Message" }).tap()],
  "a question opened": ["/home-business/mailbox-rental", "idle", (page) => page.locator("main summary").nth(1).tap()],
};

const typeInto = (page) => page.getByLabel("Full Name").pressSequentially("Ada L", { delay: 120 });

/** Runs in the document before its own scripts. */
function watch() {
  globalThis.shownMs = [];
  // The browser tells of events that it shows after 16 ms or more. Events of no interaction do not count: a headless
  // browser hovers over the corner of each page while it loads.
  new PerformanceObserver((list) => {
    const counted = list.getEntries().filter(({ interactionId }) => interactionId > 0);
    globalThis.shownMs.push(...counted.map(({ duration }) => duration));
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

async function worstOf(browser, origin, [path, moment, act]) {
  const page = await openPhone(browser, watch);
  await page.goto(origin + path, { waitUntil: moment === "commit" ? "commit" : "networkidle" });
  if (moment === "idle") {
    // The page has loaded, and may still hydrate.
    await untilIdle(page);
  }
  await act(page);
  // The browser tells the time of an event with the frame after it.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told, 100))));
  const shown = await page.evaluate(() => globalThis.shownMs);
  await page.close();
  return Math.max(16, ...shown);
}

export async function inp({ subjects, runs }) {
  const browser = await launchChromium();
  const alive = subjects.filter(({ isStatic }) => !isStatic);
  const rows = [];
  for (const [name, interaction] of Object.entries(interactions)) {
    const rounds = await inTurn(alive, runs, ({ origin }) => worstOf(browser, origin, interaction));
    rows.push({ name, values: rounds.map(median) });
  }
  await browser.close();
  const note = `The slowest event of each, processor slowed ${slowdown} times, 360 px, median of ${runs} fresh visits in turn.`;
  return comparison("Touches and letters", note, alive, rows);
}
