/** The tag manager: only where one is configured, only after the page, and never against the visitor's will. */
import type { Page } from "@playwright/test";
import { createTestHarness } from "wrangler";
import { expect, test, visit } from "./support.ts";

const container = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123";

/** Asked for by the page, in order; what lies outside is answered with an empty script. */
async function watchRequests(page: Page): Promise<string[]> {
  const outside: string[] = [];
  await page.route(/^https:/, async (route) => {
    outside.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "window.isTagManagerHere = true;" });
  });
  return outside;
}

const dataLayer = (page: Page) => page.evaluate(() => (globalThis as { dataLayer?: object[] }).dataLayer);

test("without a container nothing is fetched from elsewhere, and clicks are not kept", async ({ page }) => {
  const outside = await watchRequests(page);
  await visit(page, "/about-us");
  await page.getByRole("link", { name: "Visit Us in Concord Township" }).first().click();
  await expect(page).toHaveURL("/contact");
  await page.waitForLoadState("networkidle");

  expect(outside).toEqual([]);
  expect(await dataLayer(page)).toBeUndefined();
});

test.describe("with a container", () => {
  // One after the other, on one server.
  test.describe.configure({ mode: "default" });
  const harness = createTestHarness({
    workers: [
      { configPath: "build/server/wrangler.json", vars: { GTM_CONTAINER_ID: "GTM-TEST123" } },
      { configPath: "build/stand-ins/wrangler.json" },
    ],
  });
  let origin = "";
  test.beforeAll(async () => {
    const { url } = await harness.listen();
    origin = url.origin;
  });
  test.afterAll(() => harness.close());

  test("it is fetched once the page has loaded, and hears of clicks", async ({ page }) => {
    const outside = await watchRequests(page);
    await visit(page, `${origin}/about-us`);
    await expect.poll(() => outside).toEqual([container]);
    await page.getByRole("link", { name: "Visit Us in Concord Township" }).first().click();
    await expect(page).toHaveURL(`${origin}/contact`);

    expect(outside).toEqual([container]);
    expect(await dataLayer(page)).toEqual([
      { event: "gtm.js", "gtm.start": expect.any(Number) },
      {
        event: "cta_click",
        page_path: "/about-us",
        page_title: expect.stringContaining("Mailbox Plus"),
        button_text: "Visit Us in Concord Township",
      },
    ]);
  });

  test("a browser with Global Privacy Control fetches nothing", async ({ page }) => {
    const outside = await watchRequests(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await visit(page, `${origin}/about-us`);
    await page.waitForLoadState("networkidle");

    expect(outside).toEqual([]);
    expect(await dataLayer(page)).toBeUndefined();
  });
});
