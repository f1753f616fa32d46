/** The mail to the owner, as the provider receives it. */
import { expect, test } from "vitest";
import { serviceField } from "#app/contact/fields.ts";
import { contactExample } from "../support/contact-inputs.ts";
import { useSite, type SentMail } from "../support/harness.ts";
import { contactEntries, mailSettled, onlyMessage, type Fields } from "../support/messages.ts";

const site = useSite();

/** Sends a message and takes its mail out of the outbox. */
async function mailFor(changes: Fields = {}): Promise<SentMail & { text: string; html: string }> {
  expect((await site.postJson("/api/contact", contactEntries(changes))).status).toBe(201);
  await mailSettled(site.db());
  const [mail, ...others] = await site.mails();
  if (mail === undefined || others.length > 0) {
    throw new Error("Expected one mail.");
  }
  const body = (type: string) => mail.content.find((part) => part.type === type)?.value ?? "";
  return { ...mail, text: body("text/plain"), html: body("text/html") };
}

test("goes from the site to the owner, and an answer goes to the visitor", { tags: "store" }, async () => {
  const mail = await mailFor();

  expect(mail.from.email).toBe("website@mailboxplus.example");
  expect(mail.personalizations).toEqual([{ to: [{ email: "owner@mailboxplus.example" }] }]);
  expect(mail.reply_to).toEqual({ email: "ada@visitor.example", name: "Ada Example" });
});

test("holds everything the visitor wrote, as text and as HTML", async () => {
  const { text, html } = await mailFor({ message: "First line\nSecond line" });

  for (const body of [text, html]) {
    const { service: _, message: __, ...written } = contactExample;
    for (const part of [...Object.values(written), "Printing Services", "First line"]) {
      expect(body).toContain(part);
    }
  }
  // A phone's notification shows the beginning.
  expect(text).toMatch(/^First line\nSecond line\n/);
  expect(html).toContain("First line<br />Second line");
});

test("refers to its row", async () => {
  const mail = await mailFor();

  expect(mail.headers["X-Message-Reference"]).toBe((await onlyMessage(site.db())).id);
  expect(await onlyMessage(site.db())).toMatchObject({
    mail_status: "sent",
    mail_attempts: 1,
    mail_next_at: null,
    mail_error: null,
  });
});

test("nothing that is written becomes a header, a recipient or a subject", async () => {
  const injected = "Ada\r\nBcc: all@visitor.example";
  const { personalizations, subject, reply_to, headers } = await mailFor({ name: injected, message: injected });

  expect(personalizations).toEqual([{ to: [{ email: "owner@mailboxplus.example" }] }]);
  expect(subject).toBe("Website message: Printing Services");
  expect(reply_to).toEqual({ email: "ada@visitor.example", name: "Ada Bcc: all@visitor.example" });
  expect(Object.keys(headers)).toEqual(["X-Message-Reference"]);
});

test("is not tracked", async () => {
  expect(await mailFor()).toMatchObject({
    tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
  });
});

test.each([...Object.entries(serviceField.options), ["", "General"]])(
  "names the interest %j in the subject",
  async (service, label) => {
    const { subject, text, html } = await mailFor({ service });

    expect(subject).toBe(`Website message: ${label}`);
    expect(text).toContain(label);
    expect(html).toContain(label.replace("&", "&amp;"));
  },
);

test("says so when there is no phone number", async () => {
  expect((await mailFor({ phone: "" })).text).toContain("Phone: not given");
});

test("markup of a visitor stays text", async () => {
  const { text, html } = await mailFor({
    name: `<b>"Ada" & 'Bob'</b>`,
    phone: "<i>1</i>",
    message: `<script>alert("x")</script><img src=x onerror='y'>&lt;`,
  });

  expect(html).toContain("&lt;b&gt;&quot;Ada&quot; &amp; &#39;Bob&#39;&lt;/b&gt;");
  expect(html).toContain(
    "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;y&#39;&gt;&amp;lt;",
  );
  expect(html).not.toMatch(/<(script|img|b|i)\b/);
  expect(text).toContain(`<script>alert("x")</script><img src=x onerror='y'>&lt;`);
});

test.each([
  ["emoji outside the basic plane", "Boxes 📦👩‍🚀𝔘"],
  ["right-to-left writing", "שלום, هل يمكنكم الشحن إلى دبي؟"],
  ["combining marks", "Zoë Z\u0327a\u0308"],
])("keeps %s as it was written", async (_, words) => {
  const { text, html, reply_to } = await mailFor({ name: words, message: words });

  expect(text.startsWith(`${words}\n\n`)).toBe(true);
  expect(html).toContain(`<p>${words}</p>`);
  expect(reply_to?.name).toBe(words);
  expect(await onlyMessage(site.db())).toMatchObject({ name: words, message: words });
});

test.each([
  ["refuses the address that an answer would go to", "refuses-reply-to", 2],
  ["takes it", "ok", 1],
] as const)("an odd address is mailed at once when the provider %s", async (_, mail, calls) => {
  await site.setFaults({ mail });
  const { text, html, reply_to } = await mailFor({ email: "o'brien@example.ie" });

  expect(reply_to?.email).toBe(mail === "ok" ? "o'brien@example.ie" : undefined);
  expect(text).toContain("o'brien@example.ie");
  for (const body of [text, html]) {
    expect(body.includes("Reply to this email")).toBe(mail === "ok");
    expect(body.includes("Write to o")).toBe(mail !== "ok");
  }
  expect((await site.calls()).mail).toBe(calls);
  expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent", mail_attempts: 1, mail_error: null });
});
