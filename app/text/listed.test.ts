import { expect, test } from "vitest";
import { listed } from "./listed.ts";

test.each([
  [[], "", ""],
  [["FedEx"], "FedEx", "FedEx"],
  [["FedEx", "UPS"], "FedEx and UPS", "FedEx or UPS"],
  [["FedEx", "UPS", "DHL"], "FedEx, UPS and DHL", "FedEx, UPS or DHL"],
  [["FedEx", "UPS", "USPS", "DHL"], "FedEx, UPS, USPS and DHL", "FedEx, UPS, USPS or DHL"],
])("%j", (names, all, any) => {
  expect([listed(names), listed(names, "or")]).toEqual([all, any]);
});
