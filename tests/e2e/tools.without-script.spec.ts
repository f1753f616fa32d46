/** The small tools where no script runs: forms that ask by their address, at both ends of the widths. */
import { clearChoice, inWords } from "../support/store-numbers.ts";
import { matrix, rowsOfRun } from "./matrix.ts";
import { expect, test } from "./support.ts";
import { golfClubShipping } from "../support/service-like.ts";

for (const width of rowsOfRun([360, 1440], (each) => each === 360)) {
  test.describe(`at ${width} px`, matrix, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a package is measured", async ({ page }) => {
      await page.goto("/measure");
      await page.getByLabel("Length").fill("12,5");
      await page.getByLabel("Width").fill("20");
      await page.getByLabel("Height").fill("10 1/2");
      await page.getByLabel("Weight").fill("8");
      await page.getByRole("button", { name: "Check my package" }).click();
      await expect(page.locator("#measured")).toHaveAttribute("data-girth", "46");
      await expect(page.locator("#measured")).toBeInViewport();
      await expect(page.getByLabel("Length")).toHaveValue("12,5");
      await expect(page.getByRole("heading", { name: "USPS takes it" })).toBeVisible();
    });

    test("mistakes are said at their fields", async ({ page }) => {
      await page.goto("/measure");
      await page.getByLabel("Length").fill("-1");
      await page.getByRole("button", { name: "Check my package" }).click();
      await expect(page.getByText("Enter a length above 0.")).toBeVisible();
      await expect(page.getByLabel("Width")).toHaveAccessibleDescription("Enter the width.");
      await expect(page.getByLabel("Length")).toHaveValue("-1");
    });

    test("plans are compared and documents are judged on one page", async ({ page }) => {
      await page.goto("/home-business/mailbox-rental");
      const { packages, plan } = clearChoice(8);
      await page.getByLabel("Packages in a typical month").fill(packages);
      await page.getByRole("button", { name: "Compare plans" }).click();
      await expect(page.locator("[data-cheapest]")).toHaveAttribute("data-plan", plan);
      await expect(page.locator("[data-cheapest]")).toBeInViewport();
      await page.getByLabel("First document").selectOption("US or foreign passport");
      await page.getByLabel("Second document").selectOption("Current lease");
      await page.getByRole("button", { name: "Check my IDs" }).click();
      await expect(page.locator("[data-ids]")).toHaveAttribute("data-ids", "yes");
      await expect(page.locator("[data-cheapest]")).toHaveAttribute("data-plan", plan);
    });

    test("a letter is answered", async ({ page }) => {
      await page.goto("/specialty/digital-fingerprinting");
      await page.getByLabel("What does your letter ask for?").selectOption("A fingerprint card");
      await page.getByRole("button", { name: "Show price and what to bring" }).click();
      await expect(page.locator("[data-check=card]")).toContainText(inWords("{fingerprint-card.price}"));
    });

    test("a visit is put together", async ({ page }) => {
      await page.goto("/home-business/mailbox-rental");
      await page.getByRole("link", { name: "Add to my list" }).click();
      await expect(page.locator("[data-service]")).toHaveCount(1);
      await page.getByLabel(golfClubShipping.name).check();
      await page.getByRole("button", { name: "Show my list" }).click();
      await expect(page.locator("[data-service]")).toHaveCount(2);
      await page.getByRole("link", { name: "Remove Mailbox Rental" }).click();
      await expect(page.locator(`[data-service=${golfClubShipping.id}]`)).toBeVisible();
      await expect(page.locator("[data-service]")).toHaveCount(1);
    });
  });
}
