/** The search while one types: in the header and on the page that is called Ask. */
import type { Locator, Page } from "@playwright/test";
import { hours } from "#app/content/hours.ts";
import { hoursLine } from "#app/hours/opening-hours.ts";
import { inWords } from "../support/store-numbers.ts";
import { ringShare } from "./ring-area.ts";
import { matrix, phoneFirst, rowsOfRun } from "./matrix.ts";
import { expect, test, visit } from "./support.ts";
import { artworkShipping } from "../support/service-like.ts";

const search = (page: Page) => page.getByRole("banner").getByRole("search");
const opener = (page: Page) => page.getByRole("button", { name: "Search", exact: true, expanded: false });
const pagesIn = (form: Locator) => form.getByRole("list", { name: "Pages" }).getByRole("link");
const answersIn = (form: Locator) => form.getByRole("list", { name: "Answers" }).getByRole("link");

async function openSearch(page: Page) {
  await visit(page, "/");
  await opener(page).click();
  const form = search(page);
  const field = form.getByRole("searchbox", { name: "Search services" });
  await expect(field).toBeFocused();
  return { form, field };
}

test(
  "the box opens with six popular services, and a press outside closes it and keeps the text",
  phoneFirst,
  async ({ page }) => {
    const { form, field } = await openSearch(page);
    await expect(form.getByRole("list", { name: "Popular Services" }).getByRole("link")).toHaveCount(6);
    await field.fill("box");
    await page.mouse.click(4, 600);
    await expect(field).toBeHidden();
    await opener(page).click();
    await expect(field).toHaveValue("box");
    await expect(field).toBeFocused();
  },
);

test("a question is answered while one types, with links to where the answer stands", async ({ page }) => {
  const { form, field } = await openSearch(page);
  await field.pressSequentially("how much is a mailbox");
  await expect(answersIn(form).first()).toHaveAttribute("href", /^\/home-business\/mailbox-rental/);
  await expect(form.getByText(inWords("{mailbox-basic.per-month}")).first()).toBeVisible();
  await expect(form.getByRole("status")).toHaveText(/answers?, .*pages?/);
  await field.fill("what id for a mailbox");
  await form.getByRole("link", { name: "Which IDs do I need to rent a mailbox?" }).click();
  await expect(page).toHaveURL("/home-business/mailbox-rental#mailbox-which-id");
  await expect(page).toHaveTitle(/Mailbox Rental/);
  await expect(field).toBeHidden();
  // Also when the code of the questions comes after that.
  await opener(page).click();
  await expect(field).toHaveValue("");
});

test("each letter is asked about at once: it waits for no clock", async ({ page }) => {
  const asked: Array<string | null> = [];
  page.on("request", (request) => asked.push(new URL(request.url()).searchParams.get("q")));
  await page.clock.install();
  const { form, field } = await openSearch(page);
  await field.pressSequentially("f");
  await expect(pagesIn(form).first()).toBeVisible();
  // From here on, nothing that waits for a time comes.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.pressSequentially("ax");
  await expect.poll(() => asked.filter((query) => query !== null)).toEqual(["f", "fa", "fax"]);
});

test("a tracking number leads to its carrier's page, in another tab", async ({ page }) => {
  const { form, field } = await openSearch(page);
  await field.fill("1Z999AA10123456784");
  await expect(answersIn(form).first()).toHaveAttribute("href", /^https:\/\/www\.ups\.com\//);
  await expect(answersIn(form).first()).toHaveAttribute("target", "_blank");
  await expect(form.getByText("This looks like a UPS number.")).toBeVisible();
});

test("with no match it says so, and the clear button empties the text", async ({ page }) => {
  const { form, field } = await openSearch(page);
  await field.fill("zzz");
  await expect(form.getByRole("status")).toContainText('No services found for "zzz"');
  await expect(form.getByRole("status")).toContainText("Try searching for shipping, printing, or business services");
  await form.getByRole("button", { name: "Clear search" }).click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(form.getByRole("list", { name: "Popular Services" }).getByRole("link")).toHaveCount(6);
});

test("the keyboard alone opens, moves, chooses and leaves", async ({ page }) => {
  await visit(page, "/");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const form = search(page);
  const field = form.getByRole("searchbox", { name: "Search services" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.type(artworkShipping.name.toLowerCase());
  await expect(pagesIn(form).first()).toHaveText(artworkShipping.name);
  const links = form.locator(".live-results").getByRole("link");
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();

  // Tab goes to all that can be pressed, and out of it.
  await page.keyboard.press("Tab");
  await expect(form.getByRole("button", { name: "Clear search" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.getByRole("button", { name: "Search", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(links.nth(0)).toBeFocused();
  await pagesIn(form).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(artworkShipping.path);
  await expect(field).toBeHidden();
});

test("an answer that comes late leaves the list alone while the keyboard is in it", async ({ page }) => {
  const { form, field } = await openSearch(page);
  await field.pressSequentially("fax");
  const links = form.locator(".live-results").getByRole("link");
  await expect(pagesIn(form).first()).toHaveText("Fax Services");
  const late = Promise.withResolvers<void>();
  await page.route("**/search.json?q=faxe", async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/search.json?q=faxe");
  await field.press("e");
  await asked;
  await field.press("ArrowDown");
  const first = await links.first().textContent();
  const answered = page.waitForResponse("**/search.json?q=faxe");
  late.resolve();
  await (await answered).finished();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(links.first()).toBeFocused();
  await expect(links.first()).toHaveText(first ?? "");
});

const looks = (["none", "active"] as const).flatMap((forcedColors) =>
  (["light", "dark"] as const).map((colorScheme) => ({ forcedColors, colorScheme })),
);
for (const { forcedColors, colorScheme } of rowsOfRun(looks, (_, index) => index === 0)) {
  test(
    `what the arrows have come to stands out, ${colorScheme}, forced colors ${forcedColors}`,
    matrix,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: "reduce" });
      const { form, field } = await openSearch(page);
      await field.pressSequentially("mailbox");
      await expect(answersIn(form).first()).toBeVisible();
      const options = await form.locator(".live-results").getByRole("link").all();
      expect(options.length).toBeGreaterThan(4);
      for (const [index, option] of options.entries()) {
        // Every other one is pointed at too, which colors what lies around it.
        await (index % 2 === 0 ? page.mouse.move(0, 0) : option.hover());
        await (index === 0 ? field : (options[index - 1] ?? field)).focus();
        await page.keyboard.press("ArrowDown");
        await expect(option).toBeFocused();
        expect(await ringShare(page, option, field), await option.innerText()).toBeGreaterThan(1);
      }
    },
  );
}

test("Enter leads to the page with the answers in full, then the pages", async ({ page }) => {
  const { field } = await openSearch(page);
  await field.fill("hours sunday");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=hours+sunday");
  await expect(field).toBeHidden();
  const answer = page.locator("#answers").getByRole("article").first();
  await expect(answer).toContainText(hoursLine(hours));
  await expect(answer.getByRole("link", { name: "Store hours" })).toHaveAttribute("href", "/contact-us");
  await expect(page.locator("#results").getByRole("link").first()).toHaveAttribute("href", "/contact-us");
});

const failures = [
  ["no connection", null],
  ["a refusal", { status: 429, contentType: "application/json", body: '{"ok":false}' }],
  ["an error", { status: 500, contentType: "application/json", body: '{"ok":false}' }],
  ["a page of the edge", { status: 200, contentType: "text/html", body: "<h1>One moment</h1>" }],
  ["other data", { status: 200, contentType: "application/json", body: "[1]" }],
] as const;
for (const [failure, fulfill] of rowsOfRun(failures, (_, index) => index === 0)) {
  test.describe(failure, matrix, () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test("instead of answers is said in the box, which shows Popular Services and works as a form", async ({
      page,
    }) => {
      await page.route("/search.json?*", (route) => (fulfill === null ? route.abort() : route.fulfill(fulfill)));
      const { form, field } = await openSearch(page);
      await field.fill("notary");
      await expect(form.getByRole("status")).toHaveText(
        "Search isn't working right now. Please try again in a minute.",
      );
      await expect(form.getByRole("list", { name: "Popular Services" }).getByRole("link")).toHaveCount(6);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("notary");
      await form.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL("/search?q=notary");
    });
  });
}

test.describe("without the script that searches", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the box says so, and shows Popular Services", async ({ page }) => {
    await page.route(/search-results/, (route) => route.abort());
    const { form, field } = await openSearch(page);
    await field.fill("notary");
    await expect(form.getByRole("status")).toHaveText(/Search isn't working right now/);
    await expect(form.getByRole("list", { name: "Popular Services" }).getByRole("link")).toHaveCount(6);
  });
});

test("Did you mean leads to what the word finds", async ({ page }) => {
  await visit(page, "/search?q=shreddng");
  const field = page.getByRole("main").getByRole("searchbox");
  await expect(field).toHaveValue("shreddng");
  await page.getByRole("main").getByRole("link", { name: "shredding", exact: true }).press("Enter");
  await expect(page).toHaveURL("/search?q=shredding");
  await expect(field).toHaveValue("shredding");
});

test("an answer that does not come does not hold up the form", async ({ page }) => {
  await page.route("/search.json?*", () => undefined);
  const { field } = await openSearch(page);
  await field.fill("notary");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=notary");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test(
  "Ask begins with a question field, and what is typed before the scripts have come is kept",
  phoneFirst,
  async ({ page }) => {
    const released = Promise.withResolvers<undefined>();
    await page.route("/assets/*.js", async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto("/ask-mailbox-plus", { waitUntil: "commit" });
    const form = page.getByRole("main").getByRole("search");
    const field = form.getByRole("searchbox", { name: "Your question" });
    await field.fill("how much is a mailbox");
    released.resolve(undefined);
    await expect(answersIn(form).first()).toHaveAttribute("href", /^\/home-business\/mailbox-rental/);
    await expect(field).toHaveValue("how much is a mailbox");
    await page.keyboard.press("Escape");
    await expect(answersIn(form)).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=how+much+is+a+mailbox");
  },
);

test("an answer opens in another tab without closing the list", async ({ page, context }) => {
  const { form, field } = await openSearch(page);
  await field.fill("notary id");
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    answersIn(form)
      .first()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(other).toHaveURL("/home-business#notary-id");
  await expect(field).toHaveValue("notary id");
});
