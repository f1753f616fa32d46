import { expect, test } from "vitest";
import type { DayHours, Hours } from "../content/schema.ts";
import { comingHolidays, hoursLine, openState, untilHoursChange, weekRows } from "./opening-hours.ts";
import { fixtureWeek } from "../../tests/support/store.ts";
import { storeDay, unsettledHolidays } from "./store-days.ts";

const weekday = { opens: "09:00", closes: "18:00" };
const week: Hours = { weekly: fixtureWeek, holidays: [] };

const withHolidays = (...holidays: Array<[date: string, hours: DayHours]>): Hours => ({
  ...week,
  holidays: holidays.map(([date, hours]) => ({ date, name: "Holiday", hours })),
});

const closed = (from: string, to: string): Hours => {
  const days: Array<[string, null]> = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
    days.push([new Date(time).toISOString().slice(0, 10), null]);
  }
  return withHolidays(...days);
};

const words = [
  ["Open · Closes at ", "open until "],
  ["Closes soon · ", "closing until "],
  ["Closed · Opens at ", "closed until "],
  ["Closed · Opens ", "closed until "],
  ["Holiday hours may vary today", "unsettled today"],
] as const;

const sign = (hours: Hours, at: string) => {
  const { status, text } = openState(hours, new Date(at));
  const [said = "", called = ""] = words.find(([known]) => text.startsWith(known)) ?? ["Closed · ", "closed, "];
  const result = text.replace(said, called);
  expect(result.split(/[ ,]/)[0]).toBe(status);
  return result;
};

test.each([
  ["Friday, a minute before opening", "2026-11-20T08:59:59-05:00", "closed until 9:00 AM"],
  ["Friday, at opening", "2026-11-20T09:00-05:00", "open until 6:00 PM"],
  ["Friday, thirty-one minutes before closing", "2026-11-20T17:29:59-05:00", "open until 6:00 PM"],
  ["Friday, thirty minutes before closing", "2026-11-20T17:30-05:00", "closing until 6:00 PM"],
  ["Friday, the last minute", "2026-11-20T17:59:59-05:00", "closing until 6:00 PM"],
  ["Friday, at closing", "2026-11-20T18:00-05:00", "closed until Sat 9:00 AM"],
  ["Saturday, at closing", "2026-11-21T14:00-05:00", "closed until Mon 9:00 AM"],
  ["Sunday at noon", "2026-11-22T12:00-05:00", "closed until Mon 9:00 AM"],
  ["Friday here, Saturday in UTC", "2026-11-21T01:00Z", "closed until Sat 9:00 AM"],
  ["summer, at opening", "2026-07-15T13:00Z", "open until 6:00 PM"],
  ["summer, at closing", "2026-07-15T22:00Z", "closed until Thu 9:00 AM"],
])("the week: %s", (_, at, expected) => {
  expect(sign(week, at)).toBe(expected);
});

const weekWith = (days: Partial<Hours["weekly"]>): Hours => ({ ...week, weekly: { ...week.weekly, ...days } });
const openOnSunday = (opens: string, closes: string) => weekWith({ sunday: { opens, closes } });

test.each([
  ["2026-11-01 a minute before opening", openOnSunday("09:00", "14:00"), "2026-11-01T13:59Z", "closed until 9:00 AM"],
  ["2026-11-01 at opening", openOnSunday("09:00", "14:00"), "2026-11-01T14:00Z", "open until 2:00 PM"],
  ["2026-11-01 at closing", openOnSunday("09:00", "14:00"), "2026-11-01T19:00Z", "closed until Mon 9:00 AM"],
  ["2026-11-01 half past one, first time", openOnSunday("01:00", "02:15"), "2026-11-01T05:30Z", "open until 2:15 AM"],
  ["2026-11-01 half past one again", openOnSunday("01:00", "02:15"), "2026-11-01T06:30Z", "open until 2:15 AM"],
  [
    "2027-03-14 the minute before the hour that is left out",
    openOnSunday("02:30", "04:00"),
    "2027-03-14T06:59Z",
    "closed until 2:30 AM",
  ],
  ["2027-03-14 the minute after it", openOnSunday("02:30", "04:00"), "2027-03-14T07:00Z", "open until 4:00 AM"],
  ["2027-03-14 at closing", openOnSunday("09:00", "14:00"), "2027-03-14T18:00Z", "closed until Mon 9:00 AM"],
])("daylight saving: %s", (_, hours, at, expected) => {
  expect(sign(hours, at)).toBe(expected);
});

const shortened = withHolidays(["2026-12-24", { opens: "10:00", closes: "13:00" }], ["2026-12-25", null]);

test.each([
  ["shortened day, at its opening", shortened, "2026-12-24T10:00-05:00", "open until 1:00 PM"],
  ["shortened day, the last minute", shortened, "2026-12-24T12:59-05:00", "closing until 1:00 PM"],
  ["shortened day, at its closing", shortened, "2026-12-24T13:00-05:00", "closed until Sat 9:00 AM"],
  ["the evening before a shortened day", shortened, "2026-12-23T19:00-05:00", "closed until Thu 10:00 AM"],
  ["closed day at noon", shortened, "2026-12-25T12:00-05:00", "closed until Sat 9:00 AM"],
  ["a Sunday that is open", withHolidays(["2026-12-20", weekday]), "2026-12-20T12:00-05:00", "open until 6:00 PM"],
  ["the date of the store, not of UTC", shortened, "2026-12-24T03:00Z", "closed until Thu 10:00 AM"],
  [
    "six days ahead: the weekday",
    closed("2026-11-14", "2026-11-18"),
    "2026-11-13T19:00-05:00",
    "closed until Thu 9:00 AM",
  ],
  [
    "a week ahead: with its date",
    closed("2026-11-21", "2026-11-26"),
    "2026-11-20T19:00-05:00",
    "closed until Fri, Nov 27 9:00 AM",
  ],
  ["closed over the horizon", closed("2026-11-21", "2026-12-04"), "2026-11-20T19:00-05:00", "closed, Call for hours"],
])("holidays: %s", (_, hours, at, expected) => {
  expect(sign(hours, at)).toBe(expected);
});

const evening = { opens: "09:00", closes: "20:00" };

test.each([
  ["Thanksgiving at noon", week, "2026-11-26T12:00-05:00", "unsettled today"],
  ["Thanksgiving, past the usual closing", week, "2026-11-26T18:00-05:00", "closed until Fri 9:00 AM"],
  ["the evening before", week, "2026-11-25T19:00-05:00", "closed, Thu hours may vary"],
  ["a Saturday", week, "2026-07-04T12:00-04:00", "unsettled today"],
  ["the Friday on which it is observed", week, "2026-07-03T12:00-04:00", "unsettled today"],
  ["a Sunday, on which the store is shut anyway", week, "2027-07-04T12:00-04:00", "closed, Mon hours may vary"],
  [
    "an entry for the day itself does not settle the observed one",
    withHolidays(["2026-07-04", null]),
    "2026-07-03T12:00-04:00",
    "unsettled today",
  ],
])("federal holidays: %s", (_, hours, at, expected) => {
  expect(sign(hours, at)).toBe(expected);
});

test("on no federal holiday of ten years does anything promise the week's hours", () => {
  const days = unsettledHolidays(week, "2024-01-01", 3653);
  // Eleven a year plus observed days, minus Sundays.
  expect(days.length).toBeGreaterThan(110);
  for (const { date, name } of days) {
    const noon = new Date(`${date}T17:00Z`);
    expect(storeDay(week, date).hours).toBeNull();
    expect(sign(week, noon.toISOString())).toBe("unsettled today");
    expect(weekRows(week, noon, 0)[0]).toEqual({
      days: "Today",
      times: `${name}: hours may vary, call first`,
      isToday: true,
      exception: { name, times: "hours may vary, call first" },
    });
  }
});

test.each([
  ["the first and the last day count", "2026-11-26", 29, ["2026-11-26", "2026-12-25"]],
  ["not the day after", "2026-11-27", 27, []],
  ["sixty days by themselves", "2026-11-21", undefined, ["2026-11-26", "2026-12-25", "2027-01-01", "2027-01-18"]],
])("unsettled holidays: %s", (_, from, days, expected) => {
  expect(unsettledHolidays(week, from, days).map(({ date }) => date)).toEqual(expected);
});

test("an entry settles a holiday, whatever it says", () => {
  const hours = withHolidays(["2026-11-26", null], ["2026-12-25", weekday]);
  expect(unsettledHolidays(hours, "2026-11-21", 40)).toEqual([]);
});

// A month without federal holidays on either side.
const friday = new Date("2027-07-16T12:00-04:00");

test.each([
  [
    "a day with other hours",
    withHolidays(["2027-07-17", evening]),
    [
      "Sat, Jul 17: Holiday: 9:00 AM to 8:00 PM",
      "Mon-Fri: 9:00 AM to 6:00 PM *",
      "Sat: 9:00 AM to 2:00 PM",
      "Sun: Closed",
    ],
  ],
  [
    "a closed day",
    withHolidays(["2027-07-16", null]),
    ["Today: Holiday: closed *", "Mon-Fri: 9:00 AM to 6:00 PM", "Sat: 9:00 AM to 2:00 PM", "Sun: Closed"],
  ],
  ["the store's week", week, ["Mon-Fri: 9:00 AM to 6:00 PM *", "Sat: 9:00 AM to 2:00 PM", "Sun: Closed"]],
  ["all days alike", weekWith({ saturday: weekday, sunday: weekday }), ["Mon-Sun: 9:00 AM to 6:00 PM *"]],
  [
    "a short Wednesday, which parts its neighbors",
    weekWith({ wednesday: { opens: "09:00", closes: "12:00" } }),
    [
      "Mon-Tue: 9:00 AM to 6:00 PM",
      "Wed: 9:00 AM to 12:00 PM",
      "Thu-Fri: 9:00 AM to 6:00 PM *",
      "Sat: 9:00 AM to 2:00 PM",
      "Sun: Closed",
    ],
  ],
])("the table with %s", (_, hours, rows) => {
  const shown = weekRows(hours, friday).map(({ days, times, isToday }) => `${days}: ${times}${isToday ? " *" : ""}`);
  expect(shown).toEqual(rows);
});

test.each([
  ["Monday", "2026-11-23T12:00-05:00", "Mon-Fri"],
  ["Saturday", "2026-11-21T12:00-05:00", "Sat"],
  ["Sunday", "2026-11-22T12:00-05:00", "Sun"],
  ["Sunday here, Monday in UTC", "2026-11-23T02:00Z", "Sun"],
])("today's row on %s", (_, at, days) => {
  const today = weekRows(week, new Date(at), 0).filter((row) => row.isToday);
  expect(today.map((row) => row.days)).toEqual([days]);
});

test("the week in one line", () => {
  expect(hoursLine(week)).toBe("Mon-Fri 9:00 AM to 6:00 PM · Sat 9:00 AM to 2:00 PM · Sun closed");
});

test.each([
  ["yesterday is over", "2027-07-15", []],
  ["today counts", "2027-07-16", ["Fri, Jul 16"]],
  ["the last day counts", "2027-08-15", ["Sun, Aug 15"]],
  ["the day after it does not", "2027-08-16", []],
])("coming holidays: %s", (_, date, days) => {
  expect(comingHolidays(withHolidays([date, null]), friday).map(({ day }) => day)).toEqual(days);
});

test("coming holidays say when the counter is open", () => {
  const hours: Hours = {
    ...week,
    holidays: [
      { date: "2026-11-26", name: "Thanksgiving", hours: null },
      { date: "2026-11-27", name: "Day after Thanksgiving", hours: { opens: "10:00", closes: "15:00" } },
    ],
  };
  expect(comingHolidays(hours, new Date("2026-11-27T02:00Z"), 1)).toEqual([
    { date: "2026-11-26", name: "Thanksgiving", day: "Thu, Nov 26", times: "closed", isSettled: true },
    {
      date: "2026-11-27",
      name: "Day after Thanksgiving",
      day: "Fri, Nov 27",
      times: "10:00 AM to 3:00 PM",
      isSettled: true,
    },
  ]);
});

test.each([
  ["in the middle of a minute of an open day, until shortly before closing", "2026-03-11T15:00:20Z", 7 * 3600 - 1820],
  ["shortly before closing", "2026-03-11T21:30:00Z", 1800],
  ["a moment before closing", "2026-03-11T21:59:59.500Z", 0.5],
  ["before opening", "2026-03-11T12:59:00Z", 60],
  ["on a day that is shut, until midnight", "2026-03-15T15:00:00Z", 13 * 3600],
])("what the hours say may change %s", (_, now, seconds) => {
  expect(untilHoursChange(week, new Date(now))).toBe(seconds * 1000);
});

test("what the hours say may change at a dated opening too", () => {
  const dated = withHolidays(["2026-03-11", { opens: "11:30", closes: "15:00" }]);
  expect(untilHoursChange(dated, new Date("2026-03-11T15:00:00Z"))).toBe(30 * 60_000);
  expect(untilHoursChange(dated, new Date("2026-03-11T15:30:00Z"))).toBe((3.5 * 60 - 30) * 60_000);
  expect(untilHoursChange(dated, new Date("2026-03-10T15:00:00Z"))).toBe((7 * 60 - 30) * 60_000);
});
