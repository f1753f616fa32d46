import type { DayHours, Hours, Weekday } from "../content/schema.ts";
import { federalHoliday } from "./federal-holidays.ts";

/** In `Date.getUTCDay()` order. */
export const weekdaysFromSunday: readonly Weekday[] = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
];

export const storeTimeZone = "America/New_York";

/** Made at the first use: it takes a new isolate 10 ms. */
let storeClock: Intl.DateTimeFormat | undefined;

export const storeDate = (now: Date) => storeTime(now).date;

/** ISO date and minutes since midnight, store time. */
export function storeTime(now: Date): { date: string; minutes: number } {
  storeClock ??= new Intl.DateTimeFormat("en-US", {
    timeZone: storeTimeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = Object.fromEntries(storeClock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** In the hour that fall repeats, picks the second. */
export function storeInstant(date: string, time: string): Date {
  const standard = new Date(Date.parse(`${date}T${time}:00Z`) + 5 * 3_600_000);
  const isSummer = storeTime(standard).minutes !== minutesOf(time);
  return isSummer ? new Date(standard.getTime() - 3_600_000) : standard;
}

export function shortDay(now: Date): [string, string] {
  const [, day = "", month = ""] = new Date(storeDate(now)).toUTCString().split(" ");
  return [month, day];
}

export function weekdayOf(date: string): Weekday {
  return weekdaysFromSunday[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "sunday";
}

/** "2026-11-30", 1 → "2026-12-01" */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A federal holiday without an entry is unsettled, unless the store is closed that weekday anyway. */
type StoreDay =
  | { isSettled: true; hours: DayHours; name: string | null }
  | { isSettled: false; hours: null; name: string };

export function storeDay(hours: Hours, date: string): StoreDay {
  const entry = hours.holidays.find((holiday) => holiday.date === date);
  if (entry !== undefined) {
    return { isSettled: true, hours: entry.hours, name: entry.name };
  }
  const usual = hours.weekly[weekdayOf(date)];
  const name = usual === null ? null : federalHoliday(date);
  return name === null ? { isSettled: true, hours: usual, name } : { isSettled: false, hours: null, name };
}

/** Federal holidays without an entry. @param today ISO date, store time @param days how far ahead to look */
export function unsettledHolidays(hours: Hours, today: string, days = 60): Array<{ date: string; name: string }> {
  return Array.from({ length: days + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const day = storeDay(hours, date);
    return day.isSettled ? [] : [{ date, name: day.name }];
  });
}

export const mayVary = "hours may vary, call first";

export const unsettledText = (name: string) => `${name}: ${mayVary}`;

/** Store time: "Mon, Nov 23, 2026, 5:10 AM". @param instant ISO 8601 */
export const dateAndTime = (instant: string): string =>
  new Date(instant)
    .toLocaleString("en-US", {
      timeZone: storeTimeZone,
      weekday: "short",
      month: "short",
      day: "numeric",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
    })
    .replaceAll("\u202F", " ");
