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

const shortName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1, 3);

export interface OpenState {
  /** "closing" in the last minutes; "unsettled" on a federal holiday without an entry. */
  status: "open" | "closing" | "closed" | "unsettled";
  /** Such as "Open · Closes at 6:00 PM", "Closed · Opens Mon, Jan 4 9:00 AM". Must fit one line on a small phone. */
  text: string;
  until?: string;
  /** "Opens at 9:00 AM", "Mon hours may vary"; while closed. */
  next?: string;
}

export const closedByNotice: OpenState = { status: "closed", text: "Closed" };

/** Minutes before closing when the sign starts to warn. */
const soonMinutes = 30;

const horizonDays = 14;

/** Milliseconds until the sign may change. Up to an hour off on clock-change nights, when the store is closed. */
export function untilHoursChange(hours: Hours, now: Date): number {
  const { date, minutes } = storeTime(now);
  const entry = hours.holidays.find((holiday) => holiday.date === date)?.hours;
  const turns = [entry, hours.weekly[weekdayOf(date)]].flatMap((day) =>
    day ? [minutesOf(day.opens), minutesOf(day.closes) - soonMinutes, minutesOf(day.closes)] : [],
  );
  const next = Math.min(...turns.filter((turn) => turn > minutes), 24 * 60);
  return (next - minutes) * 60_000 - (now.getTime() % 60_000);
}

/** The opening minute counts as open, the closing minute as closed. */
export function openState(hours: Hours, now: Date): OpenState {
  const { date, minutes } = storeTime(now);
  const today = storeDay(hours, date);
  // An unsettled day lasts until the weekday's closing time.
  const ends = today.isSettled ? today.hours : hours.weekly[weekdayOf(date)];
  if (ends !== null && minutes < minutesOf(ends.closes)) {
    if (!today.isSettled) {
      return { status: "unsettled", text: "Holiday hours may vary today" };
    }
    if (minutes < minutesOf(ends.opens)) {
      return closedUntil(`Opens at ${clockTime(ends.opens)}`);
    }
    const until = clockTime(ends.closes);
    return minutes >= minutesOf(ends.closes) - soonMinutes
      ? { status: "closing", text: `Closes soon · ${until}`, until }
      : { status: "open", text: `Open · Closes at ${until}`, until };
  }
  return closedUntil(nextOpening(hours, date));
}

const closedUntil = (next: string): OpenState => ({ status: "closed", text: `Closed · ${next}`, next });

function nextOpening(hours: Hours, date: string): string {
  for (let ahead = 1; ahead <= horizonDays; ahead += 1) {
    const day = addDays(date, ahead);
    const coming = storeDay(hours, day);
    // A bare weekday a week ahead would read as the nearer one.
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
  exception?: { name: string; times: string };
}

/** Dated exceptions within `days`, nearest first, then the week with equal days merged: Mon-Fri, Sat, Sun. */
export function weekRows(hours: Hours, now: Date, days = 7): HoursRow[] {
  const today = storeDate(now);
  const special = comingHolidays(hours, now, days).map(({ date, day, name, times }) => ({
    days: date === today ? "Today" : day,
    times: `${name}: ${times}`,
    ...(date === today && { isToday: true as const }),
    exception: { name, times },
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

function dayRange(days: readonly Weekday[]): string {
  const names = days.map(shortName);
  return names.length > 1 ? `${names[0]}-${names.at(-1)}` : names.join("");
}

const timeRange = ({ opens, closes }: NonNullable<DayHours>) => `${clockTime(opens)} to ${clockTime(closes)}`;

const dayTimes = (day: DayHours): string => (day === null ? "closed" : timeRange(day));

/** Monday first; merges consecutive days with the same hours. */
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

/** "2026-11-26" → "Thu, Nov 26". Unlike an Intl formatter it costs a new isolate nothing. */
function shortDate(date: string): string {
  const [weekday, day, month] = new Date(date).toUTCString().split(" ");
  return `${weekday} ${month} ${Number(day)}`;
}

/** `day` is "Thu, Nov 26"; `times` "closed", "10:00 AM to 3:00 PM" or "hours may vary, call first". */
export function comingHolidays(hours: Hours, now: Date, days = 30) {
  const today = storeDate(now);
  return Array.from({ length: days + 1 }, (_, ahead) => hoursOn(hours, addDays(today, ahead))).flatMap((day) =>
    day.name === null ? [] : [{ ...day, name: day.name }],
  );
}

export function hoursOn(hours: Hours, date: string) {
  const { name, hours: open, isSettled } = storeDay(hours, date);
  return { date, name, day: shortDate(date), times: isSettled ? dayTimes(open) : mayVary, isSettled };
}
