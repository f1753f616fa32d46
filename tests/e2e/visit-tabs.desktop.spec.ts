/** The list of a visit in several tabs, and where it cannot be fetched. */
import type { Page } from "@playwright/test";
import { expect, test, visit } from "./support.ts";
import { fax, packageReceiving, shredding } from "../support/service-like.ts";

const errands = (page: Page) => page.getByRole("banner").getByRole("link", { name: /errand/ });
const address = (...ids: readonly string[]) => `/visit?${ids.map((id) => `for=${id}`).join("&")}`;

test("tabs add to one visit, each shows what the others made of it, and it outlives them", async ({
  page,
  context,
  baseURL,
}) => {
  const open = async (path: string) => {
    const tab = await context.newPage();
    await visit(tab, baseURL + path);
    return tab;
  };
  await visit(page, `${address(shredding.id)}#add`);
  await expect(page).toHaveURL(address(shredding.id));
  const reader = await open("/privacy");
  await expect(errands(reader)).toHaveAccessibleName("Your visit: 1 errand");

  const other = await open(`${address(packageReceiving.id)}#add`);
  await expect(other).toHaveURL(address(shredding.id, packageReceiving.id));
  await expect(errands(reader)).toHaveAccessibleName("Your visit: 2 errands");
  await expect(page).toHaveURL(address(shredding.id, packageReceiving.id));
  // A tab that follows does not store, too: it would undo what was done here since.
  await other.evaluate(() => {
    Storage.prototype.setItem = (key: string) => document.body.setAttribute("data-stored", key);
  });
  await page.getByLabel(fax.name).check();
  await expect(errands(reader)).toHaveAccessibleName("Your visit: 3 errands");
  await expect(other.locator("[data-service]")).toHaveCount(3);
  await expect(other.locator("body")).not.toHaveAttribute("data-stored", "visit");

  await reader.close();
  await other.close();
  const later = await open("/privacy");
  await page.close();
  await later.reload();
  await expect(errands(later)).toHaveAccessibleName("Your visit: 3 errands");
  await visit(later, "/visit?for=");
  await visit(later, "/privacy");
  await expect(errands(later)).toHaveCount(0);
});

test("a page that is shown again has the list as it is now", async ({ page }) => {
  await visit(page, address(shredding.id));
  // Stored by a page that stood in the same tab since.
  await page.evaluate((id) => localStorage.setItem("visit", id), fax.id);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page).toHaveURL(address(fax.id));
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a list that cannot be fetched is not forgotten", async ({ page }) => {
    await visit(page, address(shredding.id));
    await page.route("**/*.data?*", (route) => route.abort());
    await visit(page, "/visit");
    await expect(page.getByRole("alert").getByText("We couldn't get an answer.")).toBeVisible();
    await visit(page, "/privacy");
    await expect(errands(page)).toHaveAccessibleName("Your visit: 1 errand");
  });
});
