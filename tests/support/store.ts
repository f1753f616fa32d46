/** Derived from the records, so tests survive the store's changes. */
import { hours } from "#app/content/hours.ts";
import type { Hours } from "#app/content/schema.ts";
import { daysByHours, openState } from "#app/hours/opening-hours.ts";
import { clockTime } from "#app/text/english.ts";
import { addDays, storeDay, storeInstant as instantOf } from "#app/hours/store-days.ts";

/** Not the store's week. */
export const fixtureWeek: Hours["weekly"] = {
  monday: { opens: "09:00", closes: "18:00" },
  tuesday: { opens: "09:00", closes: "18:00" },
  wednesday: { opens: "09:00", closes: "18:00" },
  thursday: { opens: "09:00", closes: "18:00" },
  friday: { opens: "09:00", closes: "18:00" },
  saturday: { opens: "09:00", closes: "14:00" },
  sunday: null,
};

/** "Open · Closes at 6:00 PM" */
export const signAt = (time: string): string => openState(hours, new Date(time)).text;

/** Hours of the week's first days: "9:00 AM to 6:00 PM" */
export const usualDay: string = daysByHours(hours)
  .flatMap(({ hours: day }) => (day === null ? [] : [`${clockTime(day.opens)} to ${clockTime(day.closes)}`]))
  .slice(0, 1)
  .join("");

/** First date from `date` on with the usual hours. */
export function openDayFrom(date: string): { date: string; opens: string; closes: string } {
  const day = storeDay(hours, date);
  return day.hours === null || day.name !== null ? openDayFrom(addDays(date, 1)) : { date, ...day.hours };
}

/** ISO 8601 instant of a store time, shifted by seconds. */
export const storeInstant = (date: string, time: string, seconds = 0): string =>
  new Date(instantOf(date, time).getTime() + seconds * 1000).toISOString();
