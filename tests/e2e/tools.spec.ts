import type { Page } from "@playwright/test";
import { clearChoice } from "../support/store-numbers.ts";
import { expect, test, visit } from "./support.ts";

/** Detects a page load. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
const expectSameDocument = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-same");
const carrierTakes = (page: Page, id: string) => page.locator(`[data-carrier=${id}]`);

test("A package is measured as soon as its four fields are filled in, and the way back shows what was asked", async ({
  page,
}) => {
  await visit(page, "/measure");
  await mark(page);
  for (const [name, value] of Object.entries({ Length: "20", Width: "15", Height: "10", Weight: "8" })) {
    await page.getByLabel(name).fill(value);
  }
  await expect(page.locator("#measured")).toHaveAttribute("data-girth", "50");
  await expect(page.getByLabel("Weight")).toBeFocused();
  const { top } = await page.getByLabel("Weight").evaluate((element) => element.getBoundingClientRect());
  await page.getByLabel("Weight").fill("80");
  await expect(carrierTakes(page, "usps")).toHaveAttribute("data-takes", "no");
  // Nothing moves while someone types.
  expect((await page.getByLabel("Weight").evaluate((element) => element.getBoundingClientRect())).top).toBe(top);
  await expectSameDocument(page);
  await page.getByRole("link", { name: "Show in centimeters and kilograms" }).click();
  await expect(page.getByLabel("Length")).toHaveValue("50.8");
  await page.goBack();
  await expect(page.getByLabel("Length")).toHaveValue("20");
});

test("Mistakes are said at their fields when the question is asked @all", async ({ page }) => {
  await visit(page, "/measure");
  for (const [name, value] of Object.entries({ Length: "twelve", Width: "12", Height: "-4", Weight: "8" })) {
    await page.getByLabel(name).fill(value);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Length")).toHaveAccessibleDescription(/as a number/);
  await expect(page.getByLabel("Length")).toBeFocused();
  await page.getByLabel("Length").fill("12");
  await page.getByLabel("Height").fill("4");
  await page.keyboard.press("Enter");
  await expect(page.locator("#measured")).toHaveAttribute("data-girth", "32");
  await expect(page.locator("#measured")).toBeInViewport();
  // The same words are announced again.
  const words = await page.locator("[data-ask] [role=status]").evaluateHandle(({ firstChild }) => firstChild);
  await page.keyboard.press("Enter");
  await expect.poll(() => words.evaluate((node) => node?.isConnected)).toBe(false);
});

test("The cheapest plan and the answer about documents come while one types and chooses, side by side @all", async ({
  page,
}) => {
  await visit(page, "/home-business/mailbox-rental");
  await mark(page);
  await page.locator("details[name] > summary").first().click();
  const { packages, plan } = clearChoice(12);
  // The first request is pending when the second starts.
  await page.route("**/mailbox-rental?*", () => undefined, { times: 1 });
  const isAsked = page.waitForRequest("**/mailbox-rental?packages=*");
  await page.getByLabel("Packages in a typical month").pressSequentially(packages);
  await isAsked;
  // Letters that come a second apart would be new searches of the list.
  await page.locator("select[name=id1]").selectOption("license");
  await page.locator("select[name=id2]").selectOption("social-security");
  await expect(page.locator("[data-ids]")).toHaveAttribute("data-ids", "no");
  await page.locator("select[name=id2]").press("ArrowUp");
  await expect(page.locator("[data-ids]")).toHaveAttribute("data-ids", "yes");
  await expect(page.locator("[data-cheapest]")).toHaveAttribute("data-plan", plan);
  await expect(page.getByLabel("Packages in a typical month")).toHaveValue(packages);
  await expect(page.locator("details[name]").first()).toHaveAttribute("open");
  await expectSameDocument(page);
});

test.describe("on a connection that fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("A tool says so at its form alone, keeps what was entered, and answers when it can @all", async ({ page }) => {
    const { packages, plan } = clearChoice(12);
    await visit(page, "/home-business/mailbox-rental?packages=0");
    await page.route("**/mailbox-rental?*", (route) => route.abort());
    await page.getByLabel("Packages in a typical month").fill(packages);
    const alert = page.getByRole("alert").filter({ hasText: "Check your connection" });
    await expect(alert).toHaveCount(1);
    await expect(page.getByLabel("Packages in a typical month")).toHaveValue(packages);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Compare plans" }).click();
    await expect(page.locator("[data-cheapest]")).toHaveAttribute("data-plan", plan);
    await expect(alert).toHaveCount(0);
  });
});
