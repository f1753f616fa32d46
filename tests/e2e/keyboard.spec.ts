import type { Page } from "@playwright/test";
import { successText } from "../../app/contact/outcome.ts";
import { captchaSolved, expect, test, uniqueEmail, visit } from "./support.ts";

async function tabTo(page: Page, role: "link" | "button" | "textbox", name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator("*:focus");
    await expect(focused, "the focus is out of sight").toBeInViewport();
    if (await focused.and(wanted).count()) {
      return;
    }
  }
  throw new Error(`Tab does not lead to the ${role} ${name}`);
}

test("A message is sent without a pointer", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.goto("/privacy");
  await tabTo(page, "link", "Contact Us");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact-us");
  await tabTo(page, "textbox", "Message");
  await page.keyboard.type("Do you print on canvas?");
  await tabTo(page, "textbox", "Full Name");
  await page.keyboard.type("Ada Lovelace");
  await tabTo(page, "textbox", "Email Address");
  await page.keyboard.type(uniqueEmail("keyboard"));
  await captchaSolved(page);
  await tabTo(page, "button", "Send Message");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: successText })).toBeVisible();
});

test("What opened closes when the focus leaves it, and Escape leads back to what opened it @all", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/privacy");
  // A password manager's.
  await page.locator("body").evaluate((body) => {
    body.insertAdjacentHTML("beforeend", '<p popover="manual">Fill in</p>');
    body.querySelector<HTMLElement>("p[popover]")?.showPopover();
  });
  const menu = page.getByRole("navigation", { name: "Main" });
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await menu.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();

  await page.getByRole("button", { name: "Hours" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#top-hours")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("#top-hours")).toBeHidden();
  await expect(page.getByText("Fill in")).toBeVisible();
});
