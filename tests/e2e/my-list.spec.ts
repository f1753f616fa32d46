import type { Page } from "@playwright/test";
import { homePage } from "../../app/content/pages/home.ts";
import { site } from "../../app/content/site.ts";
import { viewList } from "../../app/tools/my-list/my-list.server.ts";
import { fax, golfClubShipping, packageReceiving, shredding } from "../support/service-like.ts";
import { usualDay } from "../support/store.ts";
import { afterRequests, expect, test, visit } from "./support.ts";

const [first] = homePage.priceLinks;
const add = (page: Page, name: string) => page.getByRole("button", { name: `Add to my list: ${name}` });
const undo = (page: Page, name: string) => page.getByRole("button", { name: `Undo: ${name}` });
const listed = (page: Page, id: string) => page.locator(`[data-service="${id}"]`);
const address = (...ids: readonly string[]) => `/visit?${ids.map((id) => `for=${id}`).join("&")}`;

test("A stamp goes on the list and back, and says so", async ({ page }) => {
  await visit(page, "/");
  await expect(page.locator("[data-stamps][data-awake]")).toBeVisible();
  await add(page, first.name).press("Enter");
  const said = page.getByRole("main").getByRole("status").last();
  await expect(said).toHaveText(`${first.name} is on My list. 1 errand.`);
  await expect(undo(page, first.name)).toBeFocused();
  const list = page.getByRole("complementary", { name: "My list" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await expect(list.getByRole("link", { name: /What to bring/ })).toHaveAttribute("href", address(first.errand));
  await undo(page, first.name).press("Enter");
  await expect(said).toHaveText(`${first.name} is off My list. 0 errands.`);
  await expect(list).toHaveCount(0);
  await expect(add(page, first.name)).toBeFocused();
});

test("Errands of other pages come to what is there, and the list is there again @all", async ({ page }) => {
  await visit(page, `${address(shredding.id)}#add`);
  await visit(page, packageReceiving.path);
  await page.getByRole("link", { name: "Add to my list" }).click();
  await expect(listed(page, packageReceiving.id)).toBeVisible();
  await page.getByText("Add another errand").click();
  await page.getByLabel(fax.name, { exact: true }).check();
  await page.getByRole("button", { name: "Show my list" }).click();
  await expect(listed(page, fax.id)).toBeVisible();
  await page.getByText("Add another errand").click();
  await page.getByLabel(golfClubShipping.name, { exact: true }).check();
  await page.getByRole("link", { name: `Remove ${shredding.name}` }).click();
  await expect(listed(page, shredding.id)).toHaveCount(0);
  await page.getByRole("button", { name: "Show my list" }).click();
  await expect(listed(page, golfClubShipping.id)).toBeVisible();
  await visit(page, golfClubShipping.path);
  const onLabel = page.locator('.label > [href$="#add"]');
  await expect(onLabel).toHaveText("On my list · Undo");
  await onLabel.evaluate((link) => link.replaceChildren("Deshacer"));
  await onLabel.click();
  await page.getByRole("link", { name: "Add to my list" }).click();
  await visit(page, "/privacy");
  await expect(page.getByRole("banner").getByRole("link", { name: "My list: 3 errands" })).toBeVisible();
  await visit(page, "/visit");
  await expect(listed(page, fax.id)).toBeVisible();
});

test("Tabs share one list @all", async ({ page, context }) => {
  await visit(page, address(shredding.id));
  const other = await context.newPage();
  await visit(other, `${address(packageReceiving.id)}#add`);
  await expect(other).toHaveURL(address(shredding.id, packageReceiving.id));
  await expect(page).toHaveURL(address(shredding.id, packageReceiving.id));
});

test("The answer to a question leaves out what the others need, also once another errand is off @all", async ({
  page,
}) => {
  await visit(page, address("digital-fingerprinting", shredding.id));
  await page.getByText("Florida", { exact: true }).click();
  const ticked = listed(page, "digital-fingerprinting").getByRole("checkbox").first();
  await ticked.check();
  await ticked.evaluate((box) => box.nextElementSibling?.replaceChildren("Identificación"));
  await page.getByRole("link", { name: `Remove ${shredding.name}` }).click();
  await expect(page).toHaveURL(address("digital-fingerprinting"));
  await expect(ticked).toBeChecked();
  await expect(page.getByText("your agency's ORI number")).toBeVisible();
  await expect(page.getByText("the reason code")).toBeHidden();
});

test("A link takes nobody's list: what it names is added only to whom says so @all", async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem("my-list"));
  const own = `${shredding.id},${fax.id}`;
  await visit(page, address(shredding.id, fax.id));
  for (const link of ["fbclid=x", "utm_source=mail&gclid=", `for=${"~".repeat(3000)}`, "for=", "show="]) {
    await page.goto(`/visit?${link}`);
    await expect(page, link).toHaveURL(new RegExp(`[?&]for=${shredding.id}&for=${fax.id}$`));
    await expect(listed(page, fax.id)).toBeVisible();
  }
  await visit(page, address(packageReceiving.id));
  const choices = page.getByRole("region", { name: "A list from a link" });
  await expect(choices).toContainText("Yours has 2 errands");
  expect(await stored()).toBe(own);
  await choices.getByRole("button", { name: "Show mine" }).click();
  await expect(listed(page, fax.id)).toBeVisible();
  await visit(page, address(packageReceiving.id));
  await choices.getByRole("button", { name: "Add it to mine" }).click();
  await expect(page).toHaveURL(address(shredding.id, fax.id, packageReceiving.id));
  await visit(page, address(packageReceiving.id));
  await choices.getByRole("button", { name: "Use it instead of mine" }).click();
  await expect(choices).toHaveCount(0);
  expect(await stored()).toBe(packageReceiving.id);
  await page.goto(`/visit?${Array.from({ length: 90 }, (_, at) => `for=x${at}`).join("&")}#add`);
  await expect(listed(page, packageReceiving.id)).toBeVisible();
  await expect.poll(stored).toBe(packageReceiving.id);
});

test("What is pressed before the scripts have come changes the list, and Back does not change it once more", async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem("my-list"));
  await page.route("/assets/*.js", () => undefined);
  await page.goto(address(shredding.id, fax.id), { waitUntil: "commit" });
  await page.getByRole("link", { name: `Remove ${shredding.name}` }).click();
  await expect(listed(page, shredding.id)).toHaveCount(0);
  await expect.poll(stored).toBe(fax.id);
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(address(fax.id));
  await page.goto(address(shredding.id, packageReceiving.id), { waitUntil: "commit" });
  await page.getByRole("link", { name: `Remove ${packageReceiving.name}` }).click();
  await expect(listed(page, packageReceiving.id)).toHaveCount(0);
  expect(await stored()).toBe(fax.id);
});

test("The list prints on one page, with what to bring, the address and the hours, and without what is there to choose from @all", async ({
  page,
}) => {
  await visit(page, address("mailbox-rental", "digital-fingerprinting", golfClubShipping.id));
  await page.emulateMedia({ media: "print" });
  for (const thing of viewList(new URLSearchParams("for=mailbox-rental")).errands.flatMap(({ bring }) => bring)) {
    await expect(listed(page, "mailbox-rental").getByText(thing.text).first()).toBeVisible();
  }
  await expect(page.getByRole("main").getByText(site.contact.address.street)).toBeVisible();
  await expect(page.getByRole("main").getByText(site.contact.phone).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(usualDay).filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator("input[name=for]").filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({ format: "Letter" });
  expect([...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1);
});

test.describe("on a connection that fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("What was removed is back after Undo @all", async ({ page, context }) => {
    await visit(page, `${address(shredding.id, fax.id)}#add`);
    await expect(page.locator("[data-owner]")).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("link", { name: `Remove ${shredding.name}` }).click();
    await expect(listed(page, shredding.id)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await context.setOffline(false);
    await expect(listed(page, shredding.id)).toBeVisible();
  });
});

test.describe("without storage", () => {
  // Scripts that use storage log an error.
  test.use({ expectedErrors: [/refused/] });

  test("A browser that stores nothing has the list in its address @all", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("refused", "SecurityError");
          },
        });
      }
    });
    await visit(page, `${address(shredding.id)}#add`);
    await page.evaluate(() => dispatchEvent(new Event("pageshow")));
    await afterRequests(page);
    await expect(listed(page, shredding.id)).toBeVisible();
  });
});
