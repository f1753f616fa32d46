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

const isReady = (page: Page) => expect.poll(() => page.evaluate(isStored, "/offline")).toBe(true);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("Every address shows hours, number, address and My list, and then opens by itself", async ({ page, line }) => {
  const [errand] = homePage.priceLinks;
  // A browser that knew the previous worker.
  await page.addInitScript(
    () => sessionStorage.length > 0 || sessionStorage.setItem("old", String(caches.open("pages"))),
  );
  await visit(page, line.origin);
  await page.getByRole("button", { name: `Add to my list: ${errand.name}` }).click();
  await isReady(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["offline"]);
  line.isCut = true;
  for (const path of ["/", "/terms?gclid=advertisement", "/privacy"]) {
    await page.goto(line.origin + path);
    await expect(heading(page)).toHaveText("You're offline");
  }
  for (const words of [site.contact.phone, site.contact.address.street, usualDay]) {
    await expect(page.locator("body")).toContainText(words);
  }
  await expect(page.locator("#list li")).toHaveText([/^[A-Z]/]);
  line.isCut = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(heading(page)).toHaveText("Privacy policy");
});

test(
  "A message that is written without a connection stays, and is sent once when it is back",
  all,
  async ({ page, line }) => {
    const email = uniqueEmail("tunnel");
    const text = page.getByLabel("Message", { exact: true });
    await visit(page, `${line.origin}/contact-us`);
    await isReady(page);
    line.isCut = true;
    await page.getByLabel("Full Name").fill("Ada Lovelace");
    await page.getByLabel("Email Address").fill(email);
    await text.fill("Do you pack a harp?");
    await expect(page.getByText("The robot check didn't load.")).toBeVisible();
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(submitFailures.network.text)).toBeVisible();
    await page.goto(`${line.origin}/contact-us`);
    await expect(heading(page)).toHaveText("You're offline");
    line.isCut = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(text).toHaveValue("Do you pack a harp?");
    await captchaSolved(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(successText, { exact: true })).toBeVisible();
    const rows = () => queryDatabase(`select message from contact_messages where email = '${email}'`);
    await expect.poll(rows).toEqual([{ message: "Do you pack a harp?" }]);
  },
);
