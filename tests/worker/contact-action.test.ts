/** The contact form's own action: sent as a document (no client JavaScript) and by the client router. */
import { expect, test } from "vitest";
import { byField } from "#app/contact/fields.ts";
import { submitFailures } from "#app/contact/outcome.ts";
import { site as store } from "#app/content/site.ts";
import { expectNoInternals } from "../support/api-answers.ts";
import { badEmail, contactExample } from "../support/contact-inputs.ts";
import { useSite } from "../support/harness.ts";
import { contactEntries, expectNothingStored, mailSettled, onlyMessage, storedMessages } from "../support/messages.ts";
import { decodeData } from "../support/router-data.ts";
import { fieldValues, textOf, textsWithRole } from "../support/page-text.ts";

const site = useSite();

const success = "✅ Message sent successfully! We'll get back to you soon.";

test("a document post stores, mails and shows the success message", async () => {
  const response = await site.postForm("/contact-us", contactEntries());
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(textsWithRole(html, "status")).toEqual([success]);
  // The postmark is drawn.
  expect(html).not.toContain("✅");
  expect(textsWithRole(html, "alert")).toEqual([]);
  expect(fieldValues(html)).toMatchObject(byField(() => ""));
  await mailSettled(site.db());
  expect(await onlyMessage(site.db())).toMatchObject({ name: "Ada Example", mail_status: "sent" });
  expect(await site.mails()).toHaveLength(1);
});

test("a post of the client router stores, mails and tells it of the success", async () => {
  const fields = contactEntries();
  const response = await site.postForm("/contact-us.data", fields);

  expect(response.status).toBe(200);
  expect(await decodeData(response)).toEqual({
    data: { result: { ok: true }, values: byField(({ name }) => fields[name]) },
  });
  await mailSettled(site.db());
  expect(await onlyMessage(site.db())).toMatchObject({ name: "Ada Example", mail_status: "sent" });
  expect(await site.mails()).toHaveLength(1);
});

test("the form works at /contact too", async () => {
  const response = await site.postForm("/contact", contactEntries());

  expect(textsWithRole(await response.text(), "status")).toEqual([success]);
  await mailSettled(site.db());
  expect(await site.mails()).toHaveLength(1);
});

/** Sends the form as multipart. */
async function postMultipart(entries: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    form.append(name, value instanceof File ? value : String(value));
  }
  const encoded = new Request("http://form.test", { method: "POST", body: form });
  return site.fetch("/contact-us", {
    method: "POST",
    headers: { origin: site.origin(), "content-type": encoded.headers.get("content-type") ?? "" },
    body: await encoded.arrayBuffer(),
  });
}

test("a multipart form is read as well", async () => {
  expect((await postMultipart(contactEntries({ message: "One\r\nTwo" }))).status).toBe(200);
  expect(await onlyMessage(site.db())).toMatchObject({ message: "One\nTwo" });
});

test("wrong fields come back marked, with what was typed", async () => {
  const typed = {
    ...contactExample,
    name: `"Ada" <b>`,
    email: "ada@localhost",
    service: "mailbox",
    message: "\nTwo lines\nof </textarea> text",
  };
  const response = await site.postForm("/contact-us", contactEntries(typed));
  const html = await response.text();

  expect(response.status).toBe(422);
  expect(textsWithRole(html, "alert")).toEqual([submitFailures["invalid-fields"].text]);
  expect(textsWithRole(html, "status")).toEqual([]);
  expect(textOf(html)).toContain(badEmail);
  expect(fieldValues(html)).toMatchObject(typed);
  await expectNothingStored(site);
});

const failures: Array<[string, Record<string, unknown>, number, string, string]> = [
  ["the captcha is unsolved", { recaptcha: "" }, 400, "captcha-missing", "Please verify that you are not a robot."],
  [
    "the captcha is refused",
    { recaptcha: "made up" },
    403,
    "captcha-refused",
    "reCAPTCHA verification failed. Please try again.",
  ],
  ["a service is not one of ours", { service: "x" }, 422, "invalid-fields", submitFailures["invalid-fields"].text],
];

test.each(failures)(
  "when %s, the page says so and keeps the form, and the client router gets status, reason and values",
  async (_, changes, status, reason, text) => {
    const fields = contactEntries(changes);
    const response = await site.postForm("/contact-us", fields);
    const html = await response.text();

    expect(response.status).toBe(status);
    const otherWays = ` You can also call ${store.contact.phone} or email ${store.contact.email} .`;
    expect(textsWithRole(html, "alert")).toEqual([status === 422 ? text : text + otherWays]);
    expect(fieldValues(html)).toMatchObject({ name: fields.name, email: fields.email, message: fields.message });
    // The token is spent: only the rest may come back.
    expect(html).not.toContain("made up");

    const data = await site.postForm("/contact-us.data", fields);
    expect(data.status).toBe(status);
    expect(await decodeData(data)).toMatchObject({
      data: { result: { ok: false, reason }, values: byField(({ name }) => fields[name]) },
    });
    await expectNothingStored(site);
  },
);

test("too many messages: the page says so, with Retry-After", async () => {
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    const response = await site.postForm("/contact-us", contactEntries({ message: `Message ${count}` }));
    statuses.push(response.status);
    if (response.status === 429) {
      expect(response.headers.get("retry-after")).toBe("60");
      expect(textsWithRole(await response.text(), "alert")).toEqual([
        expect.stringContaining(submitFailures["rate-limited"].text),
      ]);
    }
  }

  expect(statuses).toContain(429);
});

test("a filled trap field shows nothing, keeps nothing, and leaves the text in the form", async () => {
  const fields = contactEntries({ website: "https://spam.example" });
  const response = await site.postForm("/contact-us", fields);
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(textsWithRole(html, "status")).toEqual([]);
  expect(textsWithRole(html, "alert")).toEqual([]);
  expect(fieldValues(html)).toMatchObject({ name: fields.name, email: fields.email, message: fields.message });
  await expectNothingStored(site);
});

test("a filled trap field looks like success to the client router", async () => {
  const fields = contactEntries({ website: "x" });
  const response = await site.postForm("/contact-us.data", fields);

  expect(response.status).toBe(200);
  // To the letter: whatever would tell a machine that it was found out is for the browser alone to know.
  expect(await decodeData(response)).toEqual({
    data: { result: { ok: true }, values: byField(({ name }) => fields[name]) },
  });
  await expectNothingStored(site);
});

test("form, router and API share one memory of what was sent", async () => {
  const fields = contactEntries();
  const responses = [
    await site.postForm("/contact-us", fields),
    await site.postForm("/contact-us.data", fields),
    await site.postJson("/api/contact", fields),
  ];

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 201]);
  await mailSettled(site.db());
  expect(await storedMessages(site.db())).toHaveLength(1);
  expect(await site.mails()).toHaveLength(1);
});

test.each([
  ["JSON", "application/json", "{}"],
  ["more fields than any form of ours", "application/x-www-form-urlencoded", "a=1&".repeat(40)],
  [
    "more parts than any form of ours",
    "multipart/form-data; boundary=x",
    `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(40)}--x--\r\n`,
  ],
  ["broken multipart", "multipart/form-data; boundary=x", "garbage"],
  ["multipart without a boundary", "multipart/form-data", "garbage"],
  ["plain text", "text/plain", "name=Ada"],
])("a body that is %s is the sender's mistake, not a failure of the site", async (_, type, body) => {
  for (const path of ["/contact-us", "/contact-us.data"]) {
    const headers = { origin: site.origin(), "content-type": type };
    const response = await site.fetch(path, { method: "POST", headers, body });

    expect(response.status).toBe(400);
    expectNoInternals(await response.text());
  }
  await expectNothingStored(site);
});

test("a file in place of a text is a wrong field", async () => {
  const response = await postMultipart(contactEntries({ message: new File(["x"], "message.txt") }));

  expect(response.status).toBe(422);
  expect(textOf(await response.text())).toContain("Enter your message as text.");
  await expectNothingStored(site);
});
