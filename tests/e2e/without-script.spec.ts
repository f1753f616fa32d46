import { site } from "../../app/content/site.ts";
import { phoneUrl } from "../../app/site/urls.ts";
import { expect, test } from "./support.ts";

test("the contact page says what the form needs and offers phone and e-mail", async ({ page }) => {
  await page.goto("/contact-us");
  // Playwright's text matchers pass over noscript, so this reads what is on screen.
  await expect(page.locator("noscript p")).toBeVisible();
  expect(await page.locator("noscript p").innerText()).toContain("This form needs JavaScript");
  await expect(page.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", phoneUrl(site.contact.phone));
  await expect(page.getByRole("link", { name: "Send Email" })).toHaveAttribute("href", `mailto:${site.contact.email}`);
});

test.describe("a form sent all the same", () => {
  test.use({ expectedErrors: [/status of 400/] });
  test("comes back with its contents", async ({ page }) => {
    await page.goto("/contact-us");
    await page.getByLabel("Full Name").fill("Ada");
    await page.getByLabel("Email Address").fill("ada@example.com");
    await page.getByLabel("Message", { exact: true }).fill("Hello");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Please verify that you are not a robot.")).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Ada");
  });
});

test("a tracking form without a number comes back with its error in sight", async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/tracking");
    await page.getByRole("button", { name: "Track Package" }).click();
    await expect(page.getByText("Enter a tracking number.")).toBeInViewport();
    await expect(page.getByLabel("Tracking number")).toBeInViewport();
  }
});

test("the menu and the answers open without script", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/home-business/mailbox-rental");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Close" }).click();
  await page.locator("summary").first().click();
  await expect(page.locator("details").first()).toHaveAttribute("open");
});
