import { expect, test, visit } from "./support.ts";

test(
  "one number opens its carrier's page in a new tab and is explained",
  { tag: "@phone-too" },
  async ({ page, context }) => {
    await context.route("https://www.ups.com/**", (route) => route.fulfill({ body: "UPS" }));
    await visit(page, "/tracking");
    await page.getByLabel("Tracking number").fill(" 1z879e930346834440 ");
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Track Package" }).click();
    expect((await opened).url()).toBe("https://www.ups.com/track?tracknum=1Z879E930346834440");
    const card = page.getByRole("article");
    await expect(card.getByRole("heading", { name: "UPS" })).toBeVisible();
    await expect(card).toContainText("Ground");
    await expect(page).toHaveURL("/tracking");
  },
);

test("a number that fails its check digit is sent all the same, with a warning", async ({ page, context }) => {
  await context.route("https://www.fedex.com/**", (route) => route.fulfill({ body: "FedEx" }));
  await visit(page, "/tracking");
  await page.getByLabel("Tracking number").fill("996578788855");
  await page.getByRole("button", { name: "Track Package" }).click();
  await expect(page.getByText("Please check this number")).toBeVisible();
  await expect(page.getByRole("link", { name: /Try UPS/ })).toHaveAttribute(
    "href",
    "https://www.ups.com/track?tracknum=996578788855",
  );
});

test("several numbers get a card each and no tab of their own", async ({ page, context }) => {
  await visit(page, "/tracking");
  await page.getByLabel("Tracking number").fill("9400 1112 0108 0805 4830 16\nRB123456785GB, 3318810025");
  await page.getByRole("button", { name: "Track Package" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  expect(context.pages()).toHaveLength(1);
});

test("what holds no number opens nothing and says so at the field", async ({ page, context }) => {
  await visit(page, "/tracking");
  const field = page.getByLabel("Tracking number");
  await expect(page.getByLabel("Carrier")).toHaveValue("fedex");
  for (const [text, problem] of [
    ["", "Type or paste a tracking number first."],
    ["where is my package?", "We see no tracking number in this."],
  ] as const) {
    await field.fill(text);
    await page.getByRole("button", { name: "Track Package" }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(problem.replace(".", "\\.")));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(text);
  }
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

for (const [name, size] of Object.entries({
  upright: { width: 360, height: 640 },
  lying: { width: 740, height: 360 },
})) {
  test(`what was found in a pasted message is in view on a phone that is ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, "/tracking");
    await page.getByLabel("Tracking number").fill("Two came: 9400 1112 0108 0805 4830 16 and 1Z879E930346834440.");
    await page.getByLabel("Tracking number").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "2 numbers found." })).toBeInViewport();
    await expect(page.getByRole("article").first()).toBeInViewport();
  });
}

test("an unknown form goes to the carrier that was chosen", async ({ page, context }) => {
  await context.route("https://www.dhl.com/**", (route) => route.fulfill({ body: "DHL" }));
  await visit(page, "/tracking");
  await page.getByLabel("Tracking number").fill("ABCDEF1234");
  await page.getByLabel("Carrier").selectOption("dhl");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Track Package" }).click();
  expect((await opened).url()).toContain("https://www.dhl.com/us-en/home/tracking.html?tracking-id=ABCDEF1234");
});
