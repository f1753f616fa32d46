import { expect, test } from "vitest";
import { contactLimits, serviceInterests, toSubmission } from "./fields.ts";
import { parseContactMessage } from "./message.ts";

const good = { name: "Ann", email: "ann@example.com", phone: "", service: "", message: "Hello" };
const parse = (changes: Record<string, unknown>) => parseContactMessage({ ...good, ...changes });
const accepted = (changes: Record<string, unknown>) => ({ ok: true, message: { ...good, ...changes } });
const refused = (fields: Record<string, string>) => ({ ok: false, fields });

const say = {
  noName: "Please tell us your name.",
  noEmail: "Please give an email address, so that we can answer.",
  noMessage: "Please write a message.",
  badEmail: "This email address looks incomplete. It should look like name@example.com.",
  badService: "Please choose one of the services in the list.",
};

/** An address of a given length with domain labels as long as they may be. */
const emailOf = (length: number) => {
  const domain = `@${"d".repeat(63)}.${"d".repeat(63)}.${"d".repeat(57)}.com`;
  return "e".repeat(length - domain.length) + domain;
};

test.each([
  ["name", "n".repeat(contactLimits.name)],
  ["name, in emoji of two units", "📦".repeat(contactLimits.name / 2)],
  ["email", emailOf(contactLimits.email)],
  ["phone", "4".repeat(contactLimits.phone)],
  ["message", "m".repeat(contactLimits.message)],
])("at the limit: %s", (label, value) => {
  const field = label.replace(/,.*/, "");
  expect(parse({ [field]: value })).toEqual(accepted({ [field]: value }));
});

test.each([
  ["name", "n".repeat(101), "Your name may have at most 100 characters."],
  ["name", "📦".repeat(51), "Your name may have at most 100 characters."],
  ["email", emailOf(255), "The email address may have at most 254 characters."],
  ["phone", "4".repeat(31), "The phone number may have at most 30 characters."],
  ["message", "m".repeat(5001), "The message may have at most 5000 characters."],
])("over the limit: %s", (field, value, text) => {
  expect(parse({ [field]: value })).toEqual(refused({ [field]: text }));
});

test.each([
  ["name", "  Ann \t", "Ann"],
  ["name, line break at the end", "Ann\r\n", "Ann"],
  ["name, full length between spaces", ` ${"n".repeat(100)} `, "n".repeat(100)],
  ["name, spaces inside stay", "Ann  Lee", "Ann  Lee"],
  ["email", " ann@example.com\n", "ann@example.com"],
  ["phone", " (440) 555-0100 ", "(440) 555-0100"],
  ["phone, only spaces", "   ", ""],
  ["message", "\n\n  Hello \n", "Hello"],
])("trims %s", (label, value, expected) => {
  const field = label.replace(/,.*/, "");
  expect(parse({ [field]: value })).toEqual(accepted({ [field]: expected }));
});

test.each([
  ["CRLF becomes LF", "a\r\nb\r\n\r\nc", "a\nb\n\nc"],
  ["LF stays", "a\nb", "a\nb"],
  ["tab stays", "a\tb", "a\tb"],
  ["counted after that", "a\r\n".repeat(2499) + "ab", "a\n".repeat(2499) + "ab"],
])("message: %s", (_, value, expected) => {
  expect(parse({ message: value })).toEqual(accepted({ message: expected }));
});

test.each([
  ["name", "NUL", "A\u0000nn", "Ann"],
  ["name", "bell", "A\u0007nn", "Ann"],
  ["name", "line break", "Ann\r\nLee", "Ann Lee"],
  ["name", "tab", "Ann\tLee", "Ann Lee"],
  ["name", "delete", "Ann\u007f", "Ann"],
  ["name", "NEL", "Ann\u0085Lee", "Ann Lee"],
  ["name", "line separator", "Ann\u2028Lee", "Ann Lee"],
  ["name", "C1 control", "A\u009fnn", "Ann"],
  ["name", "lone high surrogate", "Ann\ud83d", "Ann\ufffd"],
  ["name", "lone low surrogate", "\udce6Ann", "\ufffdAnn"],
  ["email", "NUL", "ann\u0000@example.com", "ann@example.com"],
  ["email", "zero-width space", "\u200bann@example.com\ufeff", "ann@example.com"],
  ["email", "soft hyphen", "ann@exam\u00adple.com", "ann@example.com"],
  ["phone", "NUL", "440\u0000", "440"],
  ["phone", "line break", "440\n555", "440 555"],
  ["message", "NUL", "Hel\u0000lo", "Hello"],
  ["message", "escape", "\u001b[31mred", "[31mred"],
  ["message", "vertical tab", "a\u000bb", "a\nb"],
  ["message", "form feed", "a\fb", "a\nb"],
  ["message", "CR alone", "a\rb\r\rc", "a\nb\n\nc"],
  ["message", "NEL", "a\u0085b", "a\nb"],
  ["message", "paragraph separator", "a\u2029b", "a\nb"],
  ["message", "C1 control", "a\u009fb", "ab"],
  ["message", "lone surrogate", "\ud83d Hello", "\ufffd Hello"],
])("%s takes %s, which nobody sees", (field, _, value, expected) => {
  expect(parse({ [field]: value })).toEqual(accepted({ [field]: expected }));
});

test("no control character is a reason to refuse, and none is kept but tabs and line breaks", () => {
  for (let code = 0; code < 0xa0; code += code === 0x1f ? 0x60 : 1) {
    const odd = String.fromCodePoint(code);
    const parsed = parse({ name: `A${odd}n`, email: `an${odd}n@example.com`, message: `a${odd}b` });
    expect(parsed.ok, `U+${code.toString(16)}`).toBe(true);
    expect(JSON.stringify(parsed)).not.toMatch(/\\u00|\\[rfbv]/);
  }
});

test.each([
  ["info@m\u00fcller.de", "info@xn--mller-kva.de"],
  ["info@mu\u0308ller.de", "info@xn--mller-kva.de"],
  ["info@M\u00dcLLER.de", "info@xn--mller-kva.de"],
  ["info@example.\u0440\u0444", "info@example.xn--p1ai"],
  ["\u738b@\u4f8b\u3048\u3002jp", null],
  ["info@\u4f8b\u3048\u3002jp", "info@xn--r8jz45g.jp"],
  ["ada.@docomo.ne.jp", "ada.@docomo.ne.jp"],
  ["a..b@ezweb.ne.jp", "a..b@ezweb.ne.jp"],
  ["o'brien@example.ie", "o'brien@example.ie"],
])("e-mail %s is kept as %s", (email, expected) => {
  expect(parse({ email })).toEqual(
    expected === null ? refused({ email: say.badEmail }) : accepted({ email: expected }),
  );
});

test.each([
  ["emoji", "Zoë 📦"],
  ["emoji joined", "👩‍👩‍👧"],
  ["Hebrew", "שלום עולם"],
  ["Arabic", "مرحبا"],
  ["Chinese", "王小明"],
  ["combining marks", "Zoe\u0308"],
  ["apostrophe and hyphen", "Mary-Kate O’Neil"],
  ["markup is text", "<b>Ann</b> & {{co}} ' OR 1=1 --"],
])("accepts %s", (_, text) => {
  expect(parse({ name: text, message: text })).toEqual(accepted({ name: text, message: text }));
});

test.each([
  "a@b.co",
  "ANN@EXAMPLE.COM",
  "ann.lee+boxes@example.co.uk",
  "o'neil@example.com",
  "a_b-c@d-e.org",
  "1@2.info",
  "ann@example.museum",
  "ann@xn--bcher-kva.de",
])("e-mail %s is good", (email) => {
  expect(parse({ email })).toEqual(accepted({ email }));
});

test.each([
  "ann",
  "ann@",
  "@example.com",
  "ann@example",
  "ann@example.c",
  "ann@example.com.",
  "ann@.com",
  "ann@example..com",
  "ann@-example.com",
  "ann@exam_ple.com",
  "ann lee@example.com",
  "ann@exam ple.com",
  "ann@lee@example.com",
  "ann@example.com,lee@example.com",
  "Ann <ann@example.com>",
  "mailto:ann@example.com",
  "ann@1.2.3.4",
  "ann@[1.2.3.4]",
  "jörg@example.com",
  "ann@bü cher.de",
  "ann@bücher.de/path",
  "ann@bücher.de:25",
  "ann@example.com\r\nBcc: all@example.com",
])("e-mail %s is bad", (email) => {
  expect(parse({ email })).toEqual(refused({ email: say.badEmail }));
});

test.each(["", ...Object.keys(serviceInterests)])('service "%s" is one', (service) => {
  expect(parse({ service })).toEqual(accepted({ service }));
});

test.each(["banana", "Shipping", " shipping", "toString", "Pack & Ship"])('service "%s" is none', (service) => {
  expect(parse({ service })).toEqual(refused({ service: say.badService }));
});

test.each([
  ["name", "", say.noName],
  ["name", "  \t", say.noName],
  ["email", "", say.noEmail],
  ["email", " ", say.noEmail],
  ["message", "", say.noMessage],
  ["message", "\r\n \r\n", say.noMessage],
])('%s may not be "%s"', (field, value, text) => {
  expect(parse({ [field]: value })).toEqual(refused({ [field]: text }));
});

test.each([
  ["name", 5, "Your name must be text."],
  ["name", null, "Your name must be text."],
  ["name", ["Ann"], "Your name must be text."],
  ["email", { a: 1 }, "The email address must be text."],
  ["email", true, "The email address must be text."],
  ["phone", 4405550100, "The phone number must be text."],
  ["phone", null, "The phone number must be text."],
  ["service", 1, say.badService],
  ["service", null, say.badService],
  ["service", ["shipping"], say.badService],
  ["message", {}, "The message must be text."],
  ["message", null, "The message must be text."],
])("%s may not be %j", (field, value, text) => {
  expect(parse({ [field]: value })).toEqual(refused({ [field]: text }));
});

test.each([
  ["name", say.noName],
  ["email", say.noEmail],
  ["message", say.noMessage],
])("%s may not be missing", (field, text) => {
  const { [field]: _, ...rest } = good as Record<string, string>;
  expect(parseContactMessage(rest)).toEqual(refused({ [field]: text }));
});

test.each(["phone", "service"])("%s may be missing", (field) => {
  const { [field]: _, ...rest } = good as Record<string, string>;
  expect(parseContactMessage(rest)).toEqual(accepted({ [field]: "" }));
});

test("nothing at all: each required field says so", () => {
  expect(parseContactMessage({})).toEqual(refused({ name: say.noName, email: say.noEmail, message: say.noMessage }));
});

test("several faults: the first of each field", () => {
  expect(parse({ name: "n".repeat(101), email: "", service: "banana" })).toEqual(
    refused({
      name: "Your name may have at most 100 characters.",
      email: say.noEmail,
      service: say.badService,
    }),
  );
});

test("unknown keys are ignored", () => {
  expect(parse({ admin: true, id: 7, constructor: "x" })).toEqual(accepted({}));
});

test.each([
  ["all of it", { ...good, recaptcha: "t", website: "" }, { fields: good, captchaToken: "t", trap: "" }],
  ["no token, no trap", { name: "Ann" }, { fields: { name: "Ann" }, captchaToken: undefined, trap: undefined }],
  ["odd types pass on", { recaptcha: 1, website: [] }, { fields: {}, captchaToken: 1, trap: [] }],
  ["unknown keys pass on", { x: 1 }, { fields: { x: 1 }, captchaToken: undefined, trap: undefined }],
])("a submission's parts: %s", (_, values, expected) => {
  expect(toSubmission(values)).toEqual(expected);
});
