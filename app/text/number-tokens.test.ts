import { describe, expect, test } from "vitest";
import type { Numbers } from "../content/schema.ts";
import { fillNumbers } from "./number-tokens.ts";

const stated = { owners: ["any"], source: "store" };
const numbers: Numbers = {
  box: { price: 20, per: "month", packages: 5, ...stated },
  large: { price: 2.5, per: "month", ...stated },
  extra: { price: 5, per: "extra package", ...stated },
  print: { price: 35, showsCents: true, ...stated },
  gift: { price: 0, ...stated },
  terms: { choices: [3, 6, 12], unit: "months", ...stated },
  width: { value: 36, unit: "inches", ...stated },
  year: { value: 2010, unit: "year", ...stated },
  time: { from: 3, to: 5, between: "-", unit: "business days", ...stated },
  trucks: { names: ["Red", "Green", "Blue"], ...stated },
  vans: { names: ["White"], ...stated },
};

test.each([
  ["no token", "Hello", "Hello"],
  ["one", "It costs {box.per-month}.", "It costs $20 per month."],
  ["the amount alone", "{box.price}", "$20"],
  ["what is in it", "{box.packages}", "5 packages"],
  [
    "several, one of them twice",
    "{box.price}, {extra.per-extra-package}, {box.price}",
    "$20, $5 per extra package, $20",
  ],
  ["cents", "{print.price}", "$35.00"],
  ["a part of a dollar", "{large.price}", "$2.50"],
  ["nothing to pay", "Drop-offs are {gift.price}", "Drop-offs are free"],
  ["a quantity", "{width}", "36 inches"],
  ["a quantity without its unit", "{width.number}", "36"],
  ["a year", "since {year}", "since 2010"],
  ["a range", "{time}", "3-5 business days"],
  ["choices", "{terms}", "3, 6 or 12 months"],
  ["one of them", "{terms.2}", "6 months"],
  ["a price so many times", "{box × 3}", "$60"],
  ["a price of cents so many times", "{large × 3}", "$7.50"],
  ["a price as often as a choice says", "{box × terms.3}", "$240"],
  ["how many a price is worth", "{box ÷ extra}", "4 packages"],
  ["how many it is worth, in whole packages", "{box ÷ large}, {print ÷ box}", "8 packages, 2 packages"],
  ["a list", "{trucks}, by {trucks.or}", "Red, Green and Blue, by Red, Green or Blue"],
  ["how many a list holds", "{trucks.Count} trucks, {vans.count} of them {vans}", "Three trucks, one of them White"],
  ["braces that are no token", "{ box } {Box} {} {a b}", "{ box } {Box} {} {a b}"],
])("%s", (_, text, expected) => {
  expect(fillNumbers(text, numbers)).toBe(expected);
});

test("a line that names a plan by * is there for each, other lines once, and words of others are none of its plans", () => {
  const plan = (name: string, price: number) => ({ price, per: "month" as const, packages: 5, plan: name, ...stated });
  const plans: Numbers = {
    ...numbers,
    "box-small": plan("Small", 20),
    "box-large": plan("Large", 28),
    "box-fee": numbers.extra ?? plan("", 0),
  };
  expect(fillNumbers("Boxes:\n\n| {box-*.plan} | {box-*.price} | {box-* × 3} |\nAll {width}.", plans)).toBe(
    "Boxes:\n\n| Small | $20 | $60 |\n| Large | $28 | $84 |\nAll 36 inches.",
  );
});

describe("what does not exist", () => {
  test.each([
    ["{prize}", "No number called prize"],
    ["{prize.price}", "No number called prize"],
    ["{constructor}", "No number called constructor"],
    ["{box}", "No text of its own of the number box: write {box.per-month} or {box.price} or {box.packages}"],
    ["{box.per-year}", "No per-year of the number box: write {box.per-month} or {box.price} or {box.packages}"],
    ["{width.price}", "No price of the number width: write {width} or {width.number}"],
    ["{terms.4}", "No 4 of the number terms: write {terms} or {terms.1} or {terms.2} or {terms.3}"],
    ["{box × terms.4}", "No number called terms.4"],
    ["{box × many}", "No number called many"],
    ["{width × 3}", "No price called width"],
    ["{box ÷ width}", "No price called width"],
    ["{box ÷ gift}", "gift is free now, so {box ÷ gift} says nothing: reword the sentence"],
  ])("%s", (text, message) => {
    expect(() => fillNumbers(text, numbers)).toThrow(message);
  });
});
