import type { Page } from "@playwright/test";
import { carriers } from "../../app/content/carriers/index.ts";
import { expect, test, visit } from "./support.ts";

const ups = "1Z879E930346834440";
const field = (page: Page) => page.getByLabel("Tracking number");
const carrier = (page: Page) => page.getByLabel("Carrier");
const track = (page: Page) => page.getByRole("button", { name: "Track Package" }).click();

async function visitTracking(page: Page) {
  await page.context().route(/^https:\/\/www\.(ups|fedex)\.com\//, (route) => route.fulfill({ body: "Carrier" }));
  await visit(page, "/tracking");
  await field(page).fill("1Z8V92A70367203024");
  await expect(carrier(page)).toHaveValue("ups");
  await field(page).fill("");
  await expect(carrier(page)).toHaveValue("");
}

test("A number opens its carrier's page in a new tab and is explained on ours", async ({ page, context }) => {
  await visitTracking(page);
  await field(page).fill(` ${ups.toLowerCase()} `);
  const opened = context.waitForEvent("page");
  await track(page);
  expect((await opened).url()).toBe(`https://www.ups.com/track?tracknum=${ups}`);
  await expect(page.getByRole("article").getByRole("heading", { name: "UPS" })).toBeVisible();
  await expect(page).toHaveURL("/tracking");
});

test("A pasted mail is shown whole and opens the one number in it @all", async ({ page, context }) => {
  await visitTracking(page);
  const mail = `Your package is on its way\nTracking Number: ${ups}\nReference 2026112233\nShipped 11/20/2026`;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), mail);
  await field(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field(page)).toHaveValue(mail);
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  expect((await opened).url()).toBe(`https://www.ups.com/track?tracknum=${ups}`);
});

test("Several numbers get a card each, in view on a phone, and open no tab @all", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitTracking(page);
  await field(page).fill(`Three came: 9400 1112 0108 0805 4830 16\nRB123456785GB and ${ups}.`);
  await track(page);
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("article").first()).toBeInViewport();
  expect(context.pages()).toHaveLength(1);
});

test("What holds no number says so at the field, and opens nothing @all", async ({ page, context }) => {
  await visitTracking(page);
  for (const [text, problem] of [
    ["", /Enter a tracking number/],
    ["where is my package?", /didn't find a tracking number/],
  ] as const) {
    await field(page).fill(text);
    await track(page);
    await expect(field(page)).toHaveAccessibleDescription(problem);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(text);
  }
  expect(context.pages()).toHaveLength(1);
});

test("The carrier follows the number until a visitor picks one, of all that the store has @all", async ({ page }) => {
  await visitTracking(page);
  await expect(carrier(page).getByRole("option")).toHaveCount(carriers.length + 1);
  await field(page).fill(ups);
  await expect(carrier(page)).toHaveValue("ups");
  const other = carriers.find(({ id }) => id !== "ups")?.id ?? "";
  await carrier(page).selectOption(other);
  await field(page).fill("1Z8V92A70367203024");
  await expect(carrier(page)).toHaveValue(other);
});

test("What is sent before the rules have come, or without a connection, is read in the end and opens nothing @all", async ({
  page,
  context,
}) => {
  let letGo = () => {};
  await page.route(/form-result/, (route) => new Promise<void>((done) => (letGo = () => done(route.continue()))), {
    times: 1,
  });
  await visit(page, "/tracking");
  await field(page).fill(ups);
  await page.keyboard.press("Enter");
  const said = page.getByRole("main").getByRole("status");
  await expect(said).toHaveText("One moment…");
  letGo();
  await expect(said).toHaveText("1 number found. Press a button to open the carrier's page.");
  expect(context.pages()).toHaveLength(1);
  // The same words are announced again.
  const words = await said.locator("*").elementHandle();
  await page.context().route(/^https:\/\/www\.ups\.com\//, (route) => route.fulfill({ body: "Carrier" }));
  for (const times of [1, 2]) {
    await track(page);
    await expect.poll(() => words?.evaluate(({ isConnected }) => isConnected), `time ${times}`).toBe(false);
    await expect(said).toHaveText("1 number found.");
  }
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)/] });

  test("A number stays in its field, and is read when the connection is back @all", async ({ page, context }) => {
    await visit(page, "/tracking");
    await context.setOffline(true);
    await field(page).fill(ups);
    await page.keyboard.press("Enter");
    await expect(page.getByText("You seem to be offline.")).toBeVisible();
    await expect(field(page)).toHaveValue(ups);
    await context.setOffline(false);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article").getByRole("heading", { name: "UPS" })).toBeVisible();
  });

  test("Code that a release has taken away is no end: the server reads the number @all", async ({ page }) => {
    await page.route(/form-result/, (route) => route.fulfill({ status: 404 }));
    await visit(page, "/tracking");
    await field(page).fill(ups);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article").getByRole("heading", { name: "UPS" })).toBeVisible();
    await expect(field(page)).toHaveValue(ups);
  });
});
