import type { Page, Route } from "@playwright/test";
import { contactFields, draftKey } from "../../app/contact/fields.ts";
import { site } from "../../app/content/site.ts";
import { nothingWritten } from "../support/contact-inputs.ts";
import { matrix, phoneFirst, rowsOfRun } from "./matrix.ts";
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

test("a message ends in the database and in the owner's mailbox", phoneFirst, async ({ page }) => {
  const email = uniqueEmail("ada");
  await visit(page, "/");
  await visit(page, "/contact-us");
  const postmark = page.locator(".sent-postmark");
  await expect(postmark).toBeHidden();
  await fillForm(page, email);
  await captchaSolved(page);
  await send(page);

  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(postmark).toBeVisible();
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("It is 5 feet tall.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Send us a message" })).toBeHidden();
  await page.emulateMedia({ media: null });
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

/** What others do to a page before its scripts have come: a browser's translation, a password manager, a phone. */
const foreignChanges: Readonly<Record<string, () => void>> = {
  "its words translated": () => {
    for (const text of [...document.querySelectorAll("label, h1, h2, p")].flatMap(
      ({ firstChild }) => firstChild ?? [],
    )) {
      const translated = document.createElement("x-foreign");
      translated.textContent = `¿${text.textContent}?`;
      text.replaceWith(translated);
    }
  },
  "an icon beside a field": () => document.querySelector("[name=email]")?.after(document.createElement("x-foreign")),
  "a link around the number": () => {
    const number = document.querySelector(".contact-ways p")?.firstChild;
    const link = document.createElement("x-foreign");
    number?.replaceWith(link);
    link.append(number ?? "");
  },
};
for (const [what, change] of Object.entries(foreignChanges)) {
  test(`a page with ${what} before its scripts have come keeps its fields and the change`, async ({ page }) => {
    const held = Promise.withResolvers<Route>();
    await page.route("**/assets/entry.client-*.js", (route) => held.resolve(route), { times: 1 });
    await page.goto("/contact-us", { waitUntil: "commit" });
    const route = await held.promise;
    await page.waitForFunction(() => document.readyState !== "loading");
    const name = page.locator("[name=name]");
    await name.fill("Ada Lovelace");
    await name.evaluate((field) => Object.assign(field, { isSame: true }));
    await page.evaluate(change);
    await route.continue();
    await captchaSolved(page);
    await expect(name).toHaveValue("Ada Lovelace");
    await expect(name).toHaveJSProperty("isSame", true);
    await expect(page.locator("x-foreign").first()).toBeAttached();
  });
}

test("wrong fields are told beside them, keep their contents and get the focus", phoneFirst, async ({ page }) => {
  await visit(page, "/contact-us");
  await page.getByLabel("Email Address").fill("not an address");
  await page.getByLabel("Message", { exact: true }).fill("Hello");
  await captchaSolved(page);
  await send(page);

  await expect(page.getByText(nothingWritten.name)).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("Email Address")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Email Address")).toHaveValue("not an address");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello");
});

const phones = Object.entries({
  upright: { width: 360, height: 640 },
  lying: { width: 740, height: 360 },
});
for (const [name, size] of rowsOfRun(phones, ([each]) => each === "upright")) {
  test.describe(`on a phone that is ${name}`, matrix, () => {
    test.use({ viewport: size });

    test("what was sent is seen", async ({ page }) => {
      await visit(page, "/contact-us");
      await fillForm(page, uniqueEmail("seen"));
      await captchaSolved(page);
      await send(page);
      await expect(page.getByText(success, { exact: true })).toBeInViewport({ ratio: 1 });
    });

    test.describe("before the scripts have come", () => {
      // A form that is sent plainly has no captcha, and is refused.
      test.use({ expectedErrors: [/status of 400/] });

      test("what became of it is seen", async ({ page }) => {
        const held = Promise.withResolvers<Route>();
        await page.route("**/assets/entry.client-*.js", (route) => held.resolve(route), { times: 1 });
        await page.goto("/contact-us", { waitUntil: "commit" });
        await held.promise;
        await fillForm(page, uniqueEmail("early"));
        await send(page);
        // The next document sends it as soon as its robot check has passed.
        await expect(page.getByText(success, { exact: true })).toBeInViewport({ ratio: 1 });
      });
    });
  });
}

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("what was sent before the scripts have come is kept without the hidden field, which would stop the next try", async ({
    page,
  }) => {
    const held = Promise.withResolvers<Route>();
    await page.route("**/assets/entry.client-*.js", (route) => held.resolve(route), { times: 1 });
    await page.goto("/contact-us", { waitUntil: "commit" });
    await held.promise;
    await fillForm(page, uniqueEmail("early"));
    await page.locator("[name=website]").evaluate((trap: HTMLInputElement) => {
      trap.value = "https://ada.example";
    });
    await page.context().setOffline(true);
    await send(page);
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.context().setOffline(false);
    await visit(page, "/contact-us");
    const draft = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "{}"), draftKey);
    expect(Object.keys(draft)).toEqual(contactFields.map(({ name }) => name));
    await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
    await captchaSolved(page);
    await send(page);
    await expect(page.getByText(success, { exact: true })).toBeVisible();
  });
});

test("what was begun is there when one comes back, until it is sent", async ({ page }) => {
  await visit(page, "/contact-us");
  await fillForm(page, uniqueEmail("draft"));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Contact us");
  await page.goBack();
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
  await expect(page.getByLabel("Service Interest")).toHaveValue("shipping");
  await visit(page, "/privacy");
  await visit(page, "/contact-us");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Can you pack a <harp>?\nIt is 5 feet tall.");
  await captchaSolved(page);
  await send(page);
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await visit(page, "/privacy");
  await visit(page, "/contact-us");
  await expect(page.getByLabel("Full Name")).toHaveValue("");
});

test("an error goes away when the field is right", async ({ page }) => {
  await visit(page, "/contact-us");
  await page.getByLabel("Email Address").fill("not an address");
  await captchaSolved(page);
  await send(page);
  const name = page.getByLabel("Full Name");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("Ada Lovelace");
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByLabel("Email Address")).toHaveAttribute("aria-invalid", "true");
  const advice = page.getByText("Please fix the marked fields.");
  await expect(advice).toBeVisible();
  await page.getByLabel("Email Address").fill(uniqueEmail("right"));
  await expect(page.getByLabel("Email Address")).toHaveAttribute("aria-invalid", "false");
  await page.getByLabel("Message", { exact: true }).fill("Hello");
  await expect(advice).toHaveCount(0);
});

/** What a robot check may do in place of passing: its script, and what the form says. */
const faultyChecks = {
  fails: {
    script: `render: (_, { "error-callback": fail }) => void setTimeout(fail)`,
    words: "The robot check failed.",
  },
  "never answers": { script: "render: () => undefined", words: "The robot check isn't answering." },
  "passes, and its token runs out": {
    script: `render: (_, { callback, "expired-callback": expire }) => void setTimeout(() => { callback("old"); expire(); })`,
    words: "The robot check isn't answering.",
  },
};
test.describe("with a robot check that is late or faulty", () => {
  // What is sent before it has passed is refused with a 400, which the browser logs.
  test.use({ expectedErrors: [/status of 400/] });
  for (const [what, { script, words }] of Object.entries(faultyChecks)) {
    test(`a robot check that ${what} is told once, and after another try what was sent goes out`, async ({ page }) => {
      await page.clock.install();
      await page.route(
        "**/turnstile/api.js*",
        (route) => route.fulfill({ contentType: "text/javascript", body: `turnstile = { remove() {}, ${script} }` }),
        { times: 1 },
      );
      await visit(page, "/contact-us");
      await fillForm(page, uniqueEmail("robot"));
      await expect(page.locator("[data-captcha]")).toBeAttached();
      await page.clock.fastForward(16_000);
      const alerts = page.getByRole("alert").filter({ hasText: /\w/ });
      await expect(alerts).toHaveText(new RegExp(words));
      await page.evaluate(() => Reflect.deleteProperty(window, "turnstile"));
      await send(page);
      await expect(page.getByText(success, { exact: true })).toBeVisible();
    });
  }

  test("Send before the robot check has passed waits for it, and says so", async ({ page }) => {
    const held = Promise.withResolvers<Route>();
    await page.route("**/turnstile/api.js*", (route) => held.resolve(route), { times: 1 });
    await visit(page, "/contact-us");
    await fillForm(page, uniqueEmail("quick"));
    await send(page);
    await expect(page.getByRole("button", { name: "Waiting for the robot check" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
    await (await held.promise).continue();
    await expect(page.getByText(success, { exact: true })).toBeVisible();
  });
});

test.describe("with the captcha's script out of reach", () => {
  // The answer to what is sent without it is a 400, which the browser logs.
  test.use({ expectedErrors: [/Failed to load resource/] });
  test("the form says so", async ({ page }) => {
    let asked = 0;
    await page.route("**/turnstile/api.js*", (route) => {
      asked += 1;
      return route.abort();
    });
    await visit(page, "/contact-us");
    await page.getByLabel("Full Name").fill("Ada");
    const check = page.getByRole("group", { name: "Robot check" });
    const alert = check.getByRole("alert");
    await expect(alert.getByRole("link", { name: site.contact.phone })).toBeVisible();
    await expect(alert.getByRole("link", { name: site.contact.email })).toBeVisible();
    await fillForm(page, uniqueEmail("out"));
    await send(page);
    await expect(page.getByText("Your message was not sent, because the robot check didn't load.")).toBeVisible();
    await expect(page.getByText("Please verify that you are not a robot.")).toHaveCount(0);

    // Sending asks for the script once more, by itself.
    await expect.poll(() => asked).toBe(2);
    await expect(alert).toBeVisible();
    await page.unroute("**/turnstile/api.js*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(check).toBeFocused();
    await captchaSolved(page);
  });

  test("without a connection at the first touch, the form works when it is back", async ({ page, context }) => {
    await visit(page, "/contact-us");
    await context.setOffline(true);
    await fillForm(page, uniqueEmail("tunnel"));
    await expect(page.getByText("didn't load")).toBeVisible();
    await context.setOffline(false);
    await captchaSolved(page);
    await send(page);
    await expect(page.getByText(success, { exact: true })).toBeVisible();
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
