import { describe, expect, test } from "vitest";
import { lengths, readQuantity, weights } from "./read-quantity.ts";

describe("lengths in inches", () => {
  test.each([
    ["12", 12],
    ["12 1/2", 12.5],
    ["12  1/2 in", 12.5],
    ["1/2", 0.5],
    ["3/16", 0.1875],
    ["12 ¾", 12.75],
    ["12⅓", 12.333333],
    ["12in", 12],
    ["12 in.", 12],
    ["12 inches", 12],
    ['12"', 12],
    ["12”", 12],
    ["12''", 12],
    ["3 ft", 36],
    ["3'", 36],
    ["1 foot", 12],
    ["3 feet 6 inches", 42],
    ["3 ft 6", 42],
    [`3' 6"`, 42],
    ["3’6½”", 42.5],
    ["3 ft., 6 in.", 42],
    ["about 12 and 1/2", 12.5],
    ["~12-inch", 12],
    ["12 inches long", 12],
    ["30 cm", 11.811024],
    ["254 mm", 10],
    ["1 m", 39.370079],
  ])("%j is %d in", (text, value) => {
    expect(readQuantity(text, lengths, "in")).toBe(value);
  });

  test.each([
    ["", "missing"],
    ["-3", "too-small"],
    ["0", "too-small"],
    ["abc", "unreadable"],
    ["1,200", "too-large"],
    ["12 10", "unreadable"],
    ["12 lb", "unreadable"],
    ["12 in 3 cm", "unreadable"],
    ["6 in 3 ft", "unreadable"],
    ["12 constructor", "unreadable"],
    ["$5", "unreadable"],
    ["1000.1", "too-large"],
    ["90 ft", "too-large"],
    ["12 x 10 x 8", "several"],
    ["12 × 10 × 8 × 6 × 4", "several"],
    ["12 by 10 by 8", "several"],
  ])("%j is %s", (text, problem) => {
    expect(readQuantity(text, lengths, "in")).toBe(problem);
  });
});

test.each([
  ["2.54", 1],
  ["50,8", 20],
  ["30 1/2", 12.007874],
  ["20 in", 20],
  ["25.4 mm", 1],
  ["274.32", 108],
])("in centimeters %j is %d in", (text, value) => {
  expect(readQuantity(text, lengths, "cm")).toBe(value);
});

test.each([
  ["8", "in", 8],
  ["8 lbs", "in", 8],
  ["5 lb 4 oz", "in", 5.25],
  ["5 lbs, 4 oz", "in", 5.25],
  ["approx. 5 lb and 4 oz", "in", 5.25],
  ["5#", "in", 5],
  ["12 oz", "in", 0.75],
  ["1 1/2", "in", 1.5],
  ["1", "cm", 2.204623],
  ["1 kg", "in", 2.204623],
  ["500 g", "cm", 1.102311],
  ["31.751466", "cm", 70],
  ["10 lb", "cm", 10],
  ["1,200 lb", "in", 1200],
  ["1,000 oz", "in", 62.5],
  ["2 kilograms", "in", 4.409245],
  ["500 grams", "in", 1.102311],
] as const)("the weight %j, in the system of %s, is %d lb", (text, system, value) => {
  expect(readQuantity(text, weights, system)).toBe(value);
});

test.each([
  ["12 in", "unreadable"],
  ["-1", "too-small"],
  ["0", "too-small"],
  ["", "missing"],
  ["2001", "too-large"],
  ["1,000 kg", "too-large"],
  ["4 oz 5 lb", "unreadable"],
])("the weight %j is %s", (text, problem) => {
  expect(readQuantity(text, weights, "in")).toBe(problem);
});
