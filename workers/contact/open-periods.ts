/** The store's opening hours in D1, where the views count by them how long a message has waited. */
import { openPeriods, type Hours } from "#app/domain/reminder.ts";
import { addDays, storeDate } from "#app/domain/store-days.ts";

const daysBack = 30;
const daysAhead = 14;

/** Writes the last weeks and the next as the records have them now; older ones stay as they were. */
export async function writeOpenPeriods(db: D1Database, hours: Hours, now: Date): Promise<void> {
  const from = addDays(storeDate(now), -daysBack);
  const periods = openPeriods(hours, from, daysBack + daysAhead);
  await db.batch([
    db.prepare("delete from open_periods where opens_at >= ?1").bind(from),
    db
      .prepare(
        `insert into open_periods (opens_at, closes_at)
         select value ->> 'opensAt', value ->> 'closesAt' from json_each(?1)`,
      )
      .bind(JSON.stringify(periods)),
  ]);
}
