import { expect, test } from "vitest";
import { unbroken } from "./english.ts";

const shown = (text: string) => unbroken(text).replaceAll("\u00A0", "_");

test.each([
  ["Sat 9:00 AM to 2:00 PM", "Sat 9:00_AM to 2:00_PM"],
  ["Call (440) 555-0142 and ask", "Call (440)_555-0142 and ask"],
  ["3-5 business days, or 24-48 hours", "3-5_business_days, or 24-48_hours"],
  ["3, 6 or 12 months", "3, 6 or 12_months"],
  ["1 day, 5 minutes", "1_day, 5_minutes"],
  ["Concord Township, OH 44077", "Concord Township, OH_44077"],
])("%s stays together", (text, together) => {
  expect(shown(text)).toBe(together);
});

test.each(["$20 per month, 5 packages", "44060 Mentor", "Form 1583 and two IDs", "7 PMBs", "2 hourly jobs"])(
  "%s may break anywhere",
  (text) => {
    expect(unbroken(text)).toBe(text);
  },
);
