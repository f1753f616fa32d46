import { expect, test } from "vitest";
import { maxQueryLength, readQuery } from "./search.ts";

test.each([
  ["  fax \n near\tme ", "fax near me"],
  ["a\u0000b\u202Ec", "a b c"],
  ["\u200B", ""],
  ["x".repeat(10_240), "x".repeat(maxQueryLength)],
  ["📦".repeat(500), "📦".repeat(maxQueryLength)],
  ["lone \uD83D surrogate", "lone surrogate"],
  ["<b>.*</b>", "<b>.*</b>"],
])("%j is read as %j", (typed, query) => {
  expect(readQuery(typed)).toBe(query);
});
