import { expect, test } from "vitest";
import { facts } from "#app/content/facts.ts";
import { retentionDays } from "#app/domain/message-retention.ts";

test.each([
  ["730 days", 730],
  ["1 days", 1],
  ["0 days", undefined],
  ["-5 days", undefined],
  ["two years", undefined],
  ["730", undefined],
  ["730 days or so", undefined],
  ["", undefined],
])("%j keeps messages for %s days", (text, days) => {
  expect(retentionDays(text)).toBe(days);
});

test("the store's own figure can be read", () => {
  expect(retentionDays(facts["message-retention"].text)).toBeGreaterThan(0);
});
