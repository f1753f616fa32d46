import { expect, test } from "vitest";
import { dateAndTime } from "./store-days.ts";

test.each([
  ["2026-11-23T10:10:00.000Z", "Mon, Nov 23, 2026, 5:10 AM"],
  ["2026-07-05T03:59:59.999Z", "Sat, Jul 4, 2026, 11:59 PM"],
])("%s is %s by the store's clock", (instant, told) => {
  expect(dateAndTime(instant)).toBe(told);
});
