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

const callToAction = (page: Page) => page.getByRole("link", { name: "Visit Us in Concord Township" }).first();

/** Somebody else's, an extension's for example. It outlives the page, so that it can be asked what was sent while leaving. */
const bringDataLayer = (page: Page) =>
  page.addInitScript(() => {
    const push = (event: object) => sessionStorage.setItem("sent", JSON.stringify(event));
    Object.assign(globalThis, { dataLayer: { push } });
  });
const sentWhileLeaving = (page: Page) => page.evaluate(() => sessionStorage.getItem("sent"));

const clickOnAboutPage = {
  event: "cta_click",
  page_path: "/about-us",
  page_title: expect.stringContaining("Mailbox Plus"),
  button_text: "Visit Us in Concord Township",
};

test("a click is told to whatever data layer there is, also without a container", async ({ page }) => {
  await bringDataLayer(page);
  await visit(page, "/about-us");
  await callToAction(page).click();
  await expect(page).toHaveURL("/contact");

  expect(JSON.parse((await sentWhileLeaving(page)) ?? "null")).toEqual(clickOnAboutPage);
});

for (const [said, ask] of [
  [
    "to scripts",
    (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })),
  ],
  ["to the server", (page: Page) => page.setExtraHTTPHeaders({ "sec-gpc": "1" })],
] as const) {
  test(`a browser that says Global Privacy Control ${said} tells nobody`, async ({ page }) => {
    await bringDataLayer(page);
    await ask(page);
    await visit(page, "/about-us");
    await callToAction(page).click();
    await expect(page).toHaveURL("/contact");

    expect(await sentWhileLeaving(page)).toBeNull();
  });
}

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
    // What it was told is asked for before the page goes.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault(), { capture: true }));
    await callToAction(page).click();

    expect(outside).toEqual([container]);
    expect(await dataLayer(page)).toEqual([{ event: "gtm.js", "gtm.start": expect.any(Number) }, clickOnAboutPage]);
  });

  test("it is fetched beside a data layer of somebody else's", async ({ page }) => {
    const outside = await watchRequests(page);
    await bringDataLayer(page);
    await visit(page, `${origin}/about-us`);

    await expect.poll(() => outside).toEqual([container]);
  });

  test("it waits while the page is only prepared, and comes once it is opened", async ({ page }) => {
    const outside = await watchRequests(page);
    await page.addInitScript(() => {
      Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    });
    // No path is logged before it is opened.
    await page.goto(`${origin}/about-us`);
    await page.waitForLoadState("networkidle");
    expect(outside).toEqual([]);
    expect(await dataLayer(page)).toBeUndefined();

    await page.evaluate(() => {
      Object.defineProperty(document, "prerendering", { value: false });
      document.dispatchEvent(new Event("prerenderingchange"));
    });
    await expect.poll(() => outside).toEqual([container]);
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
