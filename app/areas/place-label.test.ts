import { expect, test } from "vitest";
import { readPlaceName } from "./place-label.ts";

test.each([
  ["Mentor", "Mentor"],
  [" Fairport Harbor ", "Fairport Harbor"],
  ["Saint-Jérôme", "Saint-Jérôme"],
  ["", undefined],
  ["  ", undefined],
  [null, undefined],
  [44060, undefined],
  ["Men\0tor", undefined],
  ["Mentor\nOhio", undefined],
  ["Mentor\u2028Ohio", undefined],
  ["\u202EMentor", undefined],
  ["Men\u200Btor", undefined],
  ["x".repeat(101), undefined],
])("%j is read as the place %j", (value, name) => {
  expect(readPlaceName(value)).toBe(name);
});
