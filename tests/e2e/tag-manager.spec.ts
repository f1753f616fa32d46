import type { Page } from "@playwright/test";
import { createTestHarness } from "wrangler";
import { artworkShipping } from "../support/service-like.ts";
import { expect, test, visit } from "./support.ts";

const { path } = artworkShipping;
const container = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123";

async function watchRequests(page: Page): Promise<string[]> {
  const outside: string[] = [];
  await page.route(/^https:/, async (route) => {
    outside.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return outside;
}

/** A data layer from an extension that outlives the page. */
const bringDataLayer = (page: Page) =>
  page.addInitScript(() => {
    const push = (event: object) => sessionStorage.setItem("sent", JSON.stringify(event));
    Object.assign(globalThis, { dataLayer: { push } });
  });
const sent = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("sent") ?? "null") as unknown);
const callToAction = (page: Page) => page.locator("a[data-cta]").first();

test("A click on a call to action reaches a data layer that is there, and nothing is fetched from elsewhere @all", async ({
  page,
}) => {
  const outside = await watchRequests(page);
  await bringDataLayer(page);
  await visit(page, path);
  const button = await callToAction(page).getAttribute("data-cta");
  await callToAction(page).click();
  await expect.poll(() => sent(page)).toMatchObject({ event: "cta_click", page_path: path, button_text: button });
  expect(outside).toEqual([]);
});

test("What was asked of the search reaches no data layer @all", async ({ page }) => {
  await bringDataLayer(page);
  await visit(page, "/search?q=telltale");
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).first().click();
  expect(await sent(page)).toBeNull();
  await page.getByRole("banner").getByRole("link", { name: "Message us" }).click();
  await expect.poll(() => sent(page)).toMatchObject({ event: "cta_click", page_path: "/search" });
  expect(JSON.stringify(await sent(page))).not.toContain("telltale");
});

for (const [receiver, ask] of [
  ["scripts", (page: Page) => page.addInitScript("navigator.__defineGetter__('globalPrivacyControl', () => true)")],
  ["the server", (page: Page) => page.setExtraHTTPHeaders({ "sec-gpc": "1" })],
] as const) {
  test(`Global Privacy Control, said to ${receiver}, keeps clicks to the visitor @all`, async ({ page }) => {
    await bringDataLayer(page);
    await ask(page);
    await visit(page, path);
    await callToAction(page).click();
    await expect.poll(() => sent(page)).toBeNull();
  });
}

test.describe("where the store has a container", () => {
  test.describe.configure({ mode: "default" });
  const harness = createTestHarness({
    workers: [
      { configPath: "build/server/wrangler.json", vars: { GTM_CONTAINER_ID: "GTM-TEST123" } },
      { configPath: "build/stand-ins/wrangler.json" },
    ],
  });
  let origin = "";
  test.beforeAll(async () => {
    origin = (await harness.listen()).url.origin;
  });
  test.afterAll(() => harness.close());

  test("A page that is only prerendered logs no visit and fetches no container until it is opened @all", async ({
    page,
  }) => {
    const outside = await watchRequests(page);
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.addInitScript(() =>
      Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
    );
    await page.goto(`${origin}/contact-us`);
    await expect(page.locator("html")).toHaveAttribute("data-alive");
    await page.waitForLoadState("networkidle");
    expect([...outside, ...logged]).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, "prerendering", { value: false });
      document.dispatchEvent(new Event("prerenderingchange"));
    });
    await expect.poll(() => outside).toEqual([container]);
    expect(logged.filter((text) => text.startsWith("/"))).toEqual(["/contact-us"]);
  });

  test("The container is told the page, not what was asked of the search @all", async ({ page }) => {
    const outside = await watchRequests(page);
    await visit(page, `${origin}/search?q=telltale`);
    await expect.poll(() => outside).toEqual([container]);
    const told = await page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer")));
    expect(told).toContain(`"page_location":"${origin}/search"`);
    expect(told).not.toContain("telltale");
  });
});
