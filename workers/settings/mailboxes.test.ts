import { expect, test } from "vitest";
import { productionSettings } from "../../tests/support/settings.ts";
import { checkSettings } from "./settings.ts";

test.each([
  ["a@b.com", [{ email: "a@b.com" }]],
  ["  a@b.com  ", [{ email: "a@b.com" }]],
  ["<a@b.com>", [{ email: "a@b.com" }]],
  ["Ann Lee <a@b.com>", [{ email: "a@b.com", name: "Ann Lee" }]],
  ["Ann Lee<a@b.com>", [{ email: "a@b.com", name: "Ann Lee" }]],
  ["O'Neil & Söhne <a@b.com>", [{ email: "a@b.com", name: "O'Neil & Söhne" }]],
  ['"Lee, Ann; desk" <a@b.com>', [{ email: "a@b.com", name: "Lee, Ann; desk" }]],
  ["a@b.com,c@d.com", [{ email: "a@b.com" }, { email: "c@d.com" }]],
  ["a@b.com; Desk <c@d.com>", [{ email: "a@b.com" }, { email: "c@d.com", name: "Desk" }]],
])("%j is read", (text, expected) => {
  expect(checkSettings({ ...productionSettings, MAIL_TO: text }).settings?.MAIL_TO).toEqual(expected);
});

test.each([
  "",
  ",",
  "a@b.com,",
  "a@b",
  "a@b.com c@d.com",
  "Ann Lee",
  "Ann <a@b.com",
  "Ann <a@b.com> Lee",
  "Ann\r\nBcc: x@y.com <a@b.com>",
  '"Ann <a@b.com>',
  `${"a".repeat(250)}@b.com`,
])("%j is no address", (text) => {
  expect(checkSettings({ ...productionSettings, MAIL_TO: text }).settings).toBeUndefined();
});
