/** A document holds its styles, but for those for paper: none waits for a file of them, and none loses them. */
import { templatePages } from "../support/template-pages.ts";
import { matrix, rowsOfRun } from "./matrix.ts";
import { expect, test, visit } from "./support.ts";

test.describe("every page", matrix, () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("has its styles, and asks for no file of them but for paper", async ({ page }) => {
    const asked: string[] = [];
    const forPaper = /\/print-[\w-]+\.css$/;
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet" && !forPaper.test(request.url())) {
        asked.push(`${page.url()}: ${request.url()}`);
      }
    });
    for (const { path } of rowsOfRun(templatePages, (_, at) => at % 5 === 1)) {
      await visit(page, path);
      await expect(page.locator("h1"), path).toHaveCSS("font-family", /^Bitter/);
    }
    expect(asked).toEqual([]);
  });
});

test.describe("a document that something has changed before React takes it over", () => {
  // React says that the document is not what it would have written.
  test.use({ expectedErrors: [/Minified React error #4(18|25)/] });

  test("is made anew with its styles and its words", async ({ page }) => {
    await page.route("/privacy", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/<header\b[^]*?<\/header>/, "<header>Something else</header>"),
      });
    });
    await visit(page, "/privacy");
    await expect(page.getByRole("link", { name: "Contact Us" }).first()).toBeVisible();
    await expect(page.locator("h1")).toHaveCSS("font-family", /^Bitter/);
    await expect(page.getByRole("main")).toContainText("Privacy");
  });
});
