/** Every link arrives: also when its code is gone, its data is refused, it is slow, or there is no connection. */
import type { Page } from "@playwright/test";
import { site } from "../../app/content/site.ts";
import { files, goOnAfterRelease, goOnWithoutFile, paths, type Browsing } from "../engines/arrival-journeys.ts";
import { openLine } from "../support/line.ts";
import { matrix, rest, rowsOfRun } from "./matrix.ts";
import { expect, takeover, test, visit } from "./support.ts";

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const documentPath = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("navigation").map(({ name }) => new URL(name).pathname));

/** A link as static parts hold it. */
async function follow(page: Page, href: string) {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

test.describe("after a release", () => {
  test.use({
    expectedErrors: [
      /status of (404|503)|Error loading route module|Failed to fetch dynamically imported module|^Event$/,
    ],
  });

  const browsing = (page: Page): Browsing => ({
    open: async (url) => void (await page.goto(url)),
    ask: (question, ...values) => page.evaluate(`(${String(question)})(...${JSON.stringify(values)})`),
  });

  test("from an old page every kind of link arrives", matrix, async ({ page, baseURL }) => {
    const line = await openLine(baseURL ?? "");
    await goOnAfterRelease(
      browsing(page),
      line,
      rowsOfRun(paths, (_, at) => at % 5 === 0),
    );
    await line.close();
  });

  test("each file of the build may fail once, and every link arrives", rest, async ({ page, baseURL }) => {
    const line = await openLine(baseURL ?? "");
    await goOnWithoutFile(browsing(page), line, files);
    await line.close();
  });
});

test.describe("back", () => {
  test.use({ expectedErrors: [/status of 503|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  async function goTo(page: Page) {
    await visit(page, "/privacy");
    await footerLink(page, "Ask the shop").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask the shop");
  }

  test("without a connection keeps header, hours and phone, and says so in title and words", async ({
    page,
    context,
  }) => {
    await goTo(page);
    // What was fetched before is not asked for again so soon.
    await page.route("**/*.data*", (route) => route.abort());
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(page).toHaveTitle(/Something went wrong/);
    await expect(page.getByRole("banner").getByRole("link", { name: site.contact.phone })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(site.contact.email);
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("to data that is refused shows the document", async ({ page }) => {
    await goTo(page);
    await page.route("**/privacy.data*", (route) => route.fulfill({ status: 503, body: "" }));
    const isAlive = takeover(page, "/privacy");
    await page.goBack();
    await isAlive;
    await expect(page).toHaveTitle(/Privacy/);
    expect(await documentPath(page)).toEqual(["/privacy"]);
  });

  async function measure(page: Page) {
    for (const name of ["Length", "Width", "Height", "Weight"]) {
      await page.getByLabel(name).fill("9");
    }
    await expect(page.locator("#measured")).toBeVisible();
  }

  const addresses = {
    back: "/terms",
    "a fragment of the page": "/measure#main",
    "another link": "/about-us",
    "a tool that is filled in": "/measure?unit=in&length=9&width=9&height=9&weight=9",
  };
  for (const [what, leave] of [
    ["back", (page: Page) => page.goBack()],
    ["a fragment of the page", (page: Page) => follow(page, "#main")],
    ["another link", (page: Page) => follow(page, "/about-us")],
    ["a tool that is filled in", measure],
  ] as const) {
    test(`${what} calls a slow link off`, async ({ page }) => {
      await visit(page, "/terms");
      await follow(page, "/measure");
      await expect(page.getByLabel("Length")).toBeVisible();
      const answered = Promise.withResolvers<void>();
      const arrived = Promise.withResolvers<void>();
      await page.route("**/privacy.data*", async (route) => {
        arrived.resolve();
        await answered.promise;
        await route.continue().catch(() => undefined);
      });
      await follow(page, "/privacy");
      await arrived.promise;
      await leave(page);
      const there = addresses[what];
      await expect(page).toHaveURL(there);
      answered.resolve();
      await page.evaluate(async () => (await fetch("/api/health")).text());
      await expect(page).toHaveURL(there);
      await expect(page).not.toHaveTitle(/Privacy/);
      await expect(page.locator(".progress")).toHaveCount(0);
    });
  }
});
