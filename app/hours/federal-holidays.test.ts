import { expect, test } from "vitest";
import { federalHoliday } from "./federal-holidays.ts";

function holidaysOf(year: number): string[] {
  const found: string[] = [];
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 86_400_000) {
    const date = new Date(time).toISOString().slice(0, 10);
    const name = federalHoliday(date);
    if (name !== null) {
      found.push(`${date.slice(5)} ${name}`);
    }
  }
  return found;
}

// Dates from the Office of Personnel Management's table of federal holidays.
test("those that fall on a Saturday or a Sunday are observed on the day before or after", () => {
  expect(holidaysOf(2021)).toEqual([
    "01-01 New Year's Day",
    "01-18 Martin Luther King Jr. Day",
    "02-15 Presidents' Day",
    "05-31 Memorial Day",
    "06-18 Juneteenth (observed)",
    "06-19 Juneteenth",
    "07-04 Independence Day",
    "07-05 Independence Day (observed)",
    "09-06 Labor Day",
    "10-11 Columbus Day",
    "11-11 Veterans Day",
    "11-25 Thanksgiving Day",
    "12-24 Christmas Day (observed)",
    "12-25 Christmas Day",
    "12-31 New Year's Day (observed)",
  ]);
});

test("every year has eleven, each on the weekday that the law names", () => {
  const weekday = (year: number, day: string) => new Date(`${year}-${day}T00:00:00Z`).getUTCDay();
  for (let year = 2024; year < 2064; year += 1) {
    const own = holidaysOf(year).filter((entry) => !entry.endsWith("(observed)"));
    expect(own, String(year)).toHaveLength(11);
    for (const entry of own) {
      const [day = "", ...name] = entry.split(" ");
      if (/^(Martin|Presidents|Memorial|Labor|Columbus)/.test(name.join(" "))) {
        expect(weekday(year, day), `${year}-${entry}`).toBe(1);
      }
      if (name[0] === "Thanksgiving") {
        expect(weekday(year, day), `${year}-${entry}`).toBe(4);
      }
    }
  }
});
