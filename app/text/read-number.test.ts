import { expect, test } from "vitest";
import { isNegative, readNumber } from "./read-number.ts";

test.each([
  ["8", 8],
  [" 8 ", 8],
  ["8.", 8],
  [".5", 0.5],
  ["12,5", 12.5],
  ["0,125", 0.125],
  ["1,000", 1000],
  ["1,000.5", 1000.5],
  ["12,500", 12_500],
  ["1,000,000", 1_000_000],
  ["12 1/2", 12.5],
  ["12½", 12.5],
])("%j is %d", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(["", " ", "abc", "1e9", "0x10", "NaN", "Infinity", "-3", "+3", "1 000", "1,00,000", "1.000,5", "1,000,00"])(
  "%j is no number",
  (text) => {
    expect(readNumber(text)).toBeNull();
  },
);

test.each(["1/0", "0/0", "1/2/3", "12.5 1/2", "12 lb", "1".repeat(400)])("%j is no number either", (text) => {
  expect(readNumber(text)).toBeNull();
});

test("every whole number up to two millions is read as it is written in the United States, with and without groups", () => {
  for (let number = 0; number <= 2_000_000; number += 997) {
    expect([readNumber(String(number)), readNumber(number.toLocaleString("en-US"))]).toEqual([number, number]);
  }
});

test.each([
  ["-3", true],
  [" −3", true],
  ["3", false],
])("%j is below nothing: %j", (text, expected) => {
  expect(isNegative(text)).toBe(expected);
});
