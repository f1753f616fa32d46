/** Federal holidays by rule. @see https://www.law.cornell.edu/uscode/text/5/6103 */
import { memoize } from "../site/memoize.ts";

const monday = 1;
const thursday = 4;

/** For weekday rules, `day` is the earliest possible date. */
const rules: ReadonlyArray<readonly [name: string, month: number, day: number, weekday?: number]> = [
  ["New Year's Day", 1, 1],
  ["Martin Luther King Jr. Day", 1, 15, monday],
  ["Presidents' Day", 2, 15, monday],
  // The last Monday of a 31-day month.
  ["Memorial Day", 5, 25, monday],
  ["Juneteenth", 6, 19],
  ["Independence Day", 7, 4],
  ["Labor Day", 9, 1, monday],
  ["Columbus Day", 10, 8, monday],
  ["Veterans Day", 11, 11],
  ["Thanksgiving Day", 11, 22, thursday],
  ["Christmas Day", 12, 25],
];

/** A Saturday holiday is observed on Friday, a Sunday one on Monday. */
const observedShift: Readonly<Record<number, number>> = { 6: -1, 0: 1 };

type Holiday = [date: string, name: string];

/** With observed dates; New Year's may be observed in the previous year. */
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

/** Includes next year's New Year's Day if observed in this one. */
const holidaysIn = memoize((year: number) => new Map([...holidaysOf(year + 1), ...holidaysOf(year)]));

/** "Thanksgiving Day", "Independence Day (observed)", or null. @param date ISO date */
export const federalHoliday = (date: string): string | null => holidaysIn(Number(date.slice(0, 4))).get(date) ?? null;
