import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { serviceField } from "#app/contact/fields.ts";
import { contactExample } from "../support/contact-inputs.ts";
import { useSite, type SentMail } from "../support/harness.ts";
import { contactEntries, mailSettled, onlyMessage, type Fields } from "../support/messages.ts";
import { localVars, siteOrigin } from "../support/site-server.ts";

const site = useSite();

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

const owner = [{ to: [{ email: localVars.MAIL_TO }] }];

test("goes from the site to the owner, says all that the visitor wrote, and an answer goes to the visitor", async () => {
  const mail = await mailFor({ message: "First line\nSecond line" });
  const row = await onlyMessage(site.db());
  expect(mail).toMatchObject({
    from: { email: localVars.MAIL_FROM },
    personalizations: owner,
    reply_to: { email: contactExample.email, name: contactExample.name },
    headers: { "X-Message-Reference": row.id },
    tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
  });
  const { service, message: _, ...written } = contactExample;
  for (const part of [...Object.values(written), serviceField.options[service as "printing"], "First line"]) {
    expect(mail.text).toContain(part);
    expect(mail.html).toContain(part);
  }
  expect(mail.html).toContain("First line<br />Second line");
});

test("quotes all that the visitor wrote, so that no line of it looks like one of the site's", async () => {
  const forged = ["Mark as answered: https://elsewhere.example", "─".repeat(20), "> Sign in", "</blockquote>"];
  const { text, html } = await mailFor({
    name: forged[2],
    message: ["Hello", ...forged].join("\r\n\u2028\v\r"),
    phone: "Reply to this email",
  });
  expect(text.split("\n").filter((line) => !line.startsWith(">"))).toEqual([
    "Reply to this email to answer the sender.",
    expect.stringContaining(`Mark as answered: ${siteOrigin}/`),
    "",
    expect.stringMatching(/^The visitor wrote on .*:$/),
  ]);
  const root = parse(html);
  root.querySelector("blockquote")?.remove();
  expect(root.textContent).not.toMatch(/Hello|elsewhere|─|Sign in/);
  expect(root.querySelectorAll("a")).toHaveLength(1);
});

test("has nothing that is written as a header, a recipient or a subject", async () => {
  const injected = "Ada\r\nBcc: all@visitor.example";
  const mail = await mailFor({ name: injected, message: injected, service: "printing" });
  expect(mail.personalizations).toEqual(owner);
  expect(mail.subject).toBe(`Message from Ada Bcc: all@visitor.example: ${serviceField.options.printing}`);
  expect(mail.reply_to).toEqual({ email: contactExample.email, name: "Ada Bcc: all@visitor.example" });
  expect(Object.keys(mail.headers)).toEqual(["X-Message-Reference"]);
});

// tests/worker/staff-views.test.ts reads all labels.
test.each([...Object.entries(serviceField.options).slice(0, 1), ["", "General"]])(
  "names the sender and the interest %j in the subject, and says where there is no phone number",
  async (service, label) => {
    const { subject, text, html } = await mailFor({ service, phone: "" });
    expect(subject).toBe(`Message from ${contactExample.name}: ${label}`);
    expect(text).toContain(label);
    expect(html).toContain(label.replace("&", "&amp;"));
    expect(text).toContain("Phone: not given");
  },
);

test("shows markup of a visitor as text", async () => {
  const markup = `<script>alert("x")</script><img src=x onerror='y'>&lt;`;
  const { text, html } = await mailFor({ name: "<b>Ada</b>", phone: "<i>1</i>", message: markup });
  expect(html).toContain("&lt;b&gt;Ada&lt;/b&gt;");
  expect(html).toContain(
    "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;y&#39;&gt;&amp;lt;",
  );
  expect(html).not.toMatch(/<(script|img|b|i)\b/);
  expect(text).toContain(`\n> ${markup}\n`);
});

test("keeps emoji, combining marks and writing from right to left as they were written", async () => {
  const words = "Zoë Z\u0327a\u0308 📦👩‍🚀𝔘 שלום, هل يمكنكم";
  const { text, html, reply_to } = await mailFor({ name: words, message: words });
  expect(text).toContain(`\n> ${words}\n`);
  expect(html).toContain(`<p>${words}</p>`);
  expect(reply_to?.name).toBe(words);
  expect(await onlyMessage(site.db())).toMatchObject({ name: words, message: words });
});

test.each([
  ["refuses the address that an answer would go to", "refuses-reply-to", 2],
  ["takes it", "ok", 1],
] as const)("goes out at once for an odd address when the provider %s", async (_, mail, calls) => {
  await site.setFaults({ mail });
  const { text, html, reply_to } = await mailFor({ email: "o'brien@example.ie" });
  expect(reply_to?.email).toBe(mail === "ok" ? "o'brien@example.ie" : undefined);
  expect(text).toContain("o'brien@example.ie");
  for (const body of [text, html]) {
    expect(body.includes("Reply to this email")).toBe(mail === "ok");
    expect(body.includes("Write to o")).toBe(mail !== "ok");
  }
  expect((await site.calls()).mail).toBe(calls);
});
