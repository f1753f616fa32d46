/** From the address bar to a sent message with Tab, Enter and typing alone. */
import type { Page } from "@playwright/test";
import { expect, test, uniqueEmail, visit } from "./support.ts";
import { site as store } from "../../app/content/site.ts";

/** Goes on with Tab until the element with this role and name has the focus, which must be in sight. */
async function tabTo(page: Page, role: "link" | "button" | "textbox" | "combobox", name: string | RegExp) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator("*:focus");
    await expect(focused, "focus is nowhere").toHaveCount(1);
    await expect(focused, "focus is out of sight").toBeInViewport();
    if (await focused.and(wanted).count()) {
      return;
    }
  }
  throw new Error(`Tab does not lead to the ${role} ${String(name)}`);
}

test("a message is sent without a pointer", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.goto("/");
  await tabTo(page, "link", "Contact Us");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact-us");

  await tabTo(page, "textbox", "Full Name");
  await page.keyboard.type("Ada Lovelace");
  await tabTo(page, "textbox", "Email Address");
  await page.keyboard.type(uniqueEmail("keyboard"));
  await tabTo(page, "combobox", /Service Interest/);
  await page.keyboard.type("Printing");
  await tabTo(page, "textbox", "Message");
  await page.keyboard.type("Do you print on canvas?");
  await expect(page.getByText("Local captcha: passed")).toBeVisible();
  await tabTo(page, "button", "Send Message");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("status").filter({ hasText: "Message sent successfully!" })).toBeVisible();
});

test("what opened closes when the focus leaves it, and Escape leads back to what opened it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/privacy");
  const menu = page.getByRole("navigation", { name: "Main" });
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: store.contact.phone }).focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" })).toBeFocused();

  await page.getByRole("button", { name: "Hours" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#top-hours")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("#top-hours")).toBeHidden();

  const search = page.getByRole("banner").getByRole("searchbox");
  await page.getByRole("button", { name: "Search", exact: true, expanded: false }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("notary");
  const found = page.locator(".live-results a");
  await expect(page.getByRole("list", { name: "Answers" })).toBeVisible();
  await found.last().focus();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(page.getByRole("button", { name: "Search", exact: true, expanded: false })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(found.last()).toBeVisible();
  await found.last().focus();
  await page.keyboard.press("Tab");
  await expect(search).toBeHidden();
  await expect(page).toHaveURL("/privacy");
});
