/** What opens stays inside the screen, at every width, with letters of the usual and of twice the size. */
import type { Locator, Page } from "@playwright/test";
import { layoutFaults } from "./layout-faults.ts";
import { matrix, rowsOfRun } from "./matrix.ts";
import { expect, test, visit } from "./support.ts";

const widths = [320, 360, 390, 500, 768, 1024, 1440];
const large = 1024;
const height = 900;

/** Browsers let people set the size of letters; media queries in `rem` follow it. */
async function setFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
}

async function expectInside(page: Page, opened: Locator, what: string) {
  await expect(opened, what).toBeVisible();
  const box = await opened.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  const { width } = page.viewportSize() ?? { width: 0 };
  expect.soft(box.left, `${what}: left edge`).toBeGreaterThanOrEqual(0);
  expect.soft(box.right, `${what}: right edge`).toBeLessThanOrEqual(width);
  expect.soft(box.top, `${what}: top edge`).toBeGreaterThanOrEqual(0);
  expect.soft(await page.evaluate(layoutFaults), what).toEqual([]);
}

/** What opens in the header, by the width from which on it is there, and how it is opened. */
const parts: ReadonlyArray<{
  name: string;
  opens: (page: Page) => Locator;
  opened: (page: Page) => Locator;
  below?: number;
}> = [
  {
    name: "search",
    opens: (page) => page.getByRole("banner").getByRole("button", { name: "Search", expanded: false }),
    opened: (page) => page.locator(".search-panel"),
  },
  {
    name: "menu",
    opens: (page) => page.getByRole("button", { name: "Menu" }),
    opened: (page) => page.locator("#site-menu"),
    below: large,
  },
  {
    name: "hours",
    opens: (page) => page.getByRole("button", { name: "Hours" }),
    opened: (page) => page.locator("#top-hours"),
    below: 1280,
  },
];

for (const size of [16, 32]) {
  for (const [index, { name, opens, opened, below = Infinity }] of parts.entries()) {
    test(`${name}, letters of ${size} px`, matrix, async ({ page }) => {
      // Breakpoints are in rem: with letters twice as large a screen counts as half as wide.
      const possible = widths.filter((candidate) => candidate < (below * size) / 16);
      for (const width of rowsOfRun(possible, (_, at) => at === (2 * index + size / 16) % possible.length)) {
        await page.setViewportSize({ width, height });
        await setFontSize(page, size);
        await visit(page, "/privacy");
        await opens(page).click();
        if (name === "search") {
          // Its longest list stands there.
          await page.getByRole("banner").getByRole("searchbox").fill("s");
          await expect(page.getByRole("list", { name: "Pages" })).toBeVisible();
        }
        await expectInside(page, opened(page), `${name} at ${width} px, letters of ${size} px`);
      }
    });
  }

  test(`captcha, topics and errors of the form, letters of ${size} px`, matrix, async ({ page }) => {
    for (const width of rowsOfRun(widths, (_, at) => at === size / 16)) {
      await page.setViewportSize({ width, height });
      await setFontSize(page, size);
      await visit(page, "/contact-us");
      // The captcha comes with the first touch and solves itself after a moment.
      await page.getByLabel("Full Name").focus();
      await expect(page.getByText("Local captcha: passed")).toBeVisible();
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      const faults = await page.evaluate(layoutFaults);
      expect.soft(faults, `form at ${width} px, letters of ${size} px`).toEqual([]);
      for (const select of await page.getByRole("combobox").all()) {
        await expectInside(page, select, `select at ${width} px, letters of ${size} px`);
      }
    }
  });
}
