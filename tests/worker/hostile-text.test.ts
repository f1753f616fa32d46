/** Texts made to break something: kept, without what nobody sees in them, and harmless in the mail. */
import { expect, test } from "vitest";
import { contactFields } from "#app/contact/fields.ts";
import { readProblem } from "../support/api-answers.ts";
import { useSite } from "../support/harness.ts";
import { contactEntries, expectNothingStored, mailSettled, onlyMessage } from "../support/messages.ts";

const site = useSite();

const texts: Record<string, string> = {
  SQL: "'; DROP TABLE contact_messages; --",
  "a script": "<script>alert(1)</script>",
  "an image with a handler": `"><img src=x onerror='alert(1)'>`,
  "a header": "Ada\r\nBcc: all@visitor.example",
  "a header after a bare line feed": "Ada\nBcc: all@visitor.example",
  "emoji of four bytes": "Boxes 📦👩‍🚀𝔘",
  "right-to-left writing": "שלום, هل يمكنكم",
  "a change of direction": "abc\u202Efdp.exe",
  "directions set apart": "a\u2066b\u2067c\u2068d\u2069e\u202Af\u202Bg\u202Ch\u202Di",
  NUL: "a\u0000b",
  "the first half of an emoji": "a\uD83D",
  "the second half of an emoji": "\uDCE6a",
  "a line separator": "a\u2028b",
  "template code": "{{7*7}}${7*7}<%= 7 %>",
};

/** Without what nobody sees. */
const stored: Record<string, string> = {
  NUL: "ab",
  "the first half of an emoji": "a\uFFFD",
  "the second half of an emoji": "\uFFFDa",
  "a header": "Ada\nBcc: all@visitor.example",
  "a line separator": "a\nb",
};
/** A line that turns around could pass for another: a message of several lines may be written in both directions. */
const storedInLine: Record<string, string> = {
  "a change of direction": "abcfdp.exe",
  "directions set apart": "abcdefghi",
};
const keptInEmail: Record<string, string> = {
  NUL: "ab",
  "a line separator": "ab",
  ...storedInLine,
};

const fields = contactFields.filter((field) => field.kind === "line" || field.kind === "text");
const cases = Object.entries(texts).flatMap(([what, text]) =>
  fields.map((field) => [what, field.name, text.slice(0, field.maxLength), field] as const),
);

test.each(cases)("%s in the %s", async (what, field, text, { kind, maxLength }) => {
  const expected = (stored[what] ?? text).slice(0, maxLength);
  const written = kind === "text" ? expected : (storedInLine[what] ?? expected.replace("\n", " "));
  const response = await site.postJson("/api/contact", contactEntries({ [field]: text }));
  expect(response.status).toBe(201);
  await mailSettled(site.db());
  expect(await onlyMessage(site.db())).toMatchObject({ [field]: written, mail_status: "sent" });

  const [mail] = await site.mails();
  expect(mail?.personalizations).toEqual([{ to: [{ email: "owner@mailboxplus.example" }] }]);
  expect(mail?.subject).toBe("Website message: Printing Services");
  expect(mail?.reply_to?.email).toBe("ada@visitor.example");
  expect(mail?.reply_to?.name).not.toMatch(/[\r\n]/);
  expect(Object.keys(mail?.headers ?? {})).toEqual(["X-Message-Reference"]);
  const body = (type: string) => mail?.content.find((part) => part.type === type)?.value ?? "";
  expect(body("text/plain")).toContain(written);
  expect(body("text/html")).not.toMatch(/<(script|img)\b/);
});

test.each(Object.entries(texts))(
  "%s in the e-mail address is refused, or what nobody sees goes",
  async (what, text) => {
    const response = await site.postJson("/api/contact", contactEntries({ email: `${text}@visitor.example` }));
    const expected = keptInEmail[what];
    if (expected !== undefined) {
      expect(response.status).toBe(201);
      expect(await onlyMessage(site.db())).toMatchObject({ email: `${expected}@visitor.example` });
      return;
    }
    expect(Object.keys((await readProblem(response, 422)).fields ?? {})).toEqual(["email"]);
    await expectNothingStored(site);
  },
);
