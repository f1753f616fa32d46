import type { Page, Route } from "@playwright/test";
import { contactFields, serviceField, type ContactField } from "../../app/contact/fields.ts";
import { submitFailures, successText } from "../../app/contact/outcome.ts";
import { services } from "../../app/content/services/index.ts";
import { site } from "../../app/content/site.ts";
import { defaultCallToAction } from "../../app/content/call-to-action.ts";
import { messageAbout } from "../../app/services/services.server.ts";
import { nothingWritten } from "../support/contact-inputs.ts";
import {
  captchaSolved,
  expect,
  fillForm,
  mailsFrom,
  queryDatabase,
  test,
  uniqueEmail,
  visit,
  writeMessage,
} from "./support.ts";

const field = (page: Page, name: ContactField["name"]) => page.locator(`#form [name="${name}"]`);
const message = (page: Page) => field(page, "message");
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();
const expectSent = (page: Page) => expect(page.getByText(successText, { exact: true })).toBeVisible();
const stored = (email: string) =>
  queryDatabase(`select message from contact_messages where email = '${email}' order by received_at`).map(
    (row) => (row as { message: string }).message,
  );
async function sendAndHold(page: Page, press: (page: Page) => Promise<void> = send): Promise<Route> {
  const held = Promise.withResolvers<Route>();
  await page.route("**/api/contact", (route) => held.resolve(route), { times: 1 });
  await press(page);
  return held.promise;
}
const failures = { expectedErrors: [/Failed to load resource|Cannot read properties of undefined/] };

test("A message ends in the database and in the store's mailbox, and its receipt shows it", async ({ page }) => {
  const email = uniqueEmail("ada");
  const words = "Can you pack a <harp>?\nIt is 5 feet tall.";
  await visit(page, "/contact-us");
  await fillForm(page, email, words);
  await field(page, "service").selectOption("shipping");
  await send(page);
  await expectSent(page);
  await expect(page.getByText("It is 5 feet tall.")).toBeVisible();
  await expect.poll(() => mailsFrom(email)).toHaveLength(1);
  const [mail] = await mailsFrom(email);
  expect(mail?.reply_to).toEqual({ email, name: "Ada Lovelace" });
  const html = mail?.content.find(({ type }) => type === "text/html")?.value;
  expect(html).toContain("&lt;harp&gt;");
  expect(html).toContain(serviceField.options.shipping.replace("&", "&amp;"));
  expect(stored(email)).toEqual([words]);

  await visit(page, "/contact-us");
  await expect(message(page)).toHaveValue("");
  // Visitors who only look up the number send nothing to Cloudflare.
  await expect(page.locator('script[src*="turnstile"]')).toHaveCount(0);
});

test("Wrong fields say so beside them, keep their contents, get the focus, and are right once mended", async ({
  page,
}) => {
  await visit(page, "/contact-us");
  await field(page, "email").fill("not an address");
  await message(page).fill("Hello");
  await captchaSolved(page);
  await send(page);
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toHaveAccessibleDescription(nothingWritten.name);
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "email")).toHaveValue("not an address");
  await expect(message(page)).toHaveValue("Hello");
  await field(page, "name").fill("Ada Lovelace");
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "false");
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
});

test("A mistyped mail domain and a short phone number are asked about, and neither is changed or refused", async ({
  page,
}) => {
  const name = uniqueEmail("typo").split("@")[0];
  const asked = (words: string) => page.getByRole("status").filter({ hasText: words });
  await visit(page, "/contact-us");
  await fillForm(page, `${name}@gmial.con`, "Which box fits?");
  await field(page, "phone").fill("12");
  await message(page).focus();
  await expect(asked("Is this phone number complete?")).toBeVisible();
  await field(page, "email").fill(`${name}@yahoo.co`);
  await expect(asked("Did you mean")).toHaveCount(0);
  await field(page, "email").press("Tab");
  await expect(asked(`Did you mean ${name}@yahoo.com?`)).toBeVisible();
  await expect(field(page, "email")).toHaveValue(`${name}@yahoo.co`);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "email")).toHaveValue(`${name}@yahoo.com`);
  await expect(asked("Did you mean")).toHaveCount(0);
  // A press leaves the field and sends at once, where no question may move the button.
  await field(page, "email").fill(`${name}@gmail.cm`);
  await send(page);
  await expectSent(page);
  expect(stored(`${name}@gmail.cm`)).toEqual(["Which box fits?"]);
});

test("A message that is sent twice arrives once, and its fields stand still meanwhile", async ({ page }) => {
  const email = uniqueEmail("twice");
  await visit(page, "/contact-us");
  await fillForm(page, email, "First words");
  const route = await sendAndHold(page, () => page.getByRole("button", { name: "Send Message" }).dblclick());
  await expect(page.getByRole("status").filter({ hasText: "Sending your message" })).toBeAttached();
  await message(page).press("End");
  await page.keyboard.type(" and more");
  await expect(message(page)).toHaveValue("First words");
  await route.continue();
  await expect(page.getByText(successText, { exact: true })).toBeFocused();
  expect(stored(email)).toEqual(["First words"]);
  await page.getByRole("link", { name: "Write another message" }).click();
  await expect(field(page, "name")).toBeFocused();
  await expect(message(page)).toHaveValue("");
});

for (const { arrives, how, back } of [
  { arrives: true, how: "with Back", back: (page: Page) => page.goBack() },
  { arrives: false, how: "by its address", back: (page: Page) => page.goto("/contact-us") },
]) {
  test(`A message that ${arrives ? "arrived" : "did not arrive"} before its visitor left is kept once, and is confirmed when the visitor comes back ${how}`, async ({
    page,
  }) => {
    const email = uniqueEmail("left");
    await visit(page, "/contact-us");
    await fillForm(page, email, "On my way out");
    const route = await sendAndHold(page);
    await (arrives && route.fetch());
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL("/privacy");
    await back(page);
    await expectSent(page);
    expect(stored(email)).toEqual(["On my way out"]);
    await page.goto("/contact-us");
    await expect(message(page)).toHaveValue("");
    await expect(page.getByText(successText, { exact: true })).toHaveCount(0);
  });
}

test("A button of a service begins the message, and never overwrites what was written @all", async ({ page }) => {
  const links = services.map(
    ({ serviceName: _, ...service }) =>
      messageAbout(service, { ...defaultCallToAction, buttonLink: "/contact" }).buttonLink,
  );
  const [first = "", second = ""] = links.filter((link) => link.includes("about="));
  await visit(page, first);
  await expect(message(page)).not.toHaveValue("");
  const begun = await message(page).inputValue();
  await visit(page, second);
  await expect(message(page)).not.toHaveValue(begun);
  await message(page).press("End");
  await page.keyboard.type("two boxes");
  const written = await message(page).inputValue();
  await visit(page, first);
  await expect(message(page)).toHaveValue(written);
});

test("A text that is too long is kept whole, says by how much, and comes back that way @all", async ({ page }) => {
  const { maxLength } = contactFields.find(({ name }) => name === "message") as { maxLength: number };
  await visit(page, "/contact-us");
  await fillForm(page, uniqueEmail("long"), "x".repeat(maxLength - 10));
  await field(page, "service").selectOption("shipping");
  await expect(page.getByText("10 characters left.").first()).toBeVisible();
  await message(page).fill("x".repeat(maxLength + 1000));
  await expect(page.getByText("1,000 characters too long").first()).toBeVisible();
  await send(page);
  await expect(message(page)).toBeFocused();
  await visit(page, "/contact-us");
  await expect(message(page)).toHaveValue("x".repeat(maxLength + 1000));
  await expect(field(page, "service")).toHaveValue("shipping");
  await expect(page.getByText("1,000 characters too long").first()).toBeVisible();
});

test("A hidden field that the browser filled in costs nobody the text @all", async ({ page }) => {
  const email = uniqueEmail("trap");
  const trap = page.locator("[name=website]");
  await visit(page, "/contact-us");
  await fillForm(page, email, "Written with care");
  await trap.evaluate((input: HTMLInputElement) => void (input.value = "https://ada.example"));
  await send(page);
  await expect(trap).toHaveValue("");
  await expect(message(page)).toHaveValue("Written with care");
  expect(stored(email)).toEqual([]);
  await captchaSolved(page);
  await send(page);
  await expectSent(page);
});

test.describe("on a connection that fails", () => {
  test.use(failures);

  test("A message that did not get through stays in the form, and is sent once when it does", async ({ page }) => {
    const email = uniqueEmail("offline");
    await visit(page, "/contact-us");
    await fillForm(page, email, "Into the tunnel");
    await page.route("**/api/contact", (route) => route.abort());
    await send(page);
    await expect(page.getByText(submitFailures.network.text)).toBeVisible();
    await expect(message(page)).toHaveValue("Into the tunnel");
    await page.unroute("**/api/contact");
    // This time the message arrives but its answer is lost.
    await page.route("**/api/contact", (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await send(page);
    await expect.poll(() => stored(email)).toEqual(["Into the tunnel"]);
    await expect(page.getByText(submitFailures.network.text)).toBeVisible();
    await send(page);
    await expectSent(page);
    expect(stored(email)).toEqual(["Into the tunnel"]);
  });

  const broken: Record<string, [files: string, answer: (route: Route) => Promise<void>]> = {
    "is gone since a release": ["**/message-form.island-*.js", (route) => route.fulfill({ status: 404 })],
    fails: [
      "**/contact-us",
      async (route) => {
        const html = await (await route.fetch()).text();
        await route.fulfill({ body: html.replace(/data-props="[^"]*"/, 'data-props="{}"'), contentType: "text/html" });
      },
    ],
  };
  for (const [what, [files, answer]] of Object.entries(broken)) {
    test(`A form whose code ${what} says so, and keeps its text while the page loads again @all`, async ({ page }) => {
      let isBroken = false;
      await page.route(files, (route) => (isBroken ? answer(route) : route.continue()));
      await page.goto("/contact-us");
      await field(page, "name").focus();
      await captchaSolved(page);
      await field(page, "name").fill("Ada Lovelace");
      isBroken = true;
      await page.goto("/contact-us");
      await message(page).fill("Written before the release");
      const again = page.getByRole("alert").getByRole("button", { name: "Load the page again" });
      await expect(again).toBeVisible();
      isBroken = false;
      await again.click();
      await expect(message(page)).toHaveValue("Written before the release");
      await expect(field(page, "name")).toHaveValue("Ada Lovelace");
      await message(page).focus();
      await captchaSolved(page);
      await expect(again).toHaveCount(0);
    });
  }

  test("A robot check that does not load says so, gives phone and e-mail, and can be tried again", async ({ page }) => {
    let tries = 0;
    await page.route("**/turnstile/api.js*", (route) => {
      tries += 1;
      return route.abort();
    });
    await visit(page, "/contact-us");
    await writeMessage(page, uniqueEmail("unloaded"), "I am none");
    const check = page.getByRole("group", { name: "Robot check" });
    await expect(check.getByRole("link", { name: site.contact.phone })).toBeVisible();
    await expect(check.getByRole("link", { name: site.contact.email })).toBeVisible();
    // A translator brings text of its own.
    await check.getByText("You can also call").evaluate(({ childNodes }) => {
      childNodes.forEach((node) => node instanceof Text && node.replaceWith(node.data));
    });
    await page.getByRole("button", { name: "Send Message" }).press("Enter");
    await expect.poll(() => tries).toBe(2);
    await expect(check.getByRole("alert")).toHaveText(/was not sent/);
    await expect(check.getByRole("alert")).toBeFocused();
    await page.unroute("**/turnstile/api.js*");
    await check.getByRole("button", { name: "Try again" }).click();
    await expectSent(page);
  });

  for (const [what, script] of Object.entries({
    fails: `render: (_, { "error-callback": fail }) => void setTimeout(fail)`,
    "never answers": "render: () => undefined",
    "passes, and runs out at once": `render: (_, { callback, "expired-callback": expire }) => void setTimeout(() => { callback("old"); expire(); })`,
  })) {
    test(`A robot check that ${what} is told once, and after another try the message goes out @all`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.route(
        "**/turnstile/api.js*",
        (route) => route.fulfill({ contentType: "text/javascript", body: `turnstile = { remove() {}, ${script} }` }),
        { times: 1 },
      );
      await visit(page, "/contact-us");
      await writeMessage(page, uniqueEmail("robot"), "I am none");
      await expect(page.locator("[data-captcha]")).toBeAttached();
      await page.clock.fastForward(16_000);
      await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveText(/robot check/);
      await page.evaluate(() => Reflect.deleteProperty(window, "turnstile"));
      await send(page);
      await expectSent(page);
    });
  }

  test("A message that is sent before the robot check has passed waits for it, if it takes seconds", async ({
    page,
  }) => {
    await page.clock.install();
    const held = Promise.withResolvers<Route>();
    await page.route("**/turnstile/api.js*", (route) => held.resolve(route), { times: 1 });
    await visit(page, "/contact-us");
    await writeMessage(page, uniqueEmail("quick"), "In a hurry");
    await send(page);
    await expect(page.getByRole("button", { name: "Waiting for the robot check" })).toBeVisible();
    await page.clock.fastForward(10_000);
    await (await held.promise).continue();
    await expectSent(page);
  });
});

test.describe("before the scripts have come", () => {
  // React reports that it re-renders HTML changed by someone else.
  test.use({ expectedErrors: [/Failed to load resource|React error #418/] });

  test("What is typed is kept and gets the captcha, and what is sent arrives, also with a wrong clock", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 120_000;
    });
    let held = Promise.withResolvers<Route>();
    await page.route("**/assets/entry.client-*.js", (route) => held.resolve(route));
    await page.goto("/contact-us", { waitUntil: "commit" });
    await field(page, "name").fill("Ada Lovelace");
    await (await held.promise).continue();
    await captchaSolved(page);
    await expect(field(page, "name")).toHaveValue("Ada Lovelace");

    held = Promise.withResolvers<Route>();
    await page.goto("/contact-us", { waitUntil: "commit" });
    await held.promise;
    await page.unroute("**/assets/entry.client-*.js");
    await writeMessage(page, uniqueEmail("early"), "Too early");
    await send(page);
    // The next page sends it once its captcha passes.
    await expectSent(page);
    await visit(page, "/contact-us");
    await expect(message(page)).toHaveValue("");
  });

  test("What is sent before the form's own code has come goes out once it has", async ({ page }) => {
    const email = uniqueEmail("ahead");
    const held = Promise.withResolvers<Route>();
    await page.route("**/assets/message-form.island-*.js", (route) => held.resolve(route), { times: 1 });
    await page.goto("/contact-us", { waitUntil: "commit" });
    await expect(page.locator("[data-island][aria-busy]")).toBeAttached();
    await writeMessage(page, email, "One step ahead");
    await send(page);
    await (await held.promise).continue();
    await expectSent(page);
    expect(stored(email)).toEqual(["One step ahead"]);
  });

  test("A page that others change meanwhile, as a translation or a password manager does, keeps what is typed, the focus and the change around the form @all", async ({
    page,
  }) => {
    const held = Promise.withResolvers<Route>();
    await page.route("**/assets/entry.client-*.js", (route) => held.resolve(route), { times: 1 });
    await page.goto("/contact-us", { waitUntil: "commit" });
    const route = await held.promise;
    await page.waitForFunction(() => document.readyState !== "loading");
    await message(page).fill("Hello there");
    await field(page, "name").pressSequentially("Lovelace");
    await field(page, "name").press("Home");
    await page.evaluate(() => {
      for (const text of [...document.querySelectorAll("label, h1, h2, p")].map(({ firstChild }) => firstChild)) {
        const translated = document.createElement("x-foreign");
        translated.textContent = `¿${text?.textContent}?`;
        text?.replaceWith(translated);
      }
      document.querySelector("[name=name]")?.before(document.createElement("input"));
    });
    await route.continue();
    await captchaSolved(page);
    await page.keyboard.type("Ada ");
    await expect(field(page, "name")).toHaveValue("Ada Lovelace");
    await expect(message(page)).toHaveValue("Hello there");
    await expect(page.locator("h1 x-foreign")).toBeAttached();
  });

  test("A draft comes back to a form that an extension changes @all", async ({ page }) => {
    await page.addInitScript(() =>
      new MutationObserver(() =>
        document.querySelector("#form [name=email]:not(x-foreign + *)")?.before(document.createElement("x-foreign")),
      ).observe(document, { childList: true, subtree: true }),
    );
    await visit(page, "/contact-us");
    await writeMessage(page, uniqueEmail("draft"), "Written with care");
    await visit(page, "/contact-us");
    await expect(message(page)).toHaveValue("Written with care");
  });
});
