import { site } from "../../app/content/site.ts";
import { phoneUrl } from "../../app/site/urls.ts";
import { usualDay } from "../support/store.ts";
import { expect, test, visit } from "./support.ts";

test("The first screen has the number, the way and the hours, and the menu leads on", async ({ page }) => {
  await visit(page, "/");
  const header = page.getByRole("banner");
  await expect(header.locator(".open-sign").first()).toBeInViewport();
  await expect(header.locator(`a[href="${phoneUrl(site.contact.phone)}"]`).first()).toBeInViewport();
  await expect(header.getByRole("link", { name: site.contact.address.street })).toBeInViewport();
  await header.getByRole("button", { name: "Hours" }).tap();
  await expect(page.locator("#top-hours")).toContainText(usualDay);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).tap();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Contact Us", exact: true }).tap();
  await expect(page).toHaveURL("/contact-us");
  await expect(menu).toBeHidden();
});

test("Back to top comes after a few screens and leads to the very top @all", async ({ page }) => {
  await visit(page, "/services");
  const button = page.getByRole("button", { name: "Back to top" });
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await button.tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
});
