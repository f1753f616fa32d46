/** The sign of a tab that stays open turns on time. */
import type { Page } from "@playwright/test";
import { openDayFrom, signAt, storeInstant } from "../support/store.ts";
import { expect, test, visit } from "./support.ts";
import { artworkShipping } from "../support/service-like.ts";

const frozen = (time: string) => ({ "x-frozen-clock": time });
const { date, closes } = openDayFrom("2028-05-03");
const longBefore = storeInstant(date, closes, -600);
const beforeClosing = storeInstant(date, closes, -30);
const afterClosing = storeInstant(date, closes, 10);

const signs = (page: Page) => page.locator(".open-sign");
const expectSigns = async (page: Page, text: string | RegExp) => {
  await expect(signs(page).first()).toHaveText(text);
  await expect(signs(page).last()).toHaveText(text);
};

test("at closing time, and nothing else on the page moves", async ({ page }) => {
  // However long the page takes to load, its clock stands at the moment that the test begins with.
  await page.clock.install({ time: longBefore });
  await page.setExtraHTTPHeaders(frozen(longBefore));
  await visit(page, artworkShipping.path);
  await page.clock.pauseAt(beforeClosing);
  const answer = page.locator("details").first();
  await answer.locator("summary").click();
  await expect(answer).toHaveAttribute("open");
  await expectSigns(page, signAt(beforeClosing));

  await page.setExtraHTTPHeaders(frozen(afterClosing));
  await page.clock.runFor(29_000);
  await expectSigns(page, /^Closes soon/);
  await page.clock.runFor(3000);
  await expectSigns(page, signAt(afterClosing));
  await expect(answer).toHaveAttribute("open");
  await expect(answer.locator("summary")).toBeFocused();
});

test("after the machine slept, when timers stood still", async ({ page }) => {
  await page.clock.install({ time: beforeClosing });
  await page.setExtraHTTPHeaders(frozen(beforeClosing));
  await visit(page, "/contact-us");
  await page.getByLabel("Full Name").fill("Ada");
  await page.setExtraHTTPHeaders(frozen(afterClosing));
  await page.clock.setSystemTime(afterClosing);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expectSigns(page, /^Closed/);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada");
});

test("on the way back, when the document comes out of the browser's cache", async ({ page }) => {
  await page.setExtraHTTPHeaders(frozen(beforeClosing));
  await visit(page, "/contact-us");
  await expectSigns(page, /^Closes soon/);
  await page.setExtraHTTPHeaders(frozen(afterClosing));
  await page.goto("/robots.txt");
  await page.goBack();
  await expectSigns(page, /^Closed/);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("a page that wakes stays, and its sign turns when the connection is back", async ({ page, context }) => {
    await page.clock.install({ time: beforeClosing });
    await page.setExtraHTTPHeaders(frozen(beforeClosing));
    await visit(page, "/contact-us");
    await page.setExtraHTTPHeaders(frozen(afterClosing));
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await page.clock.runFor(31_000);
    await failed;
    await expectSigns(page, /^Closes soon/);
    await context.setOffline(false);
    await expectSigns(page, /^Closed/);
  });
});
