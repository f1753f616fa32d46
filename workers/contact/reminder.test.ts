import { describe, expect, test } from "vitest";
import type { DayHours, Hours } from "#app/content/schema.ts";
import { openTimeBetween, reminderAt } from "./reminder.ts";
import { storeInstant } from "#app/hours/store-days.ts";
import { fixtureWeek } from "../../tests/support/store.ts";

const withHolidays = (...days: Array<[date: string, hours: DayHours]>): Hours => ({
  weekly: fixtureWeek,
  holidays: days.map(([date, hours]) => ({ date, name: "Holiday", hours })),
});
const week = withHolidays();
const short = { opens: "10:00", closes: "12:00" };

describe("reminders", () => {
  test.each<[name: string, hours: Hours, now: string, before: string | null]>([
    ["Wednesday at 8:30", week, "2026-11-18T08:30-05:00", "2026-11-17T09:00-05:00"],
    ["Wednesday a minute before", week, "2026-11-18T08:29-05:00", null],
    ["Wednesday later, when the first try failed", week, "2026-11-18T11:05-05:00", "2026-11-17T09:00-05:00"],
    ["Wednesday at closing", week, "2026-11-18T18:00-05:00", null],
    ["Saturday", week, "2026-11-21T08:30-05:00", "2026-11-20T09:00-05:00"],
    ["Saturday after closing", week, "2026-11-21T14:00-05:00", null],
    ["Sunday", week, "2026-11-22T08:30-05:00", null],
    ["Monday, after a weekend", week, "2026-11-16T08:30-05:00", "2026-11-14T09:00-05:00"],
    ["a holiday that is settled as closed", withHolidays(["2026-11-26", null]), "2026-11-26T08:30-05:00", null],
    ["a holiday that nobody has settled", week, "2026-11-26T08:30-05:00", null],
    ["the day after it", week, "2026-11-27T08:30-05:00", "2026-11-25T09:00-05:00"],
    ["a short day", withHolidays(["2026-12-24", short]), "2026-12-24T08:30-05:00", "2026-12-23T09:00-05:00"],
    ["a short day, past its closing", withHolidays(["2026-12-24", short]), "2026-12-24T12:00-05:00", null],
    [
      "the day after a short day",
      withHolidays(["2026-12-22", short]),
      "2026-12-23T08:30-05:00",
      "2026-12-22T10:00-05:00",
    ],
    ["a Sunday that is open", withHolidays(["2026-12-20", short]), "2026-12-20T08:30-05:00", "2026-12-19T09:00-05:00"],
    ["Monday after summer time began", week, "2027-03-15T08:30-04:00", "2027-03-13T09:00-05:00"],
    ["Monday after summer time began, by the old clock", week, "2027-03-15T08:00-04:00", null],
    ["Monday after summer time ended", week, "2026-11-02T08:30-05:00", "2026-10-31T09:00-04:00"],
    ["Monday after summer time ended, by the old clock", week, "2026-11-02T08:29-05:00", null],
    [
      "a store shut for two weeks",
      withHolidays(
        ...Array.from({ length: 14 }, (_, day): [string, DayHours] => [
          `2027-02-${String(day + 1).padStart(2, "0")}`,
          null,
        ]),
      ),
      "2027-02-16T08:30-05:00",
      "2027-01-30T09:00-05:00",
    ],
  ])("%s", (_, hours, now, before) => {
    const reminder = reminderAt(hours, new Date(now));
    expect(reminder?.receivedBefore.toISOString() ?? null).toBe(before && new Date(before).toISOString());
    if (reminder !== null) {
      expect(reminder.day).toBe(now.slice(0, 10));
    }
  });

  test("a store that is never open is not reminded", () => {
    const weekly = Object.fromEntries(Object.keys(fixtureWeek).map((day) => [day, null])) as unknown as Hours["weekly"];
    const once = { ...withHolidays(["2026-11-18", short]), weekly };
    expect(reminderAt(once, new Date("2026-11-18T08:30-05:00"))).toBeNull();
  });
});

test.each([
  ["2027-03-14", "01:59", "2027-03-14T06:59:00.000Z"],
  ["2027-03-14", "03:00", "2027-03-14T07:00:00.000Z"],
  ["2026-11-01", "00:59", "2026-11-01T04:59:00.000Z"],
  ["2026-11-01", "02:00", "2026-11-01T07:00:00.000Z"],
])("clocks at the store show %s %s at %s", (date, time, instant) => {
  expect(storeInstant(date, time).toISOString()).toBe(instant);
});

test.each([
  ["over a night", "2026-11-17T17:00-05:00", "2026-11-18T10:30-05:00", 2.5],
  ["within a day", "2026-11-17T10:00-05:00", "2026-11-17T10:15-05:00", 0.25],
  ["from before opening to after closing", "2026-11-17T03:00-05:00", "2026-11-17T23:00-05:00", 9],
  ["over a weekend", "2026-11-20T17:00-05:00", "2026-11-23T10:00-05:00", 7],
  ["over an unsettled holiday and a short day", "2026-11-25T18:00-05:00", "2026-11-28T09:00-05:00", 2],
  ["while it was shut", "2026-11-17T19:00-05:00", "2026-11-18T08:00-05:00", 0],
  ["over the end of summer time", "2026-10-31T13:00-04:00", "2026-11-02T10:00-05:00", 2],
  ["backwards", "2026-11-18T12:00-05:00", "2026-11-18T10:00-05:00", 0],
])("the hours that the store was open %s", (_, from, to, expected) => {
  const hours = withHolidays(["2026-11-27", short]);
  expect(openTimeBetween(hours, new Date(from), new Date(to)) / 3_600_000).toBe(expected);
});
