/** Which messages are unanswered, and when the store is reminded of them. */
import type { Hours } from "#app/content/schema.ts";
import { addDays, minutesOf, storeDate, storeDay, storeInstant, storeTime } from "#app/hours/store-days.ts";

/** What SQL says of a message without an answer, as the database has it in indexes and views. */
export const isUnanswered = "coalesce(trim(answered_by), '') = ''";

/** Time of the reminder, before the store opens. */
const remindAt = minutesOf("08:30");
/** Limit of days to look back for one on which the store was open. */
const horizonDays = 31;

/**
 * The reminder that is due at `now`: from 8:30 until closing, once on each day on which the store is known to open. It is for
 * messages since which the store has been open a whole day.
 */
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

/** Opening time between two instants, in milliseconds. An unsettled day counts as closed. */
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
