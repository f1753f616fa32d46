import { homePage } from "../../app/content/pages/home.ts";
import { expect, test } from "./support.ts";

test("a stamp of the home page opens the list with its errand", async ({ page }) => {
  const [{ errand, name }] = homePage.priceLinks;
  await page.goto("/");
  await page.getByRole("button", { name: `Add to my list: ${name}` }).click();
  await expect(page.locator(`[data-service="${errand}"]`)).toBeVisible();
});
