import type { Page } from "@playwright/test";
import { site } from "../../app/content/site.ts";
import { phoneUrl } from "../../app/site/urls.ts";
import { artworkShipping } from "../support/service-like.ts";
import { openDayFrom, signAt, storeInstant, usualDay } from "../support/store.ts";
import { expect, queryDatabase, test, visit } from "./support.ts";

const frozen = (time: string) => ({ "x-frozen-clock": time });
const { date, closes } = openDayFrom("2028-05-03");
const [beforeClosing, afterClosing] = [storeInstant(date, closes, -30), storeInstant(date, closes, 10)];
const expectSigns = async (page: Page, text: string) => {
  await expect(page.locator(".open-sign").first()).toHaveText(text);
  await expect(page.locator(".open-sign").last()).toHaveText(text);
};

test("A page that stays open says at closing time that the store is closed, and nothing else changes @all", async ({
  page,
}) => {
  const longBefore = storeInstant(date, closes, -600);
  await page.clock.install({ time: longBefore });
  await page.setExtraHTTPHeaders(frozen(longBefore));
  await visit(page, artworkShipping.path);
  await page.clock.pauseAt(beforeClosing);
  await page.locator("details[name] > summary").first().click();
  await expectSigns(page, signAt(beforeClosing));
  await page.setExtraHTTPHeaders(frozen(afterClosing));
  await page.clock.runFor(32_000);
  await expectSigns(page, signAt(afterClosing));
  await expect(page.locator("details[name]").first()).toHaveAttribute("open");
  await expect(page.locator("details[name] > summary").first()).toBeFocused();
});

test.describe("on a line that fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("A page stays as it is at closing time, and says so when the line is back @all", async ({ page, context }) => {
    await page.clock.install({ time: beforeClosing });
    await page.setExtraHTTPHeaders(frozen(beforeClosing));
    await visit(page, artworkShipping.path);
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await context.setOffline(true);
    const isLost = page.waitForEvent("requestfailed");
    await page.setExtraHTTPHeaders(frozen(afterClosing));
    await page.clock.setSystemTime(afterClosing);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await isLost;
    await context.setOffline(false);
    await expectSigns(page, signAt(afterClosing));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  });
});

test.describe("while a notice stands", () => {
  // No other test sees this year's notice.
  test.use({ extraHTTPHeaders: frozen("2031-03-04T12:00:00-05:00") });
  const text = `Closed today because of the snow over the lake. Parcels of this morning are safe. Call ${site.contact.phone} for yours.`;

  test("A notice is read whole on every page and hides nothing of its end, until it is dismissed in this tab", async ({
    page,
    context,
  }) => {
    queryDatabase(
      `insert into notices (text, starts_at, ends_at) values ('${text}', '2031-03-04T00:00:00Z', '2031-03-05T00:00:00Z')`,
    );
    await page.setViewportSize({ width: 320, height: 600 });
    await visit(page, "/about-us");
    const notice = page.getByText(text);
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(notice.getByRole("link")).toHaveAttribute("href", phoneUrl(site.contact.phone));
    const ends = () =>
      [document.querySelector("footer"), document.querySelector(".notice")].map((part) =>
        part?.getBoundingClientRect(),
      );
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [footer, strip] = await page.evaluate(ends);
    expect(footer?.bottom).toBeLessThanOrEqual((strip?.top ?? 0) + 1);
    await notice.evaluate((words) => words.replaceChildren("Cerrado por la nieve."));
    await page.getByRole("button", { name: "Dismiss the notice" }).click();
    await visit(page, "/privacy");
    await expect(notice).toHaveCount(0);
    const other = await context.newPage();
    await visit(other, "/privacy");
    await expect(other.getByRole("button", { name: "Dismiss the notice" })).toBeVisible();
  });
});

const open = (page: Page) => page.locator("details[name][open] > [id]");

test("An address opens its answer, and opening an answer writes its address without a step of the history @all", async ({
  page,
}) => {
  const path = "/home-business/mailbox-rental";
  await visit(page, path);
  const steps = await page.evaluate(() => history.length);
  await page.locator("details[name] > summary").nth(1).click();
  const id = (await open(page).getAttribute("id")) ?? "";
  await expect(page).toHaveURL(`${path}#${id}`);
  await page.locator("details[name] > summary").nth(0).click();
  await expect(open(page)).toHaveCount(1);
  await expect(open(page)).not.toHaveAttribute("id", id);
  await page.locator("details[name] > summary").nth(0).click();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goto("about:blank");
  await visit(page, `${path}#${id}`);
  await expect(open(page)).toHaveAttribute("id", id);
  await expect(page.locator("details[name][open] > summary")).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(open(page)).toHaveAttribute("id", id);
  await page.goto("/privacy");
  await page.goBack();
  await expect(open(page)).toHaveAttribute("id", id);
});

test("An address opens an answer far down among all questions, and a question that is pressed stays in place @all", async ({
  page,
}) => {
  await page.goto("/ask-mailbox-plus");
  const id = (await page.locator("details[name] > [id]").last().getAttribute("id")) ?? "";
  await page.goto("about:blank");
  await visit(page, `/ask-mailbox-plus#${id}`);
  const opened = page.locator(`details[open] > summary:has(+ [id="${id}"])`);
  await expect(opened).toBeInViewport({ ratio: 1 });
  const questions = page.locator("details[name] > summary").filter({ visible: true });
  await questions.nth(-3).click();
  await questions.last().scrollIntoViewIfNeeded();
  const before = await questions.last().boundingBox();
  await questions.last().click();
  await expect(page.locator("details[name][open]")).toHaveCount(1);
  expect(Math.abs(((await questions.last().boundingBox())?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThanOrEqual(1);
});

test("Paper has every answer, and the store's number, address and hours, but no form and no menu @all", async ({
  page,
}) => {
  await page.goto("/ask-mailbox-plus");
  await page.emulateMedia({ media: "print" });
  const answers = page.locator("details > [id]");
  await expect(answers.filter({ visible: true })).toHaveCount(await answers.count());
  await page.goto("/contact-us");
  await expect(page.locator("form, nav, button").filter({ visible: true })).toHaveCount(0);
  for (const words of [site.contact.phone, site.contact.address.street, usualDay]) {
    await expect(page.getByText(words).filter({ visible: true })).not.toHaveCount(0);
  }
});

test("The interactive map asks Google for nothing before it is pressed @all", async ({ page, context }) => {
  const asked: string[] = [];
  await context.route("https://www.google.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: "map" });
  });
  await page.goto("/contact-us");
  const show = page.getByRole("button", { name: "Show interactive map" });
  await show.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await show.click();
  await expect(page.frameLocator("iframe").getByText("map")).toBeVisible();
  // The document may lack focus while its frame has it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
});

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("The line that changes rests when asked, and where less motion is wanted @all", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/");
    const line = page.locator('.rotator [data-current="true"]');
    const first = (await line.textContent()) ?? "";
    await page.clock.runFor(4000);
    await expect(line).not.toHaveText(first);
    const pause = page.getByRole("button", { name: /^Pause/ });
    await pause.click();
    const resting = (await line.textContent()) ?? "";
    await page.clock.runFor(10_000);
    await expect(line).toHaveText(resting);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await expect(pause).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(line).toHaveText(first);
  });
});
