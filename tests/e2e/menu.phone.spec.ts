import { expect, test, visit } from "./support.ts";

test("the menu opens on a phone, leads on and closes", async ({ page }) => {
  await visit(page, "/");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeHidden();
  const opener = page.getByRole("button", { name: "Menu" });
  const before = await opener.boundingBox();
  await opener.tap();
  await expect(menu).toBeVisible();
  // Close stands where Menu was.
  const after = await menu.getByRole("button", { name: "Close" }).boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? NaN, 0);
  await expect(menu.getByText("Mon-Fri", { exact: true })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Ask the shop" })).toBeVisible();
  await menu.getByRole("link", { name: "Contact Us", exact: true }).tap();
  await expect(page).toHaveURL("/contact-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
