/** Records in D1 when each cron last ended. */
import type { CronName } from "./crons.ts";

export async function recordCronRun(db: D1Database, name: CronName, now: Date): Promise<void> {
  await db
    .prepare("insert into work_runs (name, ran_at) values (?1, ?2) on conflict (name) do update set ran_at = ?2")
    .bind(name, now.toISOString())
    .run();
}

export async function recordCronFailure(db: D1Database, name: CronName, now: Date): Promise<void> {
  await db.prepare("update work_runs set failed_at = ?2 where name = ?1").bind(name, now.toISOString()).run();
}
