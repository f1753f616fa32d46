/** Every kind of page reads the same without JavaScript, and what can be pressed works. */
import type { Browser } from "@playwright/test";
import { templatePages } from "../support/template-pages.ts";
import { matrix, rowsOfRun } from "./matrix.ts";
import { expect, test, visit } from "./support.ts";

/** The words of the main part with scripts on, once the browser has taken over. */
async function textWithScript(browser: Browser, baseURL: string, path: string): Promise<string> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: true });
  const page = await context.newPage();
  await visit(page, path);
  const text = await page.locator("main").evaluate(wordsOf);
  await context.close();
  return text;
}

/** Without what only one of the two shows: hints for those without scripts, the waiting place of the captcha. */
function wordsOf(main: Element): string {
  const copy = main.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll("noscript, script, [role=status]:empty")) {
    element.remove();
  }
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

const pages = templatePages.filter(({ status = 200 }) => status === 200);
for (const { path } of rowsOfRun(pages, (_, at) => at % 6 === 0)) {
  test(`${path} reads the same`, matrix, async ({ page, browser, baseURL }) => {
    await page.goto(path);
    const text = await page.locator("main").evaluate(wordsOf);

    expect(text.length).toBeGreaterThan(200);
    // What only scripts can do leaves no hole.
    const holes = page
      .locator(".needs-script")
      .evaluateAll((all) => all.flatMap((each) => (each.getClientRects().length > 0 ? each.outerHTML : [])));
    expect(await holes).toEqual([]);
    expect(text).toBe(await textWithScript(browser, baseURL ?? "", path));
  });
}

test("links, the map's too, lead to their pages", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await page
    .getByRole("main")
    .getByRole("link", { name: /about Mailbox Rental$/ })
    .click();
  await expect(page).toHaveURL("/home-business/mailbox-rental");
  await page.goto("/service-area");
  await page.locator(".area-map").getByRole("link", { name: "Mentor", exact: true, includeHidden: true }).click();
  await expect(page).toHaveURL("/service-area/mentor");
});

test("one answer is open at a time, and one subject", async ({ page }) => {
  await page.goto("/ask-mailbox-plus");
  const items = page.locator("details");
  await items.nth(0).locator("summary").click();
  await items.nth(3).locator("summary").click();
  await expect(items.nth(3)).toHaveAttribute("open");
  await expect(items.nth(0)).not.toHaveAttribute("open");

  const subjects = page.locator("details[name=faq-subject]");
  await subjects.nth(0).locator("> summary").click();
  await subjects.nth(0).locator("details > summary").last().click();
  await expect(items.nth(3)).not.toHaveAttribute("open");
  await subjects.nth(1).locator("> summary").click();
  await expect(subjects.nth(0)).not.toHaveAttribute("open");
});

test("the search is a page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search");
  await page.getByRole("searchbox", { name: "Search services" }).fill("notary");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search?q=notary");
  await expect(page.getByRole("main").getByRole("link", { name: /Home & Business/ })).toBeVisible();
});

test("a tracking number is answered with its carrier's page", async ({ page }) => {
  await page.goto("/tracking");
  await page.getByLabel("Tracking number").fill("1Z879E930346834440");
  await page.getByLabel("Tracking number").press("Enter");
  await expect(page.getByRole("article").getByRole("link", { name: /UPS/ }).first()).toHaveAttribute(
    "href",
    "https://www.ups.com/track?tracknum=1Z879E930346834440",
  );
});
