import { matrix, phoneFirst, rowsOfRun } from "./matrix.ts";
import type { Page } from "@playwright/test";
import { expect, test, visit } from "./support.ts";
import { carriers } from "../../app/content/carriers/index.ts";
import { ups } from "../../app/content/carriers/ups.ts";

/** Opens the page and waits for what reads numbers, which the first touch of the form asks for: before that the server reads them. */
async function visitTracking(page: Page) {
  await visit(page, "/tracking");
  const [field, carrier] = [page.getByLabel("Tracking number"), page.getByLabel("Carrier")];
  await field.fill("1Z8V92A70367203024");
  await expect(carrier).toHaveValue("ups");
  await field.fill("");
  await expect(carrier).toHaveValue("");
}

test("one number opens its carrier's page in a new tab and is explained", phoneFirst, async ({ page, context }) => {
  await context.route("https://www.ups.com/**", (route) => route.fulfill({ body: "UPS" }));
  await visitTracking(page);
  await page.getByLabel("Tracking number").fill(" 1z879e930346834440 ");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Track Package" }).click();
  expect((await opened).url()).toBe("https://www.ups.com/track?tracknum=1Z879E930346834440");
  const card = page.getByRole("article");
  await expect(card.getByRole("heading", { name: "UPS" })).toBeVisible();
  await expect(card).toContainText("Ground");
  await expect(page).toHaveURL("/tracking");
});

test("a number that looks mistyped opens its carrier's page all the same, and ours warns", async ({
  page,
  context,
}) => {
  await context.route("https://www.fedex.com/**", (route) => route.fulfill({ body: "FedEx" }));
  await visitTracking(page);
  await page.getByLabel("Tracking number").fill("996578788855");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Track Package" }).click();
  expect((await opened).url()).toContain("996578788855");
  await expect(page.getByText("This looks like a FedEx number, but a character may be wrong.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Open FedEx tracking/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Try UPS/ })).toHaveAttribute(
    "href",
    "https://www.ups.com/track?tracknum=996578788855",
  );
});

test("a pasted mail is shown whole, line by line, and opens the one number in it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://www.ups.com/**", (route) => route.fulfill({ body: "UPS" }));
  await visitTracking(page);
  const mail =
    "Your package is on its way\nTracking Number: 1Z879E930346834440\nReference 2026112233\nShipped 11/20/2026";
  await page.evaluate((text) => navigator.clipboard.writeText(text), mail);
  const field = page.getByLabel("Tracking number");
  await field.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field).toHaveValue(mail);
  await expect(field).toBeFocused();
  expect(await field.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await expect(page.getByLabel("Carrier")).toHaveValue("ups");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  expect((await opened).url()).toBe("https://www.ups.com/track?tracknum=1Z879E930346834440");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("the carrier shown follows the number until one is picked", async ({ page }) => {
  await visitTracking(page);
  const [field, carrier] = [page.getByLabel("Tracking number"), page.getByLabel("Carrier")];
  await field.fill("1Z879E930346834440");
  await expect(carrier).toHaveValue("ups");
  await field.fill("ABCDEF1234");
  await expect(carrier).toHaveValue("");
  await carrier.selectOption("dhl");
  await field.fill("1Z879E930346834440");
  await expect(carrier).toHaveValue("dhl");
});

test("the sample in the field is of the carrier that is chosen, and looks like no number that is there", async ({
  page,
}) => {
  await visitTracking(page);
  const [field, carrier] = [page.getByLabel("Tracking number"), page.getByLabel("Carrier")];
  await expect(carrier.getByRole("option")).toHaveText(["Detect for me", ...carriers.map(({ name }) => name)]);
  await expect(field).toHaveAttribute("placeholder", ups.sampleNumber);
  for (const { id, sampleNumber } of carriers) {
    await carrier.selectOption(id);
    await expect(field).toHaveAttribute("placeholder", sampleNumber);
  }
  const faces = await field.evaluate((input) =>
    [undefined, "::placeholder"].map((part) => getComputedStyle(input, part).fontFamily.split(",")[0]),
  );
  expect(faces).toEqual(["Bitter", "Figtree"]);
});

test("several numbers get a card each and no tab of their own", async ({ page, context }) => {
  await visitTracking(page);
  await page.getByLabel("Tracking number").fill("9400 1112 0108 0805 4830 16\nRB123456785GB, 3318810025");
  await page.getByRole("button", { name: "Track Package" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  expect(context.pages()).toHaveLength(1);
});

test("what holds no number opens nothing and says so at the field", async ({ page, context }) => {
  await visitTracking(page);
  const field = page.getByLabel("Tracking number");
  await expect(page.getByLabel("Carrier")).toHaveValue("");
  for (const [text, problem] of [
    ["", "Enter a tracking number."],
    ["where is my package?", "We didn't find a tracking number."],
  ] as const) {
    await field.fill(text);
    await page.getByRole("button", { name: "Track Package" }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(problem.replace(".", "\\.")));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(text);
  }
  await field.fill("1Z");
  await expect(page.getByText("We didn't find a tracking number.")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

const phones = Object.entries({
  upright: { width: 360, height: 640 },
  lying: { width: 740, height: 360 },
});
for (const [name, size] of rowsOfRun(phones, ([each]) => each === "upright")) {
  test(`what was found in a pasted message is in view on a phone that is ${name}`, matrix, async ({ page }) => {
    await page.setViewportSize(size);
    await visitTracking(page);
    await page.getByLabel("Tracking number").fill("Two came: 9400 1112 0108 0805 4830 16 and 1Z879E930346834440.");
    await page.getByLabel("Tracking number").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "2 numbers found." })).toBeInViewport();
    await expect(page.getByRole("article").first()).toBeInViewport();
  });
}
