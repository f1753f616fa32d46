/** The small tools where scripts run: the answer comes into the page that is there, by keyboard as well. */
import type { Locator, Page } from "@playwright/test";
import { clearChoice } from "../support/store-numbers.ts";
import { phoneFirst } from "./matrix.ts";
import { expect, test, visit } from "./support.ts";
import { fax, shredding } from "../support/service-like.ts";

/** Marks the document: an answer that brings a new one has lost the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
const expectSameDocument = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-same");

test("a package is measured as soon as its four fields are filled in", phoneFirst, async ({ page }) => {
  await visit(page, "/measure");
  await mark(page);
  await page.getByLabel("Length").fill("20");
  await page.getByLabel("Width").fill("15");
  await page.getByLabel("Height").fill("10");
  await expect(page.locator("#measured")).toHaveCount(0);
  await page.getByLabel("Weight").fill("8");
  await expect(page.locator("#measured")).toHaveAttribute("data-girth", "50");
  await expect(page.getByLabel("Weight")).toBeFocused();
  await expect(page).toHaveURL("/measure?unit=in&length=20&width=15&height=10&weight=8");

  await page.getByLabel("Weight").fill("80");
  await expect(page.locator("[data-carrier=usps]")).toHaveAttribute("data-takes", "no");
  await expect(page.getByRole("status").filter({ hasText: "will take it. USPS won't." })).toBeAttached();
  await expectSameDocument(page);
});

test("what is typed while the answer is on its way is kept, and asked next", async ({ page }) => {
  await visit(page, "/measure");
  for (const name of ["Length", "Width", "Height"]) {
    await page.getByLabel(name).fill("9");
  }
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/measure.data?*", async (route) => {
    await held;
    await route.continue();
  });
  const first = page.waitForRequest(/measure\.data\?.*weight=1(&|$)/);
  await page.getByLabel("Weight").pressSequentially("1");
  await first;
  await page.getByLabel("Weight").pressSequentially("51");
  letThrough();
  await expect(page.locator("[data-carrier=ups]")).toHaveAttribute("data-takes", "no");
  await expect(page.getByLabel("Weight")).toHaveValue("151");
  await expect(page.getByLabel("Weight")).toBeFocused();
});

test("a fraction waits for Enter, and mistakes are said at their fields", async ({ page }) => {
  await visit(page, "/measure");
  await mark(page);
  await page.getByLabel("Length").fill("twelve");
  await page.getByLabel("Width").fill("12½");
  await page.getByLabel("Height").fill("-4");
  await page.getByLabel("Weight").fill("8");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Length")).toHaveAccessibleDescription(/Enter the length as a number/);
  await expect(page.getByLabel("Height")).toHaveAccessibleDescription(/Enter a height above 0/);
  await expect(page.getByRole("alert").getByText("Please fix 2 fields.")).toBeVisible();
  await expect(page.getByLabel("Length")).toHaveValue("twelve");

  await page.getByLabel("Length").fill("12 1/2");
  await page.getByLabel("Height").fill("4");
  await page.getByLabel("Height").press("Enter");
  await expect(page.locator("#measured")).toHaveAttribute("data-girth", "33");
  await expect(page.locator("#measured")).toBeInViewport();
  await expectSameDocument(page);
});

test("the way back shows what was asked before", async ({ page }) => {
  await visit(page, "/measure?length=20&width=15&height=10&weight=8&unit=in");
  await page.getByRole("link", { name: "Show in centimeters and kilograms" }).click();
  await expect(page.getByLabel("Length")).toHaveValue("50.8");
  await expect(page.getByLabel("Centimeters and kilograms")).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel("Length")).toHaveValue("20");
  await expect(page.getByLabel("Inches and pounds")).toBeChecked();
});

test(
  "the cheapest plan shows while the number is typed, and the page around it stays",
  phoneFirst,
  async ({ page }) => {
    await visit(page, "/home-business/mailbox-rental");
    await mark(page);
    await page.locator("summary").first().click();
    const { packages, plan } = clearChoice(12);
    await page.getByLabel("Packages in a typical month").pressSequentially(packages);
    await expect(page.locator("[data-cheapest]")).toHaveAttribute("data-plan", plan);
    await expect(page.getByLabel("Packages in a typical month")).toBeFocused();
    await expect(page.getByLabel("Packages in a typical month")).toHaveValue(packages);
    await expect(page.locator("details").first()).toHaveAttribute("open");
    await expectSameDocument(page);
  },
);

test("two documents are judged by keyboard alone, and the plans stay", async ({ page }) => {
  const { packages, plan } = clearChoice(8);
  await visit(page, `/home-business/mailbox-rental?packages=${packages}`);
  await page.getByLabel("First document").focus();
  await page.keyboard.type("Driv");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Second document")).toBeFocused();
  await page.keyboard.type("Social");
  await expect(page.locator("[data-ids]")).toHaveAttribute("data-ids", "no");
  await expect(page.getByLabel("First document")).toHaveValue("license");
  await expect(page.getByLabel("Second document")).toBeFocused();
  // Letters would go on with the word before.
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("[data-ids]")).toHaveAttribute("data-ids", "yes");
  await expect(page.locator("[data-cheapest]")).toHaveAttribute("data-plan", plan);
});

/** Where a field stands on the screen. */
const topOf = (field: Locator) => field.evaluate((element) => element.getBoundingClientRect().top);

test("nothing moves under what somebody types or ticks", phoneFirst, async ({ page }) => {
  await visit(page, "/measure");
  for (const name of ["Length", "Width", "Height"]) {
    await page.getByLabel(name).fill("9");
  }
  const weight = page.getByLabel("Weight");
  await weight.focus();
  const weightTop = await topOf(weight);
  await weight.pressSequentially("1");
  await expect(page.locator("#measured")).toBeVisible();
  expect(await topOf(weight)).toBe(weightTop);
  // A mistake is said when the question is asked, not while it is typed.
  await weight.fill("0");
  await expect(page).toHaveURL(/weight=0/);
  await expect(weight).toHaveAttribute("aria-invalid", "false");
  expect(await topOf(weight)).toBe(weightTop);

  await visit(page, "/visit");
  for (const name of [shredding.name, fax.name, "Mailbox Rental"]) {
    const box = page.getByLabel(name, { exact: true });
    await box.focus();
    const boxTop = await topOf(box);
    await box.check();
    await expect(page.locator("[data-service]").filter({ hasText: name })).toBeAttached();
    expect(await topOf(box), name).toBe(boxTop);
  }
});

for (const [path, buttonName, fieldName, hasSeveral] of [
  ["/home-business/mailbox-rental", "Compare plans", "Packages in a typical month", false],
  ["/home-business/mailbox-rental", "Check my IDs", "First document", true],
  ["/specialty/digital-fingerprinting", "Show price and what to bring", "What does your letter ask for?", false],
  ["/measure", "Check my package", "Length", true],
] as const) {
  test(`${buttonName} with nothing filled in says what is missing, where the focus is`, async ({ page }) => {
    await visit(page, path);
    const field = page.getByLabel(fieldName);
    await expect(field).toHaveAttribute("aria-invalid", "false");
    await page.getByRole("button", { name: buttonName, exact: true }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/./);
    // Where there is one field alone, what it says is enough.
    await expect(page.getByRole("alert").filter({ hasText: /Please fix/ })).toHaveCount(hasSeveral ? 1 : 0);
    await expect(page.getByRole("status").filter({ hasText: /[a-z]/ })).toHaveCount(0);
  });
}

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  const isLost = (page: Page) => page.route("**/*.data?*", (route) => route.abort());
  const lost = (page: Page) =>
    page.getByRole("alert").getByText("We couldn't get an answer. Check your connection and try again.");

  test("a tool says so at its form, and the page stays", async ({ page }) => {
    await visit(page, "/measure?length=20&width=15&height=10&weight=8&unit=in");
    await isLost(page);
    await page.getByLabel("Weight").fill("80");
    await expect(lost(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Measure your package" })).toBeVisible();
    await expect(page.getByLabel("Weight")).toHaveValue("80");
    await expect(page.locator("#measured")).toBeAttached();
    for (let again = 0; again < 3; again += 1) {
      const asked = page.waitForEvent("requestfailed");
      await page.getByRole("button", { name: "Check my package" }).click();
      await asked;
      await expect(lost(page)).toBeVisible();
      await expect(page.getByLabel("Weight")).toHaveValue("80");
    }
    await page.unrouteAll();
    await page.getByRole("button", { name: "Check my package" }).click();
    await expect(page.locator("[data-carrier=usps]")).toHaveAttribute("data-takes", "no");
    await expect(lost(page)).toHaveCount(0);
  });
});

test.describe("without storage", () => {
  // The router keeps its scroll positions there, and complains.
  test.use({ expectedErrors: [/refused/] });
  test("a service is added all the same", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("refused", "SecurityError");
          },
        });
      }
    });
    await visit(page, `/visit?for=${shredding.id}#add`);
    await expect(page.locator(`[data-service=${shredding.id}]`)).toBeVisible();
    await expect(page).toHaveURL(`/visit?for=${shredding.id}`);
  });
});
