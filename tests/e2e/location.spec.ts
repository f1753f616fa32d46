import type { Page, Route } from "@playwright/test";
import { artworkShipping } from "../support/service-like.ts";
import { afterRequests, expect, test, visit } from "./support.ts";

const label = (page: Page, place: string) => page.getByRole("link", { name: `Visit Us from ${place}` });
const useMyLocation = (page: Page) => page.getByRole("button", { name: "Use my location" });
const mentor = { latitude: 41.69016, longitude: -81.33588 };
const perry = { latitude: 41.76367, longitude: -81.14301 };
const home = "Concord Township";

function watchLookUps(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/geocode/")) {
      asked.push(new URL(request.url()).search);
    }
  });
  return asked;
}

test("Nothing is asked until the visitor presses the button, and a place without a town is told", async ({
  page,
  context,
}) => {
  const asked = watchLookUps(page);
  await context.setGeolocation({ latitude: 0, longitude: -30 });
  await visit(page, artworkShipping.path);
  await expect(label(page, home)).toBeVisible();
  await page.evaluate(() => navigator.permissions.query({ name: "geolocation" }));
  await afterRequests(page);
  expect(asked).toEqual([]);

  await context.grantPermissions(["geolocation"]);
  await page.getByText("From another town?").click();
  await useMyLocation(page).click();
  await expect(page.getByText("couldn't find a town")).toBeVisible();
  await context.setGeolocation(mentor);
  await useMyLocation(page).click();
  // The link replaces the focused button.
  await expect(label(page, "Mentor")).toBeFocused();
});

test.describe("on a translated page", () => {
  test.use({ expectedErrors: [/status of 404|React error #418/] });

  test("A press says if the code does not come, and the next one reaches the button @all", async ({ page }) => {
    const code = "**/directions-button.island-*.js";
    const held = Promise.withResolvers<Route>();
    await page.route(code, (route) => held.resolve(route));
    await page.route(code, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await visit(page, artworkShipping.path);
    const words = page.getByText("From another town?");
    await words.evaluate((summary) => summary.append(" ¿De otra ciudad?"));
    await words.click();
    await expect(page.getByRole("alert").getByRole("button", { name: "Load the page again" })).toBeVisible();
    await useMyLocation(page).click();
    await (await held.promise).continue();
    await expect(page.getByRole("status").getByText("didn't share your location")).toBeVisible();
    await expect(useMyLocation(page)).toBeFocused();
  });
});

test.describe("with permission given before", () => {
  test.use({ permissions: ["geolocation"], geolocation: mentor });

  test("The button follows the device from town to town, sends a rounded place, and falls back without a word @all", async ({
    page,
    context,
  }) => {
    const asked = watchLookUps(page);
    await visit(page, artworkShipping.path);
    await expect(label(page, "Mentor")).toBeVisible();
    await expect(page.getByRole("link", { name: /OpenStreetMap contributors/ })).toBeVisible();
    expect(asked).toEqual(["?format=json&lat=41.69&lon=-81.336"]);
    await context.setGeolocation(perry);
    await expect(label(page, "near Perry")).toBeVisible();
    expect(asked).toHaveLength(2);
    await page.route("**/api/geocode/**", (route) => route.fulfill({ json: {} }));
    await context.setGeolocation({ latitude: 41.5, longitude: -81.5 });
    await expect(label(page, home)).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  });
});

for (const [situation, told, script] of [
  ["The visitor's refusal", "didn't share your location", "failure({ code: 1, PERMISSION_DENIED: 1 })"],
  ["A device that takes too long", "took too long", "failure({ code: 3, TIMEOUT: 3 })"],
] as const) {
  test(`${situation} is told in a line, and the button stays usable @all`, async ({ page }) => {
    await page.addInitScript(`navigator.geolocation.watchPosition = (_success, failure) => {
      queueMicrotask(() => ${script});
      return 1;
    }`);
    await visit(page, artworkShipping.path);
    await page.getByText("From another town?").click();
    await useMyLocation(page).click();
    await expect(page.getByRole("status").getByText(told)).toBeVisible();
    await expect(label(page, home)).toBeVisible();
    await expect(useMyLocation(page)).toBeFocused();
  });
}
