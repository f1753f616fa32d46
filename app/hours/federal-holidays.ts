/** The federal holidays of the United States by rule. @see https://www.law.cornell.edu/uscode/text/5/6103 */
import { memoize } from "../site/memoize.ts";

/** Days that the law names by their date: month and day. */
const fixedDays: ReadonlyArray<readonly [name: string, month: number, day: number]> = [
  ["New Year's Day", 1, 1],
  ["Juneteenth", 6, 19],
  ["Independence Day", 7, 4],
  ["Veterans Day", 11, 11],
  ["Christmas Day", 12, 25],
];

const monday = 1;
const thursday = 4;

/** Days that the law names by weekday, with the first day of the month on which it can fall. */
const floatingDays: ReadonlyArray<readonly [name: string, month: number, weekday: number, earliest: number]> = [
  ["Martin Luther King Jr. Day", 1, monday, 15],
  ["Presidents' Day", 2, monday, 15],
  // The last Monday of a month of 31 days.
  ["Memorial Day", 5, monday, 25],
  ["Labor Day", 9, monday, 1],
  ["Columbus Day", 10, monday, 8],
  ["Thanksgiving Day", 11, thursday, 22],
];

const millisecondsPerDay = 86_400_000;
const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Days to the date on which a holiday is also observed, by weekday: from Saturday to Friday, from Sunday to Monday. */
const observedShift: Readonly<Record<number, number>> = { 6: -1, 0: 1 };

type Holiday = [date: string, name: string];

/**
 * The holidays of a year by law, with the dates on which they are observed; New Year's may be observed in the year
 * before.
 */
function holidaysOf(year: number): Holiday[] {
  const fixed = fixedDays.flatMap(([name, month, day]): Holiday[] => {
    const time = Date.UTC(year, month - 1, day);
    const shift = observedShift[new Date(time).getUTCDay()] ?? 0;
    const observed: Holiday = [isoDate(time + shift * millisecondsPerDay), `${name} (observed)`];
    return [[isoDate(time), name], ...(shift === 0 ? [] : [observed])];
  });
  const floating = floatingDays.map(([name, month, weekday, earliest]): Holiday => {
    const time = Date.UTC(year, month - 1, earliest);
    const wait = (weekday - new Date(time).getUTCDay() + 7) % 7;
    return [isoDate(time + wait * millisecondsPerDay), name];
  });
  return [...fixed, ...floating];
}

/** The holidays observed in a year, New Year's of the next one included. */
const holidaysIn = memoize(
  (year: number): ReadonlyMap<string, string> => new Map([...holidaysOf(year + 1), ...holidaysOf(year)]),
  8,
);

/**
 * The federal holiday that falls on a date, or is observed on it: "Thanksgiving Day", "Independence Day (observed)".
 * @param date ISO date
 */
export const federalHoliday = (date: string): string | null => holidaysIn(Number(date.slice(0, 4))).get(date) ?? null;
