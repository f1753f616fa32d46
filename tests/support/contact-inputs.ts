import { byField, serviceField, type FieldErrors } from "#app/contact/fields.ts";
import { holdsLink, incompleteEmail, notText, tooLong } from "#app/contact/message.ts";

export const contactExample = {
  ...byField(({ name }) => `A ${name}`),
  name: "Ada Example",
  email: "ada@visitor.example",
  phone: "(440) 555-0123",
  service: "printing",
  message: "Do you print on canvas?",
};

type Fields = Record<string, unknown>;

const said = byField((field) => ({
  missing: field.missing ?? "",
  tooLong: field.kind === "choice" ? "" : tooLong(field),
  notText: field.kind === "choice" ? "" : notText(field),
  holdsLink: field.kind === "choice" ? "" : holdsLink(field),
}));
const noName = said.name.missing;
const noEmail = said.email.missing;
const noMessage = said.message.missing;
const badService = serviceField.unknown;

export const nothingWritten = { name: noName, email: noEmail, message: noMessage } satisfies FieldErrors;

const emailOf = (length: number) => {
  const domain = `@${"d".repeat(63)}.${"d".repeat(63)}.${"d".repeat(57)}.com`;
  return "e".repeat(length - domain.length) + domain;
};

const goodEmails = [
  "a@b.co",
  "ANN@EXAMPLE.COM",
  "ann.lee+boxes@example.co.uk",
  "o'neil@example.com",
  "a_b-c@d-e.org",
  "ann@xn--bcher-kva.de",
  "ada.@docomo.ne.jp",
  "a..b@ezweb.ne.jp",
];

const badEmails = [
  "ann",
  "ann@",
  "@example.com",
  "ann@example",
  "ann@example.c",
  "ann@example..com",
  "ann@-example.com",
  "ann@exam_ple.com",
  "ann@1.2.3.4",
];

const twoPhones = "+1 (440) 555-0123 or cell +1 (216) 555-0188";
const one = "Enter one email address only.";
const space = "Take the space out of the email address.";
const letters = "Enter the email address in letters from a to z.";
const refusedEmails: ReadonlyArray<readonly [email: string, error: string]> = [
  ["ann@lee@example.com", one],
  ["ann@example.com,lee@example.com", one],
  ["ann@example.com\r\nBcc: all@example.com", one],
  ["ann lee@example.com", space],
  ["ann@exam ple.com", space],
  ["ann@bü cher.de", space],
  ["jörg@example.com", letters],
  ["bücher.de", letters],
  ["ann@bücher.de/path", letters],
  ["ann@bücher.de:25", letters],
  ["\u738b@\u4f8b\u3048\u3002jp", letters],
];

const worldTexts: Array<[what: string, text: string]> = [
  ["emoji", "Zoë 📦"],
  ["emoji joined", "👩‍👩‍👧"],
  ["Hebrew", "שלום עולם"],
  ["Chinese", "王小明"],
  ["combining marks", "Zoe\u0308"],
  ["apostrophe and hyphen", "Mary-Kate O’Neil"],
  ["markup", "<b>Ann</b> & {{co}} ' OR 1=1 --"],
];

/** Name, fields that differ from a valid message, and what is stored. */
export const takenInputs: ReadonlyArray<readonly [what: string, sent: Fields, stored: Fields]> = [
  ...(
    [
      ["a name of emoji, of two units each", { name: "📦".repeat(50) }],
      ["an e-mail address of 254 characters", { email: emailOf(254) }],
      ["a message of 2500 emoji", { message: "📦".repeat(2500) }],
      ["spaces inside a name", { name: "Ann  Lee" }],
      ["line breaks in a message", { message: "a\nb" }],
      ["tabs in a message", { message: "a\tb\nc" }],
      ...["", ...Object.keys(serviceField.options)].map(
        (service) => [`the service "${service}"`, { service }] as const,
      ),
      ...goodEmails.map((email) => [`the e-mail address ${email}`, { email }] as const),
      ...worldTexts.map(([what, text]) => [what, { name: text, message: text }] as const),
    ] as const
  ).map(([what, sent]) => [what, sent, sent] as const),
  ["no phone number", { phone: undefined }, { phone: "" }],
  ["no service", { service: undefined }, { service: "" }],
  ["unknown keys", { admin: true, constructor: "x" }, {}],
  ["spaces around a name", { name: "  Ann \t" }, { name: "Ann" }],
  ["a line break after a name", { name: "Ann\r\n" }, { name: "Ann" }],
  ["a name of full length between spaces", { name: ` ${"n".repeat(100)} ` }, { name: "n".repeat(100) }],
  ["spaces around an e-mail address", { email: " ann@example.com\n" }, { email: "ann@example.com" }],
  ["a phone number of spaces", { phone: "   " }, { phone: "" }],
  ["lines around a message", { message: "\n\n  Hello \n" }, { message: "Hello" }],
  ["line breaks as forms send them", { message: "a\r\nb\r\n\r\nc" }, { message: "a\nb\n\nc" }],
  ["line breaks counted once", { message: `${"a\r\n".repeat(2499)}ab` }, { message: `${"a\n".repeat(2499)}ab` }],
  ["a NUL in a name", { name: "A\u0000nn" }, { name: "Ann" }],
  ["a line break in a name", { name: "Ann\r\nBcc: all@example.com" }, { name: "Ann Bcc: all@example.com" }],
  ["a NEL in a name", { name: "Ann\u0085Lee" }, { name: "Ann Lee" }],
  ["a line separator in a name", { name: "Ann\u2028Lee" }, { name: "Ann Lee" }],
  ["a lone high surrogate in a name", { name: "Ann\ud83d" }, { name: "Ann\ufffd" }],
  ["a lone low surrogate in a name", { name: "\udce6Ann" }, { name: "\ufffdAnn" }],
  ["a name that turns around", { name: "Ann\u202e eeL\u2069" }, { name: "Ann eeL" }],
  ["zero-width spaces in one", { email: "\u200bann@example.com\ufeff" }, { email: "ann@example.com" }],
  ["a soft hyphen in one", { email: "ann@exam\u00adple.com" }, { email: "ann@example.com" }],
  ["a domain in other letters", { email: "info@m\u00fcller.de" }, { email: "info@xn--mller-kva.de" }],
  ["one with combining marks", { email: "info@mu\u0308ller.de" }, { email: "info@xn--mller-kva.de" }],
  ["one in Cyrillic", { email: "info@example.\u0440\u0444" }, { email: "info@example.xn--p1ai" }],
  ["one with an ideographic stop", { email: "info@\u4f8b\u3048\u3002jp" }, { email: "info@xn--r8jz45g.jp" }],
  ["a curly apostrophe in one", { email: "o’neil@example.com" }, { email: "o'neil@example.com" }],
  ["the end of a sentence after one", { email: "ann@example.com." }, { email: "ann@example.com" }],
  ["a link to one", { email: "mailto:Ann@example.com?subject=Hi" }, { email: "Ann@example.com" }],
  ["a name before one", { email: '"Lee, Ann" <ann@example.com>' }, { email: "ann@example.com" }],
  ["one in wide characters", { email: "ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ" }, { email: "ann@example.com" }],
  ["a space beside the sign", { email: "ann @example.com" }, { email: "ann@example.com" }],
  ["two phone numbers", { phone: twoPhones }, { phone: twoPhones }],
  ["a line break in a phone number", { phone: "440\n555" }, { phone: "440 555" }],
  ["a phone number that turns around", { phone: "\u202d440\u202c" }, { phone: "440" }],
  ["a message that turns around", { message: "\u2067\u05d0\u2069 b" }, { message: "\u2067\u05d0\u2069 b" }],
  ["an escape in a message", { message: "\u001b[31mred" }, { message: "[31mred" }],
  ["a vertical tab in a message", { message: "a\u000bb" }, { message: "a\nb" }],
  ["CR alone in a message", { message: "a\rb\r\rc" }, { message: "a\nb\n\nc" }],
  ["a NEL in a message", { message: "a\u0085b" }, { message: "a\nb" }],
  ["a paragraph separator in a message", { message: "a\u2029b" }, { message: "a\nb" }],
  ["a lone surrogate in a message", { message: "\ud83d Hello" }, { message: "\ufffd Hello" }],
];

export const refusedInputs: ReadonlyArray<readonly [what: string, sent: Fields, said: FieldErrors]> = [
  ["a name of spaces", { name: "  \t" }, { name: noName }],
  ["a name of fillers and joiners", { name: "\u3164\u200d \u2060\u2800" }, { name: noName }],
  ["a name that only turns around", { name: "\u202e\u2066\u2069" }, { name: noName }],
  ["a name with a link", { name: "Mark as answered: https://example.com" }, { name: said.name.holdsLink }],
  ["a name of 51 emoji", { name: "📦".repeat(51) }, { name: said.name.tooLong }],
  ["an e-mail address of spaces", { email: " " }, { email: noEmail }],
  ["an e-mail address of 255 characters", { email: emailOf(255) }, { email: said.email.tooLong }],
  ...refusedEmails.map(
    ([email, error]) => [`the e-mail address ${JSON.stringify(email)}`, { email }, { email: error }] as const,
  ),
  ...badEmails.map(
    (email) => [`the e-mail address ${JSON.stringify(email)}`, { email }, { email: incompleteEmail }] as const,
  ),
  ...["banana", "Shipping", " shipping", "toString", "constructor", "Pack & Ship", 1, null, {}, ["shipping"]].map(
    (service) => [`the service ${JSON.stringify(service)}`, { service }, { service: badService }] as const,
  ),
  ["a message of line breaks", { message: "\r\n \r\n" }, { message: noMessage }],
  ["a message of zero-width characters", { message: "\ufeff\u200b\n\u200c" }, { message: noMessage }],
  [
    "several wrong fields",
    { name: "n".repeat(101), email: "x", service: "x", message: "" },
    {
      name: said.name.tooLong,
      email: incompleteEmail,
      service: badService,
      message: noMessage,
    },
  ],
];
