/** The store's hours in words, in its own time zone. */
import type { DayHours, Hours, Weekday } from "../content/schema.ts";
import { clockTime } from "../text/english.ts";
import {
  addDays,
  mayVary,
  minutesOf,
  storeDate,
  storeDay,
  storeTime,
  weekdayOf,
  weekdaysFromSunday,
} from "./store-days.ts";

/** "monday" → "Mon" */
const shortName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1, 3);

export interface OpenState {
  /** "closing" in the last minutes; "unsettled" on a holiday without hours in the records. */
  status: "open" | "closing" | "closed" | "unsettled";
  /**
   * "Open · Closes at 6:00 PM", in the last minutes "Closes soon · 6:00 PM", "Closed · Opens at 9:00 AM" (later
   * today), "Closed · Opens Mon 9:00 AM", "Closed · Opens Mon, Jan 4 9:00 AM", "Closed · Thu hours may vary",
   * and on that day "Holiday hours may vary today". Fits on one line of a small phone; the week's rows beside it name
   * the holiday.
   */
  text: string;
  /** "6:00 PM", while it is open. */
  until?: string;
}

/** Minutes before closing in which the sign warns visitors on their way. */
const soonMinutes = 30;

/** Upper bound on days ahead to look for the next opening. */
const horizonDays = 14;

/**
 * Milliseconds until the open sign may change: at an opening, shortly before a closing, at a closing or at the store's
 * midnight. On the night that the clocks change it may be an hour off, when the store is closed.
 */
export function untilHoursChange(hours: Hours, now: Date): number {
  const { date, minutes } = storeTime(now);
  const entry = hours.holidays.find((holiday) => holiday.date === date)?.hours;
  const turns = [entry, hours.weekly[weekdayOf(date)]].flatMap((day) =>
    day ? [minutesOf(day.opens), minutesOf(day.closes) - soonMinutes, minutesOf(day.closes)] : [],
  );
  const next = Math.min(...turns.filter((turn) => turn > minutes), 24 * 60);
  return (next - minutes) * 60_000 - (now.getTime() % 60_000);
}

/** The open sign at `now`. Open includes the minute of opening, not that of closing. */
export function openState(hours: Hours, now: Date): OpenState {
  const { date, minutes } = storeTime(now);
  const today = storeDay(hours, date);
  // The sign shows an unsettled day until the hour at which the week's day ends.
  const ends = today.isSettled ? today.hours : hours.weekly[weekdayOf(date)];
  if (ends !== null && minutes < minutesOf(ends.closes)) {
    if (!today.isSettled) {
      return { status: "unsettled", text: "Holiday hours may vary today" };
    }
    if (minutes < minutesOf(ends.opens)) {
      return { status: "closed", text: `Closed · Opens at ${clockTime(ends.opens)}` };
    }
    const until = clockTime(ends.closes);
    return minutes >= minutesOf(ends.closes) - soonMinutes
      ? { status: "closing", text: `Closes soon · ${until}`, until }
      : { status: "open", text: `Open · Closes at ${until}`, until };
  }
  return { status: "closed", text: `Closed · ${nextOpening(hours, date)}` };
}

/** The first day after a date that is not closed. */
function nextOpening(hours: Hours, date: string): string {
  for (let ahead = 1; ahead <= horizonDays; ahead += 1) {
    const day = addDays(date, ahead);
    const coming = storeDay(hours, day);
    // From a week ahead on, the weekday alone would mean the nearer one.
    const dayName = ahead < 7 ? shortName(weekdayOf(day)) : shortDate(day);
    if (!coming.isSettled) {
      return `${dayName} hours may vary`;
    }
    if (coming.hours !== null) {
      return `Opens ${dayName} ${clockTime(coming.hours.opens)}`;
    }
  }
  return "Call for hours";
}

export interface HoursRow {
  /** "Mon-Fri", "Sun", "Today" or "Thu, Nov 26" */
  days: string;
  /** "9:00 AM to 6:00 PM", "Closed" or "Christmas Eve: 9:00 AM to 1:00 PM" */
  times: string;
  isToday?: true;
  /** True for a date that differs from the week. */
  isDated?: true;
}

/**
 * The days that differ from the week, nearest first, then the week, with days of equal hours in one row: Mon-Fri, Sat, Sun.
 * @param days count of days ahead among which to look for different ones
 */
export function weekRows(hours: Hours, now: Date, days = 7): HoursRow[] {
  const today = storeDate(now);
  const special = comingHolidays(hours, now, days).map(({ date, day, name, times }) => ({
    days: date === today ? "Today" : day,
    times: `${name}: ${times}`,
    ...(date === today && { isToday: true as const }),
    isDated: true as const,
  }));
  const isOrdinary = !special.some((row) => "isToday" in row);
  return [
    ...special,
    ...daysByHours(hours).map(({ days: run, hours: times }) => ({
      days: dayRange(run),
      times: times === null ? "Closed" : timeRange(times),
      ...(isOrdinary && run.includes(weekdayOf(today)) && { isToday: true as const }),
    })),
  ];
}

/** "Mon-Fri" or "Sat" */
function dayRange(days: readonly Weekday[]): string {
  const names = days.map(shortName);
  return names.length > 1 ? `${names[0]}-${names.at(-1)}` : names.join("");
}

/** "9:00 AM to 6:00 PM" */
const timeRange = ({ opens, closes }: NonNullable<DayHours>) => `${clockTime(opens)} to ${clockTime(closes)}`;

/** "9:00 AM to 6:00 PM" or "closed" */
const dayTimes = (day: DayHours): string => (day === null ? "closed" : timeRange(day));

/** Days in a row with the same hours, Monday first. */
export function daysByHours({ weekly }: Hours): Array<{ days: Weekday[]; hours: DayHours }> {
  const groups: Array<{ days: Weekday[]; hours: DayHours }> = [];
  for (const day of [...weekdaysFromSunday.slice(1), ...weekdaysFromSunday.slice(0, 1)]) {
    const group = groups.at(-1);
    if (group !== undefined && dayTimes(group.hours) === dayTimes(weekly[day])) {
      group.days.push(day);
    } else {
      groups.push({ days: [day], hours: weekly[day] });
    }
  }
  return groups;
}

/** "Mon-Fri 9:00 AM to 6:00 PM · Sat 9:00 AM to 2:00 PM · Sun closed" */
export const hoursLine = (hours: Hours): string =>
  daysByHours(hours)
    .map(({ days, hours: open }) => `${dayRange(days)} ${dayTimes(open)}`)
    .join(" · ");

const dayFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** "2026-11-26" → "Thu, Nov 26" */
const shortDate = (date: string): string => dayFormat.format(new Date(`${date}T00:00:00Z`));

/**
 * The days that differ from the week, today and the next `days` days: dated exceptions and unsettled holidays. `day` is
 * "Thu, Nov 26", `times` "closed", "10:00 AM to 3:00 PM" or "hours may vary, call first".
 */
export function comingHolidays(hours: Hours, now: Date, days = 30) {
  const today = storeDate(now);
  return Array.from({ length: days + 1 }, (_, ahead) => hoursOn(hours, addDays(today, ahead))).flatMap((day) =>
    day.name === null ? [] : [{ ...day, name: day.name }],
  );
}

/** A date in words; `name` is that of an exception or a holiday. */
export function hoursOn(hours: Hours, date: string) {
  const { name, hours: open, isSettled } = storeDay(hours, date);
  return { date, name, day: shortDate(date), times: isSettled ? dayTimes(open) : mayVary, isSettled };
}
