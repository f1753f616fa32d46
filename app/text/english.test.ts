import { expect, test } from "vitest";
import { counted, listed, numberWord } from "./english.ts";

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
