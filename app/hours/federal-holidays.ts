/** The federal holidays of the United States by rule. @see https://www.law.cornell.edu/uscode/text/5/6103 */
import { memoize } from "../site/memoize.ts";

const monday = 1;
const thursday = 4;

/** Days that the law names by their date, or by a weekday: then with the first date of the month on which it can fall. */
const rules: ReadonlyArray<readonly [name: string, month: number, day: number, weekday?: number]> = [
  ["New Year's Day", 1, 1],
  ["Martin Luther King Jr. Day", 1, 15, monday],
  ["Presidents' Day", 2, 15, monday],
  // The last Monday of a month of 31 days.
  ["Memorial Day", 5, 25, monday],
  ["Juneteenth", 6, 19],
  ["Independence Day", 7, 4],
  ["Labor Day", 9, 1, monday],
  ["Columbus Day", 10, 8, monday],
  ["Veterans Day", 11, 11],
  ["Thanksgiving Day", 11, 22, thursday],
  ["Christmas Day", 12, 25],
];

/** Days to the date on which a holiday is also observed, by weekday: from Saturday to Friday, from Sunday to Monday. */
const observedShift: Readonly<Record<number, number>> = { 6: -1, 0: 1 };

type Holiday = [date: string, name: string];

/**
 * The holidays of a year by law, with the dates on which they are observed; New Year's may be observed in the year
 * before.
 */
const holidaysOf = (year: number) =>
  rules.flatMap(([name, month, day, weekday]): Holiday[] => {
    const dateIn = (days: number) => new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
    const earliest = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
    if (weekday !== undefined) {
      return [[dateIn((weekday - earliest + 7) % 7), name]];
    }
    const shift = observedShift[earliest];
    const own: Holiday = [dateIn(0), name];
    return shift === undefined ? [own] : [own, [dateIn(shift), `${name} (observed)`]];
  });

/** The holidays observed in a year, New Year's of the next one included. */
const holidaysIn = memoize((year: number) => new Map([...holidaysOf(year + 1), ...holidaysOf(year)]));

/**
 * The federal holiday that falls on a date, or is observed on it: "Thanksgiving Day", "Independence Day (observed)".
 * @param date ISO date
 */
export const federalHoliday = (date: string): string | null => holidaysIn(Number(date.slice(0, 4))).get(date) ?? null;
