import type { Page } from "@playwright/test";
import { expect, test, visit } from "./support.ts";

async function openSearch(page: Page) {
  await visit(page, "/");
  await page.getByRole("link", { name: "Search", exact: true }).click();
  const field = page.getByRole("combobox", { name: "Search services" });
  await expect(field).toBeFocused();
  return field;
}

test(
  "the box opens with six popular services and closes on a press outside",
  { tag: "@phone-too" },
  async ({ page }) => {
    const field = await openSearch(page);
    await expect(page.getByText("Popular Services")).toBeVisible();
    await expect(page.getByRole("option")).toHaveCount(6);
    await page.mouse.click(4, 600);
    await expect(field).toBeHidden();
  },
);

test("it finds words of title, description or category in any case, at most eight", async ({ page }) => {
  const field = await openSearch(page);
  await field.fill("BOX");
  await expect(page.getByRole("option", { name: /Custom Box Making/ })).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(8);
  await field.fill("PROFESSIONAL PRINTING");
  await expect(page.getByRole("option")).toHaveCount(7);
});

test("with no match it says so, and the clear button empties the text", { tag: "@phone-too" }, async ({ page }) => {
  const field = await openSearch(page);
  await field.fill("zzz");
  await expect(page.getByText('No services found for "zzz"')).toBeVisible();
  await expect(page.getByText("Try searching for shipping, printing, or business services")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(page.getByRole("option")).toHaveCount(6);
});

test("the keyboard alone opens, moves, chooses and leaves", async ({ page }) => {
  await visit(page, "/");
  const opener = page.getByRole("link", { name: "Search", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("combobox", { name: "Search services" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("artwork");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: /Artwork Shipping/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/pack-ship/artwork-shipping");
  await expect(field).toBeHidden();
});

test("Enter without a choice leads to the search page, which shows all matches", async ({ page }) => {
  const field = await openSearch(page);
  await field.fill("shipping");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=shipping");
  expect(await page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(8);
});

test("what we do not offer is answered honestly", async ({ page }) => {
  const field = await openSearch(page);
  await field.fill("passport photo");
  await expect(page.getByRole("status").filter({ hasText: /passport photos/i })).toBeVisible();
});
