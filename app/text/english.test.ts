import { expect, test } from "vitest";
import { clockTime, counted, listed, longDate, numberWord } from "./english.ts";

test.each([
  [[], "", ""],
  [["FedEx"], "FedEx", "FedEx"],
  [["FedEx", "UPS"], "FedEx and UPS", "FedEx or UPS"],
  [["FedEx", "UPS", "DHL"], "FedEx, UPS and DHL", "FedEx, UPS or DHL"],
  [["FedEx", "UPS", "USPS", "DHL"], "FedEx, UPS, USPS and DHL", "FedEx, UPS, USPS or DHL"],
])("%j", (names, all, any) => {
  expect([listed(names), listed(names, "or")]).toEqual([all, any]);
});

test.each([
  [0, "0 packages", "no"],
  [1, "1 package", "one"],
  [2, "2 packages", "two"],
  [10, "10 packages", "ten"],
  [1000, "1,000 packages", "1,000"],
])("%i", (count, packages, word) => {
  expect([counted(count, "package"), numberWord(count)]).toEqual([packages, word]);
});

test.each([
  ["2026-11-20", "November 20, 2026"],
  ["2025-01", "January 2025"],
])("the date %s reads %s", (date, text) => {
  expect(longDate(date)).toBe(text);
});

test.each([
  ["00:00", "12:00 AM"],
  ["09:00", "9:00 AM"],
  ["12:00", "12:00 PM"],
  ["13:00", "1:00 PM"],
  ["23:59", "11:59 PM"],
])("clock time %s is %s", (time, expected) => {
  expect(clockTime(time)).toBe(expected);
});
