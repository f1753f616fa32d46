/** Every answer has an address: it opens the answer, and opening the answer writes it. */
import type { Page } from "@playwright/test";
import { phoneFirst } from "./matrix.ts";
import { expect, test, visit } from "./support.ts";

const path = "/home-business/mailbox-rental";
const ids = "#mailbox-which-id";

const open = (page: Page) => page.locator("details[open] > [id]");
const steps = (page: Page) => page.evaluate(() => history.length);
/** The question is on the screen, with its answer. */
async function expectOpen(page: Page, id: string) {
  await expect(open(page)).toHaveCount(1);
  await expect(open(page)).toHaveAttribute("id", id.slice(1));
  await expect(page.locator("details[open] > summary")).toBeInViewport({ ratio: 1 });
}

test("an address opens its answer: when it is loaded, when it changes, and when a search leads there", async ({
  page,
}) => {
  await visit(page, path + ids);
  await expectOpen(page, ids);

  const second = await page.locator("details:nth-of-type(2) > [id]").getAttribute("id");
  await page.evaluate((id) => location.assign(`#${id}`), second);
  await expectOpen(page, `#${second}`);

  await visit(page, "/search?q=what+id+for+a+mailbox");
  await page.locator(`#answers a[href$="${ids}"]`).first().click();
  await expectOpen(page, ids);
});

test("an address opens an answer that waits behind the line of its subject, and only questions write addresses", async ({
  page,
}) => {
  await visit(page, "/ask-mailbox-plus");
  const subject = page.locator("details[name=faq-subject]").last();
  const id = await subject.locator("details > [id]").last().getAttribute("id");
  await expect(page.locator(`#${id}`)).toBeHidden();
  // Of the same page only the fragment would be new.
  await page.goto("about:blank");
  await visit(page, `/ask-mailbox-plus#${id}`);
  await expect(subject).toHaveAttribute("open");
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator(`details[open] > summary:has(+ #${id})`)).toBeInViewport({ ratio: 1 });

  await page.goto("about:blank");
  await visit(page, "/ask-mailbox-plus");
  await subject.locator("> summary").click();
  await expect(subject).toHaveAttribute("open");
  await subject.locator("details > summary").first().click();
  await expect(page).toHaveURL(/#/);
  await subject.locator("details > summary").first().click();
  await expect(page).toHaveURL("/ask-mailbox-plus");
});

test(
  "opening an answer writes its address, which can be copied, and no step of the history",
  phoneFirst,
  async ({ page }) => {
    await visit(page, path);
    const before = await steps(page);
    const [first, second] = [page.locator("summary").nth(0), page.locator("summary").nth(1)];
    await first.click();
    const id = await open(page).getAttribute("id");
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect(open(page).getByRole("link", { name: "Link to this answer" })).toHaveAttribute("href", `#${id}`);
    await second.click();
    await expect(page).not.toHaveURL(`${path}#${id}`);
    await second.click();
    await expect(page).toHaveURL(path);
    expect(await steps(page)).toBe(before);
  },
);

test("a question that is pressed stays where it is while the one above it closes", phoneFirst, async ({ page }) => {
  await visit(page, "/ask-mailbox-plus");
  const questions = page.locator("summary");
  const top = async (index: number) => Math.round((await questions.nth(index).boundingBox())?.y ?? NaN);
  await questions.nth(3).scrollIntoViewIfNeeded();
  for (const [index, press] of [
    [3, "click"],
    [5, "click"],
    [4, "Enter"],
    [6, "Space"],
  ] as const) {
    await questions.nth(index).focus();
    const before = await top(index);
    await (press === "click" ? questions.nth(index).click() : page.keyboard.press(press));
    await expect(page.locator("details[open]")).toHaveCount(1);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(Math.abs((await top(index)) - before), `question ${index}`).toBeLessThanOrEqual(1);
  }
});

test("on paper every question has its answer, and the form has gone", async ({ page }) => {
  await page.goto("/ask-mailbox-plus");
  const heights = () =>
    page.locator("details > [id]").evaluateAll((answers) => answers.map((answer) => answer.checkVisibility()));
  expect((await heights()).filter(Boolean)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect((await heights()).filter((isShown) => !isShown)).toEqual([]);
  await expect(page.getByRole("search")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Link to this answer" })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an address opens its answer", async ({ page }) => {
    await page.goto(path + ids);
    await expectOpen(page, ids);
  });
});
