import { expect, test } from "vitest";
import { longDate } from "./long-date.ts";

test.each([
  ["2026-11-20", "November 20, 2026"],
  ["2025-01-01", "January 1, 2025"],
  ["2026-12-31", "December 31, 2026"],
  ["2025-01", "January 2025"],
])("the date %s reads %s", (date, text) => {
  expect(longDate(date)).toBe(text);
});
