import type { Page } from "@playwright/test";
import { matrix, phoneFirst, rowsOfRun } from "./matrix.ts";
import { afterRequests, expect, test, visit } from "./support.ts";
import { artworkShipping } from "../support/service-like.ts";

const service = artworkShipping.path;
const label = (page: Page, place: string) => page.getByRole("link", { name: `Visit Us from ${place}` });
const useMyLocation = (page: Page) => page.getByRole("button", { name: "Use my location" });
/** Alerts that say something; the place for one is always there. */
const alerts = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });
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

interface Watching {
  /** How many watches of the page are on. */
  watches: number;
  /** How many positions the page was handed. */
  positions: number;
}

/** Counts what the page asks the device, so that a test can wait until a position has come and then see nothing happen. */
async function watchDevice(page: Page): Promise<() => Promise<Watching>> {
  await page.addInitScript(() => {
    const { watchPosition, clearWatch } = Geolocation.prototype;
    const seen: Watching = { watches: 0, positions: 0 };
    Object.assign(globalThis, { seen });
    Geolocation.prototype.watchPosition = function watch(success, ...others) {
      seen.watches += 1;
      const shareActions: PositionCallback = (position) => {
        success(position);
        seen.positions += 1;
      };
      return watchPosition.call(this, shareActions, ...others);
    };
    Geolocation.prototype.clearWatch = function clear(id) {
      seen.watches -= 1;
      clearWatch.call(this, id);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: Watching }).seen);
}

/** React has shown what came of all that happened before. */
const afterPaint = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

test.describe("with permission given before", () => {
  test.use({ permissions: ["geolocation"], geolocation: mentor });

  test("the label follows the device from town to town, asking once a place", async ({ page, context }) => {
    const asked = watchLookUps(page);
    const device = await watchDevice(page);
    await visit(page, service);
    await expect(label(page, "Mentor")).toBeVisible();
    await expect(page.getByRole("link", { name: /OpenStreetMap contributors/ })).toBeVisible();
    expect(asked).toEqual(["?format=json&lat=41.69&lon=-81.336"]);

    // A few metres further is the same rounded position.
    const { positions } = await device();
    await context.setGeolocation({ latitude: 41.69018, longitude: -81.3359 });
    await expect.poll(async () => (await device()).positions).toBeGreaterThan(positions);
    await afterRequests(page);
    expect(asked).toHaveLength(1);

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
    await expect(alerts(page)).toHaveCount(0);
  });

  test("leaving the page ends the watching", async ({ page, context }) => {
    const asked = watchLookUps(page);
    const device = await watchDevice(page);
    await visit(page, service);
    await expect(label(page, "Mentor")).toBeVisible();
    expect((await device()).watches).toBe(1);
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pack and ship in Concord Township");
    await expect.poll(async () => (await device()).watches).toBe(0);

    // A watch of our own hears of the move, and when it has, nobody else has asked where that is.
    await context.setGeolocation(perry);
    await page.evaluate(
      () =>
        new Promise((moved) => navigator.geolocation.watchPosition(({ coords }) => coords.latitude > 41.7 && moved(0))),
    );
    await afterRequests(page);
    expect(asked).toHaveLength(1);
  });
});

test(
  "without permission nothing is asked until the visitor presses the button",
  phoneFirst,
  async ({ page, context }) => {
    const asked = watchLookUps(page);
    const device = await watchDevice(page);
    await context.setGeolocation(mentor);
    await visit(page, service);
    // The page asks for the permission's state as soon as it lives, and has its answer before this one.
    expect(await page.evaluate(async () => (await navigator.permissions.query({ name: "geolocation" })).state)).toBe(
      "prompt",
    );
    await afterPaint(page);
    await afterRequests(page);
    await expect(label(page, "Concord Township")).toBeVisible();
    expect(asked).toEqual([]);
    expect((await device()).watches).toBe(0);

    await context.grantPermissions(["geolocation"]);
    await useMyLocation(page).click();
    await expect(label(page, "Mentor")).toBeVisible();
    // What the button asked for takes its place.
    await expect(label(page, "Mentor")).toBeFocused();
  },
);

test("a place without a town near it is told, and the button comes back", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 0, longitude: -30 });
  await visit(page, service);
  await useMyLocation(page).click();
  await expect(page.getByText("We couldn't find a town for your location.")).toBeVisible();
  await expect(useMyLocation(page)).toBeEnabled();
  await context.setGeolocation(mentor);
  await useMyLocation(page).click();
  await expect(label(page, "Mentor")).toBeVisible();
  await expect(page.getByText("We couldn't find a town for your location.")).toBeHidden();
});

/** Replaces the device's position with one that always fails in the given way. */
const failWith = (code: number) => `
  navigator.geolocation.watchPosition = (_success, failure) => {
    queueMicrotask(() => failure({ code: ${code}, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }));
    return 1;
  };`;

const failures = [
  ["denial", "Your browser didn't share your location.", failWith(1)],
  ["a timeout", "Finding your location took too long. Please try again.", failWith(3)],
  [
    "a device without positions",
    "We couldn't find your location.",
    "Object.defineProperty(navigator, 'geolocation', { value: undefined })",
  ],
] as const;
for (const [situation, told, script] of rowsOfRun(failures, (_, index) => index === 0)) {
  test(`after ${situation} the label stays the default city, and one line says why`, matrix, async ({ page }) => {
    await page.addInitScript(script);
    await visit(page, service);
    await useMyLocation(page).click();
    await expect(page.getByRole("status").getByText(told)).toBeVisible();
    await expect(label(page, "Concord Township")).toBeVisible();
    await expect(alerts(page)).toHaveCount(0);
    await expect(useMyLocation(page)).toBeFocused();
  });
}
