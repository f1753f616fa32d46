/** From the press of the button to the answer: nothing that is typed is lost, whatever happens meanwhile. */
import type { Page, Route } from "@playwright/test";
import { defaultCallToAction } from "../../app/content/call-to-action.ts";
import { services } from "../../app/content/services/index.ts";
import { messageAbout } from "../../app/services/message-about.ts";
import { expect, queryDatabase, test, uniqueEmail, visit } from "./support.ts";

const success = "✅ Message sent successfully! We'll get back to you soon.";

const message = (page: Page) => page.getByLabel("Message", { exact: true });
const press = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();
const writeAnother = (page: Page) => page.getByRole("link", { name: "Write another message" }).click();
const captchaSolved = (page: Page) => expect(page.getByText("Local captcha: passed")).toBeVisible();
const messagesFrom = (email: string) =>
  queryDatabase(`select message, service from contact_messages where email = '${email}' order by received_at`);

async function fillForm(page: Page, email: string, words: string) {
  await page.getByLabel("Full Name").fill("Ada Lovelace");
  await page.getByLabel("Email Address").fill(email);
  await message(page).fill(words);
  await captchaSolved(page);
}

test("what is being sent stands still, and a screen reader hears it", async ({ page }) => {
  const email = uniqueEmail("still");
  await visit(page, "/contact-us");
  await fillForm(page, email, "First words");
  await page.getByLabel("Service Interest").selectOption("shipping");
  const held = Promise.withResolvers<Route>();
  await page.route("**/contact-us.data*", (route) => held.resolve(route), { times: 1 });
  let sent = 0;
  page.on("request", (request) => (sent += Number(request.method() === "POST")));
  await press(page);
  const route = await held.promise;
  // A second press, while the button says "Sending…".
  await page.getByRole("button", { name: "Sending…" }).dispatchEvent("click");

  await expect(page.getByRole("status").filter({ hasText: "Sending your message. Please wait." })).toBeAttached();
  for (const label of ["Full Name", "Email Address", "Phone"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("readonly");
  }
  await expect(message(page)).toHaveAttribute("readonly");
  await message(page).press("End");
  await page.keyboard.type(" and more");
  await expect(message(page)).toHaveValue("First words");
  await expect(page.getByLabel("Service Interest")).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel("Service Interest").press("m");
  await expect(page.getByLabel("Service Interest")).toHaveValue("shipping");

  await route.continue();
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(message(page)).toHaveValue("");
  await expect(message(page)).not.toHaveAttribute("readonly");
  expect(messagesFrom(email)).toEqual([{ message: "First words", service: "shipping" }]);
  expect(sent).toBe(1);
});

test("what was changed behind the form's back while it was sent is not emptied", async ({ page }) => {
  const email = uniqueEmail("behind");
  await visit(page, "/contact-us");
  await fillForm(page, email, "First words");
  const held = Promise.withResolvers<Route>();
  await page.route("**/contact-us.data*", (route) => held.resolve(route), { times: 1 });
  await press(page);
  const route = await held.promise;
  await message(page).evaluate((field: HTMLTextAreaElement) => {
    field.value = "Second words";
  });
  await route.continue();

  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await writeAnother(page);
  await expect(message(page)).toHaveValue("Second words");
  await captchaSolved(page);
  await press(page);
  await expect(message(page)).toHaveValue("");
  expect(messagesFrom(email)).toMatchObject([{ message: "First words" }, { message: "Second words" }]);
});

test("pressed twice it is sent once, and a receipt takes the form's place until one writes again", async ({ page }) => {
  const email = uniqueEmail("twice");
  await visit(page, "/contact-us");
  await fillForm(page, email, "Once");
  await page.getByRole("button", { name: "Send Message" }).dblclick();
  await expect(page.getByText(success, { exact: true })).toBeFocused();
  await expect(page.getByRole("definition").filter({ hasText: "Once" })).toBeVisible();
  await expect(page.getByText(`We'll reach you at ${email}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Message" })).toBeHidden();
  expect(messagesFrom(email)).toHaveLength(1);

  await writeAnother(page);
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(message(page)).toHaveValue("");
  await expect(page.getByText(success, { exact: true })).toHaveCount(0);
});

test("a trap that the browser filled in costs nobody a text", async ({ page }) => {
  const email = uniqueEmail("trap");
  await visit(page, "/contact-us");
  await fillForm(page, email, "Written with care");
  await page.locator("[name=website]").evaluate((trap: HTMLInputElement) => {
    trap.value = "https://ada.example";
  });
  await press(page);
  await expect(page.locator("[name=website]")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
  await expect(message(page)).toHaveValue("Written with care");
  await expect(page.getByText(success, { exact: true })).toHaveCount(0);
  expect(messagesFrom(email)).toEqual([]);

  await page.reload();
  await expect(message(page)).toHaveValue("Written with care");
  await captchaSolved(page);
  await press(page);
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  expect(messagesFrom(email)).toMatchObject([{ message: "Written with care" }]);
});

/** Presses Send, and holds the answer for ever: the request has reached the server or not. */
async function pressAndHearNothing(page: Page, arrives: boolean): Promise<void> {
  const isOut = Promise.withResolvers<void>();
  await page.route(
    "**/contact-us.data*",
    async (route) => {
      if (arrives) {
        await route.fetch();
      }
      isOut.resolve();
    },
    { times: 1 },
  );
  await press(page);
  await isOut.promise;
}

const otherPage = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();

for (const { what, arrives, how, back } of [
  { what: "arrived", arrives: true, how: "with Back", back: (page: Page) => page.goBack() },
  { what: "did not arrive", arrives: false, how: "by its address", back: (page: Page) => page.goto("/contact-us") },
  {
    what: "arrived",
    arrives: true,
    how: "from a service",
    back: (page: Page) => page.goto("/contact-us?service=printing#form"),
  },
]) {
  test(`who leaves while it is sent, whose message ${what}, and comes back ${how} is told so`, async ({ page }) => {
    const email = uniqueEmail("left");
    await visit(page, "/contact-us");
    await fillForm(page, email, "On my way out");
    await page.getByLabel("Service Interest").selectOption("shipping");
    await pressAndHearNothing(page, arrives);
    await otherPage(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Contact us");
    await back(page);

    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "On my way out" })).toBeVisible();
    await expect(message(page)).toHaveValue("");
    expect(messagesFrom(email)).toEqual([{ message: "On my way out", service: "shipping" }]);

    // It is told once.
    await page.goto("/contact-us");
    await expect(page.getByText(success, { exact: true })).toHaveCount(0);
    await expect(message(page)).toHaveValue("");
  });
}

test.describe("who leaves while it is sent", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("and comes back without a connection is told so, and has the text", async ({ page }) => {
    const email = uniqueEmail("left");
    await visit(page, "/contact-us");
    await fillForm(page, email, "Into the tunnel");
    await pressAndHearNothing(page, false);
    await otherPage(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Contact us");
    await page.route("**/contact-us.data*", (route) => route.abort(), { times: 1 });
    await page.goto("/contact-us");
    await expect(page.getByText("❌ Unable to send message.")).toBeVisible();
    await expect(message(page)).toHaveValue("Into the tunnel");

    // What was told is not sent by itself.
    let sent = 0;
    page.on("request", (request) => (sent += Number(request.method() === "POST")));
    await visit(page, "/contact-us");
    await expect(message(page)).toHaveValue("Into the tunnel");
    await captchaSolved(page);
    expect(sent).toBe(0);
    await press(page);
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    expect(messagesFrom(email)).toMatchObject([{ message: "Into the tunnel" }]);
  });
});

test("near its end a text says how much room is left; one that is too long is kept whole, and says so", async ({
  page,
}) => {
  const email = uniqueEmail("long");
  const note = (words: string) => page.locator(".length-note").filter({ hasText: words });
  const heard = (words: string) => page.getByRole("status").filter({ hasText: words });
  await visit(page, "/contact-us");
  await fillForm(page, email, "x".repeat(4499));
  await expect(page.locator(".length-note")).toHaveText("");
  await message(page).fill("x".repeat(4990));
  await expect(note("10 characters left.")).toBeVisible();
  await message(page).press("End");
  await page.keyboard.type("yyyyyyyyyy");
  await expect(note("0 characters left.")).toBeVisible();
  await expect(heard("0 characters left.")).toBeAttached();

  // As a paste does it.
  await message(page).press("End");
  await page.keyboard.insertText("z".repeat(1000));
  await expect(message(page)).toHaveValue(`${"x".repeat(4990)}${"y".repeat(10)}${"z".repeat(1000)}`);
  const tooLong = "Your message is 1,000 characters too long.";
  await expect(note(tooLong)).toBeVisible();
  await expect(heard(tooLong)).toBeAttached();
  await press(page);
  await expect(message(page)).toBeFocused();
  await expect(page.getByText("Enter your message in 5000 characters or fewer.")).toBeVisible();

  // A draft comes back without a key being pressed.
  await visit(page, "/contact-us");
  await expect(note(tooLong)).toBeVisible();
  await message(page).fill("x".repeat(5000));
  await captchaSolved(page);
  await press(page);
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await writeAnother(page);
  await expect(page.locator(".length-note")).toHaveText("");
});

/** Two links that begin a message, with what they begin. */
const begun = services
  .map(({ serviceName, ...service }) => ({
    words: `About ${serviceName}: `,
    link: messageAbout(service, { ...defaultCallToAction, buttonLink: "/contact" }).buttonLink,
  }))
  .filter(({ link }) => link.includes("about="))
  .slice(0, 2);

test("a message that a button began is begun anew by another, and what was written stays", async ({ page }) => {
  for (const { words, link } of begun) {
    await visit(page, link);
    await expect(message(page)).toHaveValue(words);
    await page.getByLabel("Full Name").fill("Ada Lovelace");
  }
  await message(page).press("End");
  await page.keyboard.type("two boxes");
  const written = await message(page).inputValue();
  expect(written).toMatch(/^About .+: two boxes$/);
  for (const { link } of [...begun, { link: "/contact-us" }]) {
    await visit(page, link);
    await expect(page.getByLabel("Full Name")).toHaveValue("Ada Lovelace");
    await expect(message(page)).toHaveValue(written);
  }
});
