/** A document brings the styles of what it shows; those of every other page come when somebody turns to what leads on. */
import type { Page } from "@playwright/test";
import { templatePages } from "../../scripts/template-pages.ts";
import { afterRequests, allStyles, expect, applyAllStyles, test, visit } from "./support.ts";

/**
 * In the page: what a document matches of the whole stylesheet and does not bring, and how much of its rules it brings.
 * Looks at the documents at `paths`, or without any at the page as it is now.
 */
async function weighStyles({ address, paths }: { address: string; paths?: readonly string[] }) {
  const states =
    /::[\w-]+(\([^()]*\))?|:(hover|focus|focus-visible|focus-within|active|disabled|checked|placeholder-shown|popover-open|open|target)(?![\w-])/g;
  const listRules = (rules: CSSRuleList, group: string): Array<{ key: string; selector: string }> =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSStyleRule
        ? { key: `${group}${rule.cssText}`, selector: rule.selectorText }
        : rule instanceof CSSGroupingRule
          ? listRules(rule.cssRules, `${group}${rule.cssText.slice(0, rule.cssText.indexOf("{"))} > `)
          : [],
    );
  const rulesOf = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return listRules(sheet.cssRules, "");
  };
  const textOf = async (url: string) => (await fetch(url)).text();

  const all = rulesOf(await textOf(address));
  const weigh = (path: string, page: Document, rules: ReturnType<typeof listRules>) => {
    const own = new Set(rules.map(({ key }) => key));
    const isMatched = ({ selector }: { selector: string }) =>
      selector.split(/,(?![^(]*\))/).some((each) => page.querySelector(each.replaceAll(states, ":not(_)")));
    const missing = all.filter((rule) => !own.has(rule.key) && isMatched(rule)).map(({ key }) => key);
    return { path, missing, share: own.size / all.length };
  };
  if (paths === undefined) {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => listRules(cssRules, ""));
    return [weigh(location.pathname, document, rules)];
  }
  const results = [];
  for (const path of paths) {
    const html = await textOf(path);
    const [style, css = ""] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
    const page = new DOMParser().parseFromString(html.replace(style ?? "", ""), "text/html");
    results.push(weigh(path, page, rulesOf(css)));
  }
  return results;
}

/** The address of the whole stylesheet; the page has it applied then. */
async function findStylesheet(page: Page): Promise<string> {
  await visit(page, "/");
  const stylesheet = page.waitForResponse(/\/assets\/app-.*\.css$/);
  await applyAllStyles(page);
  return (await stylesheet).url();
}

// The page that does not exist says so.
test.use({ expectedErrors: [/status of 404/] });

test("every document brings all styles that anything in it matches, and leaves the others", async ({ page }) => {
  const address = await findStylesheet(page);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
  expect(paths.length).toBeGreaterThan(50);
  const results = await page.evaluate(weighStyles, {
    address,
    paths: [...paths, "/search?q=box", "/measure?length=9&width=9&height=9", "/no-such-page"],
  });
  expect(results.filter(({ missing }) => missing.length > 0)).toEqual([]);
  expect(results.filter(({ share }) => share > 0.85 || share < 0.3)).toEqual([]);
});

test.describe("what scripts show by themselves has its styles", () => {
  test.use({ expectedErrors: [/status of 404|ERR_FAILED/] });

  async function expectNoneMissing(page: Page, address: string) {
    const [found] = await page.evaluate(weighStyles, { address });
    expect(found?.share).toBeGreaterThan(0.3);
    expect(found?.share).toBeLessThan(0.85);
    expect.soft(found?.missing, page.url()).toEqual([]);
    await expect(allStyles(page)).toHaveCount(0);
  }

  test("while one only reads", async ({ page }) => {
    const address = await findStylesheet(page);
    for (const { path } of templatePages) {
      await visit(page, path);
      for (let screen = 1; screen <= 3; screen += 1) {
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), screen * 800);
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
      }
      await expectNoneMissing(page, address);
    }
  });

  test("when the captcha cannot be had", async ({ page }) => {
    const address = await findStylesheet(page);
    await page.route("**/turnstile/api.js*", (route) => route.abort());
    await visit(page, "/contact-us");
    await page.getByLabel("Full Name").focus();
    await expect(page.locator("[data-captcha=unreachable]")).toBeVisible();
    await expectNoneMissing(page, address);
  });
});

test("the styles of other pages do not meet a letter of a message", async ({ page }) => {
  await visit(page, "/contact-us");
  await page.mouse.move(2, 500);
  await page.getByLabel("Message").pressSequentially("Is it too large?");
  await page.getByLabel("Service Interest").focus();
  await expect(allStyles(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Send Message" }).focus();
  await expect(allStyles(page)).toHaveCount(1);
});

test("a link brings the styles of other pages, and its page applies them", async ({ page }) => {
  await visit(page, "/privacy");
  const areFetched = page.waitForResponse(/\/assets\/app-.*\.css$/);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Pack & Ship" });
  await link.hover();
  await (await areFetched).finished();
  await afterRequests(page);
  await expect(allStyles(page)).toHaveCount(0);
  await link.click();
  await expect(page).toHaveTitle(/Pack/);
  await expect(allStyles(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle(/Privacy/);
  await expect(allStyles(page)).toHaveCount(1);
});

test("a form that answers at once has the styles of its answer when it is touched", async ({ page }) => {
  for (const [path, field] of [
    ["/tracking", page.getByRole("textbox", { name: "Tracking number" })],
    ["/ask-mailbox-plus", page.getByRole("main").getByRole("searchbox")],
    ["/measure", page.getByRole("main").getByRole("textbox").first()],
  ] as const) {
    await visit(page, path);
    await field.focus();
    await expect(allStyles(page)).toHaveCount(1);
  }
});

test.describe("styles that cannot be had", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("leave the next page to its document", async ({ page }) => {
    await page.route("**/assets/app-*.css", (route) => route.abort());
    await page.goto("/privacy");
    await page.getByRole("contentinfo").getByRole("link", { name: "Pack & Ship" }).click();
    await expect(page).toHaveURL("/pack-ship");
    expect(
      await page.evaluate(() => performance.getEntriesByType("navigation").map(({ name }) => new URL(name).pathname)),
    ).toEqual(["/pack-ship"]);
    expect(
      await page
        .locator(".carriers")
        .first()
        .evaluate((marks) => getComputedStyle(marks).display),
    ).toBe("grid");
  });

  test("are asked for once more when they are needed", async ({ page }) => {
    let asked = 0;
    await page.route("**/assets/app-*.css", (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await visit(page, "/privacy");
    const isLost = page.waitForEvent("requestfailed");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Pack & Ship" });
    await link.hover();
    await isLost;
    await link.click();
    await expect(page).toHaveURL("/pack-ship");
    expect(
      await page.evaluate(() => performance.getEntriesByType("navigation").map(({ name }) => new URL(name).pathname)),
    ).toEqual(["/privacy"]);
    expect(asked).toBe(2);
  });
});
