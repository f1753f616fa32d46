import type { Page } from "@playwright/test";
import { expect, test, visit } from "./support.ts";

const service = "/pack-ship/artwork-shipping";
const label = (page: Page, place: string) => page.getByRole("link", { name: `Visit Us from ${place}` });
const useMyLocation = (page: Page) => page.getByRole("button", { name: "Use my location" });
const mentor = { latitude: 41.69016, longitude: -81.33588 };
const perry = { latitude: 41.76367, longitude: -81.14301 };

/** Counts what the page asks the geocoder. */
function watchLookUps(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/geocode/")) {
      asked.push(new URL(request.url()).search);
    }
  });
  return asked;
}

test.describe("with permission given before", () => {
  test.use({ permissions: ["geolocation"], geolocation: mentor });

  test("the label follows the device from town to town, asking once a place", async ({ page, context }) => {
    const asked = watchLookUps(page);
    await visit(page, service);
    await expect(label(page, "Mentor")).toBeVisible();
    await expect(page.getByRole("link", { name: /OpenStreetMap contributors/ })).toBeVisible();
    expect(asked).toEqual(["?format=json&lat=41.69&lon=-81.336"]);

    // A few metres further is the same rounded position.
    await context.setGeolocation({ latitude: 41.69018, longitude: -81.3359 });
    await context.setGeolocation(perry);
    await expect(label(page, "near Perry")).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test("a failed look-up falls back to the default city without a word", async ({ page, context }) => {
    await visit(page, service);
    await expect(label(page, "Mentor")).toBeVisible();
    await page.route("**/api/geocode/**", (route) => route.fulfill({ json: {} }));
    await context.setGeolocation(perry);
    await expect(label(page, "Concord Township")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("leaving the page ends the watching", async ({ page, context }) => {
    const asked = watchLookUps(page);
    await visit(page, service);
    await expect(label(page, "Mentor")).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pack and ship in Concord Township");
    await context.setGeolocation(perry);
    await page.getByRole("link", { name: "Skip to content" }).focus();
    expect(asked).toHaveLength(1);
  });
});

test("without permission nothing is asked until the visitor presses the button", async ({ page, context }) => {
  const asked = watchLookUps(page);
  await context.setGeolocation(mentor);
  await visit(page, service);
  await expect(label(page, "Concord Township")).toBeVisible();
  expect(asked).toEqual([]);
  await context.grantPermissions(["geolocation"]);
  await useMyLocation(page).click();
  await expect(label(page, "Mentor")).toBeVisible();
});

/** Replaces the device's position with one that always fails in the given way. */
const failWith = (code: number) => `
  navigator.geolocation.watchPosition = (_success, failure) => {
    queueMicrotask(() => failure({ code: ${code}, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }));
    window.watched = true;
    return 1;
  };`;

for (const [situation, script] of [
  ["denial", failWith(1)],
  ["a timeout", failWith(3)],
  [
    "a device without positions",
    "Object.defineProperty(navigator, 'geolocation', { value: undefined }); window.watched = true;",
  ],
] as const) {
  test(`after ${situation} the label stays the default city`, async ({ page }) => {
    await page.addInitScript(script);
    await visit(page, service);
    await expect(async () => {
      await useMyLocation(page).click();
      expect(await page.evaluate("window.watched")).toBe(true);
    }).toPass();
    await expect(label(page, "Concord Township")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
