import type { Hours } from "#app/content/schema.ts";
import { addDays, minutesOf, storeDate, storeDay, storeInstant, storeTime } from "#app/hours/store-days.ts";

/** Indexes and views repeat this condition. */
export const isUnanswered = "coalesce(trim(answered_by), '') = ''";

/** Before the store opens. */
const remindAt = minutesOf("08:30");
/** Days to look back for an open one. */
const horizonDays = 31;

/** Due once from 8:30 until closing on a day that surely opens, for messages that have waited a whole open day. */
export function reminderAt(hours: Hours, now: Date): { day: string; receivedBefore: Date } | null {
  const { date, minutes } = storeTime(now);
  const today = storeDay(hours, date).hours;
  if (today === null || minutes < remindAt || minutes >= minutesOf(today.closes)) {
    return null;
  }
  for (let back = 1; back <= horizonDays; back += 1) {
    const before = addDays(date, -back);
    const open = storeDay(hours, before).hours;
    if (open !== null) {
      return { day: date, receivedBefore: storeInstant(before, open.opens) };
    }
  }
  return null;
}

/** In milliseconds. An unsettled day counts as closed. */
export function openTimeBetween(hours: Hours, from: Date, to: Date): number {
  const last = storeDate(to);
  let total = 0;
  for (let date = storeDate(from); date <= last; date = addDays(date, 1)) {
    const open = storeDay(hours, date).hours;
    if (open !== null) {
      const start = Math.max(storeInstant(date, open.opens).getTime(), from.getTime());
      const end = Math.min(storeInstant(date, open.closes).getTime(), to.getTime());
      total += Math.max(end - start, 0);
    }
  }
  return total;
}
