import { fingerprintChecks } from "../../app/content/fingerprint-checks.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { site } from "../../app/content/site.ts";
import { uncheckedText } from "../../app/contact/outcome.ts";
import { phoneUrl } from "../../app/site/urls.ts";
import { golfClubShipping, shredding } from "../support/service-like.ts";
import { clearChoice } from "../support/store-numbers.ts";
import { expect, test } from "./support.ts";

test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/status of 400/] });

test("The menu, links and answers work, and an address opens its answer", async ({ page }) => {
  await page.goto("/home-business/mailbox-rental");
  await page.locator("details[name] > summary").nth(1).click();
  const id = (await page.locator("details[name][open] > [id]").getAttribute("id")) ?? "";
  await page.locator("details[name] > summary").first().click();
  await expect(page.locator("details[name][open]")).toHaveCount(1);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await page.goto(`/home-business/mailbox-rental#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  await expect(page.locator(".needs-script").filter({ visible: true })).toHaveCount(0);
});

test("The search is a page", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Search", exact: true }).click();
  await header.getByRole("searchbox").fill("notary");
  await header.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/search?q=notary");
  await expect(page.locator("#results, #answers").getByRole("link")).not.toHaveCount(0);
});

test("A tracking number is answered with its carrier's page, and a missing one at the field @all", async ({ page }) => {
  await page.goto("/tracking");
  await page.getByRole("button", { name: "Track Package" }).click();
  await expect(page.getByText("Enter a tracking number.")).toBeInViewport();
  await page.getByLabel("Tracking number").fill("1Z879E930346834440");
  await page.getByRole("button", { name: "Track Package" }).click();
  await expect(page.getByRole("article").getByRole("link", { name: /UPS/ }).first()).toHaveAttribute(
    "href",
    "https://www.ups.com/track?tracknum=1Z879E930346834440",
  );
});

test("The contact page says what the form needs, offers phone and e-mail, and keeps what was sent all the same", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await expect(page.locator("noscript p")).toBeVisible();
  await expect(page.locator(`main a[href="${phoneUrl(site.contact.phone)}"]`).first()).toBeVisible();
  await expect(page.locator(`main a[href="mailto:${site.contact.email}"]`).first()).toBeVisible();
  await page.getByLabel("Full Name").fill("Ada");
  await page.getByLabel("Email Address").fill("ada@example.com");
  await page.getByLabel("Message", { exact: true }).fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText(uncheckedText)).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello");
});

test("A package is measured, and mistakes are said at their fields @all", async ({ page }) => {
  await page.goto("/measure");
  await page.getByLabel("Length").fill("-1");
  await page.getByRole("button", { name: "Check my package" }).click();
  await expect(page.getByLabel("Length")).toHaveAccessibleDescription(/above 0/);
  await expect(page.getByLabel("Length")).toHaveValue("-1");
  for (const [name, value] of Object.entries({ Length: "12,5", Width: "20", Height: "10 1/2", Weight: "8" })) {
    await page.getByLabel(name).fill(value);
  }
  await page.getByRole("button", { name: "Check my package" }).click();
  await expect(page.locator("#measured")).toHaveAttribute("data-girth", "46");
  await expect(page.locator("#measured")).toBeInViewport();
});

test("Plans are compared and documents are judged on one page, and a letter is answered @all", async ({ page }) => {
  await page.goto("/home-business/mailbox-rental");
  const { packages, plan } = clearChoice(8);
  await page.getByLabel("Packages in a typical month").fill(packages);
  await page.getByRole("button", { name: "Compare plans" }).click();
  await expect(page.locator("[data-cheapest]")).toHaveAttribute("data-plan", plan);
  await page.locator("[name=id1]").selectOption("passport");
  await page.locator("[name=id2]").selectOption("lease");
  await page.getByRole("button", { name: "Check my IDs" }).click();
  await expect(page.locator("[data-ids]")).toHaveAttribute("data-ids", "yes");
  await expect(page.locator("[data-cheapest]")).toHaveAttribute("data-plan", plan);

  const [check] = fingerprintChecks;
  await page.goto("/specialty/digital-fingerprinting");
  await page.getByLabel("What does your letter ask for?").selectOption(check.key);
  await page.getByRole("button", { name: "Show price and what to bring" }).click();
  await expect(page.locator(`[data-check=${check.key}]`)).toContainText(check.price);
});

test("A list is put together, from the home page and from a service @all", async ({ page }) => {
  const [{ errand, name }] = homePage.priceLinks;
  const listed = (id: string) => page.locator(`[data-service="${id}"]`);
  await page.goto("/");
  await page.getByRole("button", { name: `Add to my list: ${name}` }).click();
  await expect(listed(errand)).toBeVisible();
  await page.goto(shredding.path);
  await page.getByRole("link", { name: "Add to my list" }).click();
  await page.getByText("Add another errand").click();
  await page.getByLabel(golfClubShipping.name, { exact: true }).check();
  await page.getByRole("button", { name: "Show my list" }).click();
  await expect(listed(golfClubShipping.id)).toBeVisible();
  await page.getByRole("link", { name: `Remove ${shredding.name}` }).click();
  await expect(listed(shredding.id)).toHaveCount(0);
});
