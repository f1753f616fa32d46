import type { Page } from "@playwright/test";
import { expect, queryDatabase, test, uniqueEmail, type Mail, visit } from "./support.ts";

const success = "✅ Message sent successfully! We'll get back to you soon.";

async function fillForm(page: Page, email: string) {
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Phone").fill("(440) 555-0123");
  await page.getByLabel("Service Interest").selectOption("shipping");
  await page.getByLabel("Message", { exact: true }).fill("Can you pack a <harp>?\nIt is 5 feet tall.");
}

/** The captcha comes with the first touch and solves itself after a moment. */
const captchaSolved = (page: Page) => expect(page.getByText("Local captcha: passed")).toBeVisible();
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

async function mailsFrom(page: Page, email: string): Promise<Mail[]> {
  const response = await page.request.get("/stand-ins/outbox", { headers: { accept: "application/json" } });
  return ((await response.json()) as Mail[]).filter((mail) => mail.reply_to.email === email);
}

test("a message ends in the database and in the owner's mailbox", { tag: "@phone-too" }, async ({ page }) => {
  const email = uniqueEmail("ada");
  await visit(page, "/");
  await visit(page, "/contact-us");
  await fillForm(page, email);
  await captchaSolved(page);
  await send(page);

  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  await expect.poll(() => mailsFrom(page, email)).toHaveLength(1);
  const [mail] = await mailsFrom(page, email);
  expect(mail?.reply_to).toEqual({ email, name: "Ada Lovelace" });
  expect(mail?.content.find(({ type }) => type === "text/html")?.value).toContain("&lt;harp&gt;");
  expect(queryDatabase(`select name, phone, service, message from contact_messages where email = '${email}'`)).toEqual([
    {
      name: "Ada Lovelace",
      phone: "(440) 555-0123",
      service: "shipping",
      message: "Can you pack a <harp>?\nIt is 5 feet tall.",
    },
  ]);
});

test("whoever writes before the scripts have come gets the captcha all the same", async ({ page }) => {
  const isTyped = new Promise<void>((resolve) => {
    void page.route("**/assets/entry.client-*.js", async (route) => {
      await page.getByLabel("Full Name").fill("Ada Lovelace");
      await route.continue();
      resolve();
    });
  });
  await page.goto("/contact-us", { waitUntil: "commit" });
  await isTyped;
  await captchaSolved(page);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
});

test(
  "wrong fields are told beside them, keep their contents and get the focus",
  { tag: "@phone-too" },
  async ({ page }) => {
    await visit(page, "/contact-us");
    await page.getByLabel("Email Address").fill("not an address");
    await page.getByLabel("Message", { exact: true }).fill("Hello");
    await captchaSolved(page);
    await send(page);

    await expect(page.getByText("Please tell us your name.")).toBeVisible();
    await expect(page.getByLabel("Full Name")).toBeFocused();
    await expect(page.getByLabel("Email Address")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Email Address")).toHaveValue("not an address");
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello");
  },
);

test.describe("with a captcha that fails", () => {
  // The answer is a 400, which the browser logs.
  test.use({ expectedErrors: [/status of 400/] });
  test("a failing captcha is told, with phone and e-mail in reach", async ({ page }) => {
    await visit(page, "/contact-us?captcha=fail");
    await fillForm(page, uniqueEmail("robot"));
    await expect(page.getByText("The robot check could not be loaded.")).toBeVisible();
    await send(page);
    await expect(page.getByText("Please verify that you are not a robot.", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  });
});

test.describe("with the captcha's script out of reach", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test("the form says so", async ({ page }) => {
    await page.route("**/turnstile/api.js*", (route) => route.abort());
    await visit(page, "/contact-us");
    await page.getByLabel("Full Name").fill("Ada");
    const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(alert.getByRole("link", { name: "(440) 555-0142" })).toBeVisible();
    await expect(alert.getByRole("link", { name: "hello@mailboxplus.example" })).toBeVisible();
  });
});

test.describe("with the connection cut", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test("the message stays in the form and can be sent later", async ({ page }) => {
    const email = uniqueEmail("offline");
    await visit(page, "/contact-us");
    await fillForm(page, email);
    await captchaSolved(page);
    await page.route("**/contact-us.data*", (route) => route.abort());
    await send(page);
    await expect(
      page.getByText("❌ Unable to send message. Please check your connection.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");

    await page.unroute("**/contact-us.data*");
    await send(page);
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await expect.poll(() => mailsFrom(page, email)).toHaveLength(1);
  });

  for (const { what, words, kept } of [
    { what: "sent again as it is, is kept once", words: null, kept: 1 },
    { what: "sent again in other words, is kept in both", words: "On second thought, two harps.", kept: 2 },
  ]) {
    test(`a message that arrived though its answer did not, ${what}`, async ({ page }) => {
      const email = uniqueEmail("cut");
      await visit(page, "/contact-us");
      await fillForm(page, email);
      await captchaSolved(page);
      await page.route("**/contact-us.data*", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send(page);
      await expect(page.getByText("❌ Unable to send message.")).toBeVisible();
      await expect.poll(() => mailsFrom(page, email)).toHaveLength(1);

      await page.unroute("**/contact-us.data*");
      if (words !== null) {
        await page.getByLabel("Message", { exact: true }).fill(words);
        await captchaSolved(page);
      }
      await send(page);
      await expect(page.getByText(success, { exact: true })).toBeVisible();
      await expect.poll(() => mailsFrom(page, email)).toHaveLength(kept);
    });
  }
});
