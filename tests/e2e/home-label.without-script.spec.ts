import { homePage } from "../../app/content/pages/home.ts";
import { expect, test } from "./support.ts";

test("the label fills and leads to the list", async ({ page }) => {
  await page.goto("/");
  const label = page.getByRole("region", { name: homePage.label.title });
  await page.getByLabel("Add to my visit: Mailbox rental").check();
  await page.getByLabel("Add to my visit: Printing").check();
  await expect(label.getByText("USPS Form 1583")).toBeVisible();
  await expect(label.getByText("Most jobs 3-5 business days")).toBeVisible();
  await page.getByLabel("Add to my visit: Printing").uncheck();
  await expect(label.getByText("Most jobs 3-5 business days")).toBeHidden();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.locator("[data-service]")).toHaveCount(1);
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
});

test("with nothing on it, it says what to do", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("alert").getByText("Check at least one box.")).toBeVisible();
});
