/** A page that is reached by moving through the site is the page that is loaded: in looks, words, head and place. */
import type { Page } from "@playwright/test";
import { matrix, rest, rowsOfRun } from "./matrix.ts";
import { differences, takeSnapshot, type PageSnapshot } from "./page-snapshot.ts";
import { expect, test, visit } from "./support.ts";
import { templatePages, type TemplatePage } from "../../scripts/template-pages.ts";

const widths = [390, 1440] as const;
const height = 900;

test.use({
  // What rotates rests, and no font comes late: two snapshots of a page differ in nothing but how it was reached.
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--disable-remote-fonts"] });
  },
  // A page that does not exist says so in its status, which the console repeats.
  expectedErrors: [/status of 404/],
});

type Snapshots = Record<(typeof widths)[number], PageSnapshot>;

async function snapshotsAt(page: Page): Promise<Snapshots> {
  const at = async (width: number) => {
    await page.setViewportSize({ width, height });
    return page.evaluate(takeSnapshot);
  };
  return { 390: await at(390), 1440: await at(1440) };
}

const loadedPages = new Map<string, Promise<Snapshots>>();

/** The page as it is when it is loaded; looked at once a worker. */
function loaded(page: Page, path: string): Promise<Snapshots> {
  let snapshots = loadedPages.get(path);
  if (snapshots === undefined) {
    snapshots = visit(page, path).then(() => snapshotsAt(page));
    loadedPages.set(path, snapshots);
  }
  return snapshots;
}

/** Follows a link to the page: one that stands there, else one that is put there. */
async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const links = [...document.querySelectorAll("a[href]")];
    const known = links.find((link) => link.getAttribute("href") === href && link.checkVisibility());
    const added = Object.assign(document.createElement("a"), { href });
    document.body.append(added);
    (known ?? added).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    added.remove();
  }, path);
}

/** Waits until the page shows and says what of it is not as in the page that was loaded. */
async function expectLoadedPage(page: Page, path: string, expected: Snapshots, how: string) {
  // Nothing is meant to lie under the pointer.
  await page.mouse.move(0, 0);
  await expect(page, how).toHaveURL(path);
  await expect(page, how).toHaveTitle(expected[390].head[0] ?? "");
  let faults: string[] = [];
  await expect(async () => {
    const come = await snapshotsAt(page);
    faults = widths.flatMap((width) =>
      differences(expected[width], come[width]).map((fault) => `${how}, ${width} px\n  ${fault}`),
    );
    expect(faults).toEqual([]);
  })
    .toPass({ timeout: 20_000 })
    .catch(() => undefined);
  expect.soft(faults).toEqual([]);
}

/** Where reading starts on a page that the client router brought. */
async function expectStart(page: Page, how: string) {
  const start = await page.evaluate(() => ({ top: scrollY, focus: document.activeElement?.id }));
  expect.soft(start, how).toEqual({ top: 0, focus: "main" });
}

const find = (name: string): TemplatePage => {
  const found = templatePages.find((template) => template.name === name);
  if (found === undefined) {
    throw new Error(`No template page called ${name}`);
  }
  return found;
};

// A visit's list shows in the header of every page from then on: it is there from the first.
test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem("visit", "mailbox-rental,digital-fingerprinting,golf-club-shipping")),
);

// With a map, with a tool, and one that failed; the walks below go through all.
const sources = ["contact", "measure", "not-found"];
for (const source of sources.map(find)) {
  test(`every page that is reached from ${source.path} is the page loaded`, rest, async ({ page }) => {
    for (const { path } of templatePages.filter((target) => target !== source)) {
      const how = `${source.path} to ${path}`;
      const expected = await loaded(page, path);
      await visit(page, source.path);
      await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
      await follow(page, path);
      await expectLoadedPage(page, path, expected, how);
      await expectStart(page, how);
    }
  });
}

/** The same numbers for the same seed (mulberry32), so that a walk that failed can be walked again. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

for (const seed of rowsOfRun([1, 2], (each) => each === 1)) {
  test(`a walk through all pages and back (seed ${seed})`, matrix, async ({ page }) => {
    const random = randomOf(seed);
    const route = templatePages
      .map((template) => ({ template, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ template }) => template.path);
    for (const path of route) {
      await loaded(page, path);
    }
    const expectStep = async (path: string, how: string) =>
      expectLoadedPage(page, path, await loaded(page, path), `${how} to ${path}`);
    const [first = "/", ...others] = route;
    await visit(page, first);
    for (const path of others) {
      await follow(page, path);
      await expectStep(path, "on");
    }
    for (const path of route.toReversed().slice(1)) {
      await page.goBack();
      await expectStep(path, "back");
    }
  });
}

test("forward leads to the page loaded, as back does", rest, async ({ page }) => {
  const paths = templatePages.map(({ path }) => path);
  for (const path of paths) {
    await loaded(page, path);
  }
  await visit(page, "/");
  for (const path of paths.slice(1)) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
  }
  await page.evaluate((steps) => history.go(steps), 1 - paths.length);
  await expect(page).toHaveURL("/");
  for (const path of paths.slice(1)) {
    await page.goForward();
    await expectLoadedPage(page, path, await loaded(page, path), `forward to ${path}`);
  }
});

test("back and forward return to where one was", async ({ page }) => {
  await visit(page, "/services");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await follow(page, "/contact-us");
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await expectStart(page, "/services to /contact-us");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Mailbox Rentals" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 2, name: "Store hours" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test("the page that one reads stays, and says why", async ({ page, context }) => {
    const expected = await loaded(page, "/about-us");
    await visit(page, "/tracking");
    await page.getByLabel("Tracking number").fill("1Z12345E0205271688");
    await context.setOffline(true);
    await follow(page, "/about-us");
    await expect(page.getByRole("alert").filter({ hasText: "You seem to be offline." })).toBeVisible();
    await expect(page).toHaveURL("/tracking");
    await expect(page.getByLabel("Tracking number")).toHaveValue("1Z12345E0205271688");
    await context.setOffline(false);
    await expect(page.getByRole("alert").filter({ hasText: "You seem to be offline." })).toBeHidden();
    await follow(page, "/about-us");
    await expectLoadedPage(page, "/about-us", expected, "from being offline");
  });
});

test.describe("data that the server cannot give", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("leaves the word to the document", async ({ page }) => {
    const expected = await loaded(page, "/privacy");
    await visit(page, "/tracking");
    await page.route("**/privacy.data*", (route) => route.fulfill({ status: 503, body: "" }));
    await follow(page, "/privacy");
    await expectLoadedPage(page, "/privacy", expected, "by a document");
  });
});

test("a link to where one is leads back there once, not twice", async ({ page }) => {
  await visit(page, "/about-us");
  await follow(page, "/privacy");
  await expect(page).toHaveURL("/privacy");
  await expect(page).toHaveTitle(/Privacy/);
  const steps = await page.evaluate(() => history.length);
  await follow(page, "/privacy");
  await expectStart(page, "/privacy to itself");
  await follow(page, "/privacy");
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

test("a slow page says that it is on its way, and a quick one does not", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/about-us");
  const progress = page.getByRole("status").getByText("Loading the page").locator("..");
  const arrival = Promise.withResolvers<void>();
  await page.route("**/privacy.data*", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const shift = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) {
            moved += entry.value;
          }
        }).observe({ type: "layout-shift" });
        addEventListener("slow-page-told", () => resolve(moved), { once: true });
      }),
  );
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // The one timer that is set while the page waits.
  const isTimed = page.evaluate(() => {
    const { setTimeout: set } = window;
    return new Promise<void>((resolve) => {
      window.setTimeout = ((run: () => void, after = 0) => {
        const timer = set(run, after);
        if (after > 0) {
          resolve();
        }
        return timer;
      }) as typeof setTimeout;
    });
  });
  await follow(page, "/privacy");
  await isTimed;
  await page.clock.runFor(149);
  await expect(progress).toBeHidden();
  await page.clock.runFor(1);
  await expect(progress).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("slow-page-told")));
  expect(await shift).toBe(0);
  await page.clock.resume();
  arrival.resolve();
  await expect(page).toHaveURL("/privacy");
  await expect(progress).toBeHidden();
});

test("after a form's answer the next page is the page loaded", async ({ page }) => {
  const expected = await loaded(page, "/");
  await visit(page, "/contact-us");
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  await expect(page.getByText("Local captcha: passed")).toBeVisible();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await follow(page, "/");
  await expectLoadedPage(page, "/", expected, "from a form's answer");
  await page.goBack();
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await follow(page, "/tracking");
  await page.getByLabel("Tracking number").fill("1Z12345E0205271688");
  await page.getByRole("button", { name: "Track Package" }).click();
  await expect(page.getByRole("link", { name: /UPS/ }).first()).toBeVisible();
  await follow(page, "/");
  await expectLoadedPage(page, "/", expected, "from a tracking answer");
});
