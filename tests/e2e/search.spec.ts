import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./support.ts";
import { artworkShipping } from "../support/service-like.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
const results = (form: Locator) => form.locator(".live-results").getByRole("link");
const name = artworkShipping.name.toLowerCase();

async function openSearch(page: Page, path = "/privacy") {
  await visit(page, path);
  await opener(page).click();
  const form = page.getByRole("banner").getByRole("search");
  const field = form.getByRole("searchbox");
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  return { form, field };
}

test("A question is answered while one types, and its answer opens where it stands", async ({ page }) => {
  const { form, field } = await openSearch(page);
  await expect(form.getByRole("region", { name: "Popular Services" }).getByRole("link")).toHaveCount(6);
  await field.pressSequentially("how much is a mailbox");
  await expect(form.getByRole("region", { name: "Answers" }).getByRole("link").first()).toBeVisible();
  await expect(form.getByRole("status").first()).toHaveText(/answer/);
  await field.fill("what id for a mailbox");
  await form.locator(".live-results a[href*='#']").first().click();
  await page.waitForURL(/#/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
});

test("The keyboard alone opens the search, moves through it, chooses and leaves @all", async ({ page }) => {
  await visit(page, "/privacy");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("banner").getByRole("search");
  const field = form.getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type(name);
  const link = form.getByRole("region", { name: "Pages" }).getByRole("link").first();
  await expect(link).toHaveText(artworkShipping.name);
  await page.keyboard.press("ArrowDown");
  await expect(results(form).first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(artworkShipping.path);
});

test("What finds nothing says so and offers help; Enter leads to the page with all results @all", async ({ page }) => {
  const { form, field } = await openSearch(page);
  await field.fill("zzz");
  await expect(form.getByRole("status").first()).toContainText('No services found for "zzz"');
  await form.getByRole("button", { name: "Clear search" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await field.fill("shreddng");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=shreddng");
  await page.getByRole("main").getByRole("link", { name: "shredding", exact: true }).click();
  await expect(page).toHaveURL("/search?q=shredding");
});

test("A late answer leaves the list alone while the keyboard is in it @all", async ({ page }) => {
  const { form, field } = await openSearch(page);
  await field.pressSequentially("fax");
  await expect(results(form).first()).toBeVisible();
  const late = Promise.withResolvers<void>();
  await page.route("**/search.html?q=faxe", (route) => late.promise.then(() => route.continue()));
  const asked = page.waitForRequest("**/search.html?q=faxe");
  await field.press("e");
  await asked;
  await field.press("ArrowDown");
  const first = await results(form).first().textContent();
  const answered = page.waitForResponse("**/search.html?q=faxe");
  late.resolve();
  await (await answered).finished();
  await expect(results(form).first()).toBeFocused();
  await expect(results(form).first()).toHaveText(first ?? "");
});

test.describe("on a connection that fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("The search says when it gets no answer of ours, and works as a form @all", async ({ page }) => {
    const answer = { contentType: "text/html", body: "<h1>One moment</h1>" };
    await page.route("/search.html?*", (route) => route.fulfill(answer));
    const { form, field } = await openSearch(page);
    await field.fill("notary");
    await expect(form.getByRole("status")).toContainText("Search isn't working right now.");
    await expect(field).toHaveValue("notary");
    await form.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL("/search?q=notary");
  });
});

test("A question that is typed before the scripts have come is answered, and kept for the way back @all", async ({
  page,
}) => {
  const released = Promise.withResolvers<undefined>();
  await page.route("/assets/*.js", (route) => released.promise.then(() => route.continue()));
  await page.goto("/ask-mailbox-plus", { waitUntil: "commit" });
  const form = page.getByRole("main").getByRole("search");
  await form.getByRole("searchbox").fill("how much is a mailbox");
  released.resolve(undefined);
  await expect(results(form).first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect(form.getByRole("searchbox")).toHaveValue("how much is a mailbox");
});

test("A key of a composition neither moves the focus nor closes the box @all", async ({ page }) => {
  const { form, field } = await openSearch(page);
  await expect(results(form).first()).toBeVisible();
  await field.evaluate((input) => {
    for (const key of ["ArrowDown", "Escape"]) {
      input.dispatchEvent(new KeyboardEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true }));
    }
  });
  await expect(field).toBeFocused();
  await expect(results(form).first()).toBeVisible();
});

test.describe("where code does not load", () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)/] });

  test("A search that was opened without a connection answers when it is back @all", async ({ page, context }) => {
    const isLoaded = page.waitForResponse(/live-search/);
    await visit(page, "/privacy");
    await isLoaded;
    await context.setOffline(true);
    await opener(page).click();
    const form = page.getByRole("banner").getByRole("search");
    await expect(form.getByText("You seem to be offline.")).toBeVisible();
    await context.setOffline(false);
    await form.getByRole("searchbox").pressSequentially(name);
    await expect(results(form).first()).toBeVisible();
  });

  test("After a release a question goes to the page of the search, as it is typed @all", async ({ page }) => {
    await page.route(/live-search/, (route) => route.fulfill({ status: 404 }));
    const { field } = await openSearch(page);
    await field.fill(name);
    await field.press("Enter");
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: name }).toString()}`);
  });
});
