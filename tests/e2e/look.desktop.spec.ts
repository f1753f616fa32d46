/** Every template at every width: nothing overflows or moves, the focus can be seen, and paper gets what matters. */
import type { Browser, Page } from "@playwright/test";
import { site } from "../../app/content/site.ts";
import { templatePages } from "../../scripts/template-pages.ts";
import { usualDay } from "../support/store.ts";
import { focusFaults } from "./focus-faults.ts";
import { layoutFaults } from "./layout-faults.ts";
import { expect, takeover, test } from "./support.ts";

/** What moved without the visitor's doing while fonts came late and the page was scrolled through. */
async function shiftsAt(browser: Browser, url: string, width: number): Promise<string[]> {
  // A visitor who never was here: another page of ours may have the fonts already.
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const { promise: isLate, resolve: comeLate } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await isLate;
    await route.continue();
  });
  const fonts = [/bitter/, /figtree/].map((font) => page.waitForResponse((response) => font.test(response.url())));
  const isAlive = takeover(page, url);
  await page.goto(url, { waitUntil: "commit" });
  await page.evaluate(longAfterFirstPaint);
  comeLate();
  await Promise.all([...fonts, isAlive]);
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));
    // Far enough for pictures that wait until they are near.
    for (let screen = 1; screen <= 4; screen += 1) {
      scrollTo({ top: screen * innerHeight, behavior: "instant" });
      await nextFrame();
    }
    return new Promise<string[]>((resolve) => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as Array<
          PerformanceEntry & { hadRecentInput: boolean; value: number; sources: Array<{ node: Node | null }> }
        >;
        resolve(
          entries
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .map(
              ({ value, sources }) => `${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 30)).join()}`,
            ),
        );
      }).observe({ type: "layout-shift", buffered: true });
      // With nothing to report the observer stays silent.
      void nextFrame()
        .then(nextFrame)
        .then(() => resolve([]));
    });
  });
  await page.close();
  return shifts;
}

/** Runs in the page: waits until words have been on the screen for longer than an optional font is waited for. */
async function longAfterFirstPaint(): Promise<void> {
  await new Promise<void>((painted) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) {
        painted();
      }
    }).observe({ type: "paint", buffered: true });
  });
  for (let frames = 0; frames < 15; frames += 1) {
    await new Promise((next) => requestAnimationFrame(next));
  }
}

/** As far apart as readers may set letters, words, lines and paragraphs (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
/** What readers set for themselves, and the widths at which all has to fit all the same. 320 px is 1280 at 400 %. */
const settings: ReadonlyArray<{ css: string; widths: readonly number[] }> = [
  { css: "", widths: [240, 280, 320, 360, 768, 1440] },
  ...[20, 22, 24].map((size) => ({ css: `html { font-size: ${size}px }`, widths: [360] })),
  { css: spacing, widths: [320, 1440] },
];

/** Where something does not fit. */
async function faultsByWidth(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { css, widths } of settings) {
    await page.evaluate((text) => {
      const stylesheet = new CSSStyleSheet();
      stylesheet.replaceSync(text);
      document.adoptedStyleSheets = [stylesheet];
    }, css);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${width} px ${css}: ${fault}`));
    }
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return faults;
}

async function expectEssentials(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(site.contact.phone)).toBeVisible();
  await expect(footer.getByText(site.contact.address.street)).toBeVisible();
  await expect(footer.getByText(usualDay, { exact: true })).toBeVisible();
}

for (const { name, path, status = 200 } of templatePages) {
  test.describe(name, () => {
    test.use({ expectedErrors: status === 200 ? [] : [new RegExp(`status of ${status}`)] });

    test(`${path} looks right`, async ({ page, browser, baseURL }) => {
      const shifts = Promise.all([360, 1440].map((width) => shiftsAt(browser, `${baseURL}${path}`, width)));
      await page.goto(path);
      expect.soft(await faultsByWidth(page)).toEqual([]);

      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.keyboard.press("Tab");
        expect.soft(await page.evaluate(focusFaults), `focus, ${colorScheme}`).toEqual([]);
      }

      await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
      await expectEssentials(page);
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();

      await page.emulateMedia({ forcedColors: "none", media: "print" });
      await expectEssentials(page);
      await expect(page.locator("header, nav").filter({ visible: true })).toHaveCount(0);

      expect(await shifts, "layout shifts at 360 and 1440 px").toEqual([[], []]);
    });
  });
}
