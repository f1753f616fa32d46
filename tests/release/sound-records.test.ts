import { expect, test } from "vitest";
import { hours } from "#app/content/hours.ts";
import { site } from "#app/content/site.ts";
import { HoursSchema, SiteConfigSchema } from "#app/content/schema.ts";
import { recordMistakes } from "../../scripts/sound-records.ts";

test("a day that closes before it opens is told in words, with file and line", () => {
  const weekly = { ...hours.weekly, monday: { opens: "18:00", closes: "09:00" } };
  const source = 'export const hours = {\n  weekly: {\n    monday: { opens: "18:00", closes: "09:00" },';
  expect(recordMistakes("app/content/hours.ts", HoursSchema, { ...hours, weekly }, source)).toEqual([
    expect.stringMatching(/^app\/content\/hours\.ts:3: weekly\.monday: a day has to open before it closes/),
  ]);
});

test("so is a phone number that is none, by its value", () => {
  const contact = { ...site.contact, phone: "555" };
  const source = 'phone: "a",\nalso: "555"';
  expect(recordMistakes("app/content/site.ts", SiteConfigSchema, { ...site, contact }, source)).toEqual([
    "app/content/site.ts:2: contact.phone: ten digits written as (440) 352-7788",
  ]);
});
