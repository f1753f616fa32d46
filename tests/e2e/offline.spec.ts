import type { Page } from "@playwright/test";
import { homePage } from "../../app/content/pages/home.ts";
import { openLine, type Line } from "../support/line.ts";
import { expect, isStored, siteOrigin, test as base, visit } from "./support.ts";

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

test("Every address shows the page for it with My list, and then opens by itself @all", async ({ page, line }) => {
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
  await expect(page.locator("#list li")).toHaveText([/^[A-Z]/]);
  line.isCut = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(heading(page)).toHaveText("Privacy policy");
});
