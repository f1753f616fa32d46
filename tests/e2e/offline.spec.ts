/** Without a connection a visitor reads what was read before, and loses no message. */
import type { Page } from "@playwright/test";
import { submitFailures, successText } from "../../app/contact/outcome.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { site } from "../../app/content/site.ts";
import { usualDay } from "../support/store.ts";
import { openLine, type Line } from "../support/line.ts";
import {
  all,
  captchaSolved,
  expect,
  isStored,
  queryDatabase,
  siteOrigin,
  test as base,
  uniqueEmail,
  visit,
} from "./support.ts";

const test = base.extend<{ line: Line }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  async line({}, use) {
    const line = await openLine(siteOrigin);
    await use(line);
    await line.close();
  },
});
test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to (load resource|update a ServiceWorker)/] });

const keeps = (page: Page, path: string) => expect.poll(() => page.evaluate(isStored, path)).toBe(true);
const copy = (page: Page) => page.getByText("You are reading a saved copy");
const stranger = "<!doctype html><title>Hotel</title><body>Log in to go on";

test("A page that was read is there and says how old it is; another names the store's number, address and hours", async ({
  page,
  line,
}) => {
  await visit(page, `${line.origin}/contact-us`);
  await keeps(page, "/contact-us");
  await keeps(page, "/offline");
  // What was asked of a tool or the search, or stood in the place of a page, is stored nowhere.
  await page.goto(`${line.origin}/search?q=notary`);
  line.standIns.set("/terms", stranger);
  await page.goto(`${line.origin}/terms`);
  line.isCut = true;
  await page.goto(`${line.origin}/contact-us#form`);
  await expect(copy(page)).toContainText(/\d:\d\d [AP]M/);
  await expect(copy(page)).toBeInViewport({ ratio: 1 });
  await page.goto(`${line.origin}/terms`);
  for (const words of [site.contact.phone, site.contact.address.street, usualDay]) {
    await expect(page.locator("body")).toContainText(words);
  }
  expect(await page.evaluate(isStored, "/search?q=notary")).toBe(false);
});

test(
  "A page that is not stored opens by itself when the connection is back, and a copy stays until one asks",
  all,
  async ({ page, line }) => {
    await visit(page, `${line.origin}/privacy`);
    await keeps(page, "/privacy");
    await keeps(page, "/offline");
    line.isCut = true;
    await page.goto(`${line.origin}/terms`);
    // A hotel's page to log in is not what was wanted.
    line.standIns.set("/terms", stranger);
    line.isCut = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    line.standIns.clear();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
    line.isCut = true;
    await page.goto(`${line.origin}/privacy`);
    await expect(copy(page)).toBeVisible();
    line.isCut = false;
    await page
      .getByRole("button", { name: "Load the page again" })
      .or(page.getByRole("link", { name: "Load the page again" }))
      .click();
    await expect(copy(page)).toHaveCount(0);
  },
);

test("My list stays without a connection, whichever of its addresses one opens", async ({ page, line }) => {
  const [first, second] = homePage.priceLinks;
  await visit(page, `${line.origin}/visit`);
  await keeps(page, "/visit");
  await keeps(page, "/offline");
  await visit(page, line.origin);
  for (const { name } of [first, second]) {
    await page.getByRole("button", { name: `Add to my list: ${name}` }).click();
  }
  line.isCut = true;
  await page.getByRole("banner").getByRole("link", { name: "My list: 2 errands" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await page.reload();
  await page.goto(`${line.origin}/visit`);
  await expect(copy(page)).toBeVisible();
  await page.locator(`[data-service="${first.errand}"]`).getByRole("link", { name: "Remove" }).click();
  await expect(page.locator("[data-service]")).toHaveCount(1);
  line.isCut = false;
  await page.goto(`${line.origin}/visit`);
  await expect(page).toHaveURL(`${line.origin}/visit?for=${second.errand}`);
});

test(
  "A message that is written without a connection stays, and is sent once when it is back",
  all,
  async ({ page, line }) => {
    const email = uniqueEmail("tunnel");
    const text = page.getByLabel("Message", { exact: true });
    await visit(page, `${line.origin}/contact-us`);
    await keeps(page, "/contact-us");
    line.isCut = true;
    await page.getByLabel("Full Name").fill("Ada Lovelace");
    await page.getByLabel("Email Address").fill(email);
    await text.fill("Do you pack a harp?");
    await expect(page.getByText("The robot check didn't load.")).toBeVisible();
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(submitFailures.network.text)).toBeVisible();
    await page.goto(`${line.origin}/contact-us`);
    await expect(copy(page)).toBeVisible();
    await expect(text).toHaveValue("Do you pack a harp?");
    line.isCut = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await captchaSolved(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(successText, { exact: true })).toBeVisible();
    const rows = () => queryDatabase(`select message from contact_messages where email = '${email}'`);
    await expect.poll(rows).toEqual([{ message: "Do you pack a harp?" }]);
  },
);
