import { expect, test } from "vitest";
import type { Price, Quantity } from "../content/schema.ts";
import { amountText, dollars } from "./number-text.ts";

const stated = { owners: ["any"], source: "store" };
const price = (changes: Partial<Price>): Price => ({ price: 20, ...changes, ...stated });
const quantity = (value: number, unit: Quantity["unit"], qualifier?: Quantity["qualifier"]): Quantity => ({
  value,
  unit,
  ...(qualifier && { qualifier }),
  ...stated,
});

test.each([
  [20, false, "$20"],
  [20, true, "$20.00"],
  [2.5, false, "$2.50"],
  [0.05, false, "$0.05"],
  [0, false, "$0"],
  [1234.5, false, "$1,234.50"],
  [50_000, false, "$50,000"],
])("%d dollars, cents always: %s", (amount, showsCents, text) => {
  expect(dollars(amount, showsCents)).toBe(text);
});

test.each([
  ["a price", price({}), "$20"],
  ["a price for each", price({ per: "package" }), "$20 per package"],
  ["no price", price({ price: 0, per: "package" }), "free"],
  ["days", quantity(180, "days"), "180 days"],
  ["days that are a year", quantity(365, "days"), "1 year"],
  ["days that are years", quantity(730, "days"), "2 years"],
  ["one day", quantity(1, "days"), "1 day"],
  ["an eighth", quantity(1 / 8, "inches"), "1/8 inch"],
  ["more than a half", quantity(2.5, "inches"), "2 1/2 inches"],
  ["what no ruler shows", quantity(0.3, "inches"), "0.3 inch"],
  ["many", quantity(1728, "cubic inches"), "1,728 cubic inches"],
  ["a divisor", quantity(139, "cubic inches to the pound"), "139 cubic inches to the pound"],
  ["dollars", quantity(50_000, "US dollars"), "$50,000"],
  ["a share", quantity(90, "% of the time", "about"), "about 90% of the time"],
  ["at least", quantity(220, "countries", "over"), "over 220 countries"],
  ["at most", quantity(5, "minutes", "under"), "under 5 minutes"],
  ["a year", quantity(2010, "year"), "2010"],
  ["a range", { from: 24, to: 48, between: "-" as const, unit: "hours" as const, ...stated }, "24-48 hours"],
  ["a range in words", { from: 2, to: 4, between: " to " as const, unit: "weeks" as const, ...stated }, "2 to 4 weeks"],
  ["a time", { time: "16:30", ...stated }, "4:30 PM"],
  ["two choices", { choices: [6, 12], unit: "months" as const, ...stated }, "6 or 12 months"],
  ["one choice", { choices: [1], unit: "months" as const, ...stated }, "1 month"],
])("%s", (_, number, text) => {
  expect(amountText(number)).toBe(text);
});
