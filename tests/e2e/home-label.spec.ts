/** The label of the home page: filled by its stamps, the same as the list of the visit. */
import type { Page } from "@playwright/test";
import { homePage } from "../../app/content/pages/home.ts";
import { phoneFirst } from "./matrix.ts";
import { expect, test, visit } from "./support.ts";
import { shredding } from "../support/service-like.ts";

const names = homePage.priceLinks.map(({ name }) => name);
const box = (page: Page, name: string) => page.getByLabel(`Add to my visit: ${name}`, { exact: true });
const label = (page: Page) => page.getByRole("region", { name: homePage.label.title });
const said = (page: Page) => page.getByRole("main").getByRole("status");
const isKept = (page: Page, list: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("visit"))).toBe(list);

test("stamps fill the label and say so, a thing that two ask for stands once, and Done leads to the label alone", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(label(page).getByText(homePage.label.hint)).toBeVisible();
  await box(page, "Mailbox rental").check();
  await expect(label(page).getByText("A valid photo ID")).toBeVisible();
  await expect(label(page).getByText(homePage.label.hint)).toBeHidden();
  await expect(said(page)).toHaveText(/^Mailbox rental is on your label\. 1 errand\. Bring: A valid photo ID; /);

  await box(page, "Package receiving").check();
  await expect(said(page)).toHaveText(/^Package receiving is on your label\. 2 errands\. Bring: The tracking/);
  await box(page, "Fingerprinting").check();
  await expect(label(page).getByText("Current government photo ID")).toBeVisible();
  await expect(label(page).getByText("A valid photo ID")).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "3 errands" })).toBeVisible();

  await box(page, "Package receiving").uncheck();
  await expect(said(page)).toHaveText("Package receiving is off your label. 2 errands.");
  await expect(label(page).getByText("The tracking number, if you have it")).toBeHidden();

  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL("/visit?for=mailbox-rental&for=digital-fingerprinting&done=");
  await expect(page.locator("[data-service]")).toHaveCount(2);
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Pack & Ship" })).toHaveCount(0);
  await page.getByRole("link", { name: "Change my list" }).click();
  await expect(page.getByLabel("Mailbox Rental", { exact: true })).toBeChecked();
});

test("three errands are four taps from the home page", phoneFirst, async ({ page }) => {
  await visit(page, "/");
  for (const name of names.slice(1, 4)) {
    await box(page, name).click();
  }
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.locator("[data-service]")).toHaveCount(3);
});

test("the label opens from its bar", phoneFirst, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/");
  await box(page, "Mailbox rental").check();
  await expect(label(page)).toBeHidden();
  await page.getByRole("button", { name: "My label" }).click();
  await expect(label(page).getByText("USPS Form 1583")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(label(page)).toBeHidden();
});

test("the boxes are those of the kept list with the first paint, and of what other tabs make of it", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/privacy");
  await page.evaluate((list) => localStorage.setItem("visit", list), `mailbox-rental,${shredding.id}`);
  let goOn = () => {};
  const isLate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isLate;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(box(page, "Mailbox rental")).toBeChecked();
  goOn();

  await visit(page, "/");
  const other = await context.newPage();
  await visit(other, `${baseURL}/visit?for=package-drop-offs&for=${shredding.id}`);
  await expect(box(page, "Mailbox rental")).not.toBeChecked();
  await expect(box(page, "Drop-offs")).toBeChecked();
  // What no stamp stands for stays on the list.
  await box(page, "Fingerprinting").check();
  await isKept(page, `package-drop-offs,${shredding.id},digital-fingerprinting`);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.locator("[data-service]")).toHaveCount(3);
  await expect(page).toHaveURL(/&done=$/);
});

test("at a desk the label has room for all that the stamps can write on it", async ({ page }) => {
  await visit(page, "/");
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const height = () => label(page).evaluate((paper) => Math.round(paper.getBoundingClientRect().height));
    const blank = await height();
    for (const name of names) {
      await box(page, name).check();
      expect(await height(), `${width} px, ${name}`).toBe(blank);
    }
    for (const name of names) {
      await box(page, name).uncheck();
    }
  }
});

test("a page that is shown again has no postmark, and nothing on it moves", async ({ page }) => {
  await visit(page, "/");
  const after = page.getByRole("heading", { name: homePage.comeByTitle });
  const topOfPage = () => after.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const top = await topOfPage();
  for (const name of names.slice(1, 3)) {
    await box(page, name).check();
  }
  await isKept(page, "package-drop-offs,mailbox-rental");
  expect(await topOfPage()).toBe(top);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/done=$/);
  await page.goBack();
  await expect(page.locator("form[data-done]")).toHaveCount(0);
  await expect(box(page, names[1] ?? "")).toBeChecked();
});
