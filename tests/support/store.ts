/** Expected values of the store, taken from its records: tests stay green as the store fills in its own. */
import { hours } from "#app/content/hours.ts";
import type { Hours } from "#app/content/schema.ts";
import { daysByHours, openState } from "#app/hours/opening-hours.ts";
import { clockTime } from "#app/text/english.ts";
import { addDays, storeDay, storeInstant as instantOf } from "#app/hours/store-days.ts";

/** A week for tests of rules; no store's own. */
export const fixtureWeek: Hours["weekly"] = {
  monday: { opens: "09:00", closes: "18:00" },
  tuesday: { opens: "09:00", closes: "18:00" },
  wednesday: { opens: "09:00", closes: "18:00" },
  thursday: { opens: "09:00", closes: "18:00" },
  friday: { opens: "09:00", closes: "18:00" },
  saturday: { opens: "09:00", closes: "14:00" },
  sunday: null,
};

/** The store's sign at an instant, such as "Open · Closes at 6:00 PM". */
export const signAt = (time: string): string => openState(hours, new Date(time)).text;

/** The hours of the days with which the store's week begins, such as "9:00 AM to 6:00 PM". */
export const usualDay: string = daysByHours(hours)
  .flatMap(({ hours: day }) => (day === null ? [] : [`${clockTime(day.opens)} to ${clockTime(day.closes)}`]))
  .slice(0, 1)
  .join("");

/** The first date from this one on which the store keeps its usual hours, with these. */
export function openDayFrom(date: string): { date: string; opens: string; closes: string } {
  const day = storeDay(hours, date);
  return day.hours === null || day.name !== null ? openDayFrom(addDays(date, 1)) : { date, ...day.hours };
}

/** The instant at which clocks at the store show this time, moved by seconds, as ISO 8601. */
export const storeInstant = (date: string, time: string, seconds = 0): string =>
  new Date(instantOf(date, time).getTime() + seconds * 1000).toISOString();
