/** Is the counter open, and until when: in the store's time zone, whatever the server's clock is set to. */
import type { DayHours, Hours, Weekday } from "../content/schema.ts";

/** Short English names, in the order of `Date.getUTCDay()`. */
const weekdays: readonly Weekday[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const shortNames: Record<Weekday, string> = {
  monday: "Mon",
  tuesday: "Tue",
  wednesday: "Wed",
  thursday: "Thu",
  friday: "Fri",
  saturday: "Sat",
  sunday: "Sun",
};

export interface OpenState {
  isOpen: boolean;
  /** "Closes at 6:00 PM", "Opens at 9:00 AM" (later today), "Opens Mon 9:00 AM", "Opens Mon, Jan 4 9:00 AM" */
  next: string;
}

interface StoreTime {
  /** ISO date in the store's time zone. */
  date: string;
  /** Minutes since the store's midnight. */
  minutes: number;
}

const storeClock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/New_York",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

function storeTime(now: Date): StoreTime {
  const parts = Object.fromEntries(storeClock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The weekday of an ISO date. */
export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "sunday";
}

/** "2026-11-30", 1 → "2026-12-01" */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The hours of one date: a dated exception, else the weekday's. */
export function hoursOn(hours: Hours, date: string): DayHours {
  const holiday = hours.holidays.find((entry) => entry.date === date);
  return holiday === undefined ? hours.weekly[weekdayOf(date)] : holiday.hours;
}

/** "14:00" → "2:00 PM" */
export function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}

/** Looks at most two weeks ahead; a store shut for longer says so without a day. */
const horizonDays = 14;

/**
 * Milliseconds until what the hours say may change: at an opening, a closing or the store's midnight. On the night that
 * the clocks change it may be an hour off, when the store is shut.
 */
export function untilHoursChange(hours: Hours, now: Date): number {
  const { date, minutes } = storeTime(now);
  const entry = hours.holidays.find((holiday) => holiday.date === date)?.hours;
  const turns = [entry, hours.weekly[weekdayOf(date)]].flatMap((day) =>
    day ? [minutesOf(day.opens), minutesOf(day.closes)] : [],
  );
  const next = Math.min(...turns.filter((turn) => turn > minutes), 24 * 60);
  return (next - minutes) * 60_000 - (now.getTime() % 60_000);
}

/** Whether the store is open at `now`, and what comes next. Open includes the minute of opening, not that of closing. */
export function openState(hours: Hours, now: Date): OpenState {
  const { date, minutes } = storeTime(now);
  const today = hoursOn(hours, date);
  if (today !== null && minutes < minutesOf(today.closes)) {
    return minutes >= minutesOf(today.opens)
      ? { isOpen: true, next: `Closes at ${clockTime(today.closes)}` }
      : { isOpen: false, next: `Opens at ${clockTime(today.opens)}` };
  }
  for (let ahead = 1; ahead <= horizonDays; ahead += 1) {
    const day = addDays(date, ahead);
    const opening = hoursOn(hours, day);
    if (opening !== null) {
      // From a week ahead on, the weekday alone would be taken for the one before.
      const dayName = ahead < 7 ? shortNames[weekdayOf(day)] : shortDate(day);
      return { isOpen: false, next: `Opens ${dayName} ${clockTime(opening.opens)}` };
    }
  }
  return { isOpen: false, next: "Call for hours" };
}

export interface HoursRow {
  /** "Mon-Fri" or "Sun" */
  days: string;
  /** "9:00 AM to 6:00 PM" or "Closed" */
  times: string;
  /** True when today is one of the days. */
  isToday: boolean;
}

/** The week, days of equal hours drawn together: Mon-Fri, Sat, Sun. */
export function weekRows(hours: Hours, now: Date): HoursRow[] {
  const today = weekdayOf(storeTime(now).date);
  return daysByHours(hours).map(({ days, hours: times }) => {
    return {
      days: dayRange(days),
      times: times === null ? "Closed" : timeRange(times),
      isToday: days.includes(today),
    };
  });
}

/** "Mon-Fri" or "Sat" */
function dayRange(days: readonly Weekday[]): string {
  const names = days.map((day) => shortNames[day]);
  return names.length > 1 ? `${names[0]}-${names.at(-1)}` : names.join("");
}

/** "9:00 AM to 6:00 PM" */
const timeRange = ({ opens, closes }: NonNullable<DayHours>) => `${clockTime(opens)} to ${clockTime(closes)}`;

/** Days in a row with the same hours, Monday first. */
export function daysByHours({ weekly }: Hours): Array<{ days: Weekday[]; hours: DayHours }> {
  const groups: Array<{ days: Weekday[]; hours: DayHours }> = [];
  for (const day of [...weekdays.slice(1), ...weekdays.slice(0, 1)]) {
    const group = groups.at(-1);
    if (group !== undefined && isSameHours(group.hours, weekly[day])) {
      group.days.push(day);
    } else {
      groups.push({ days: [day], hours: weekly[day] });
    }
  }
  return groups;
}

function isSameHours(a: DayHours, b: DayHours): boolean {
  return a === null || b === null ? a === b : a.opens === b.opens && a.closes === b.closes;
}

/** The week in one line: "Mon-Fri 9:00 AM to 6:00 PM · Sat 9:00 AM to 2:00 PM · Sun closed" */
export function hoursLine(hours: Hours): string {
  return daysByHours(hours)
    .map(({ days, hours: open }) => `${dayRange(days)} ${open === null ? "closed" : timeRange(open)}`)
    .join(" · ");
}

export interface ComingHoliday {
  name: string;
  /** "Thu, Nov 26" */
  day: string;
  times: string;
}

const dayFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** "2026-11-26" → "Thu, Nov 26" */
function shortDate(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

/** Dated exceptions of the next `days` days, today included. */
export function comingHolidays(hours: Hours, now: Date, days = 30): ComingHoliday[] {
  const { date } = storeTime(now);
  const last = addDays(date, days);
  return hours.holidays
    .filter((holiday) => holiday.date >= date && holiday.date <= last)
    .map((holiday) => ({
      name: holiday.name,
      day: shortDate(holiday.date),
      times: holiday.hours === null ? "Closed" : timeRange(holiday.hours),
    }));
}
