/** Records in D1 when each cron last ended, and finds troubles. */
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

const minute = 60_000;
/** Longer than usual outages of the mail provider. */
const patienceMs = 60 * minute;
/** Three runs of the outbox cron. */
const silenceMs = 15 * minute;

/**
 * Finds troubles, in sentences for staff. A waiting message is none while later mails go out.
 * @param expects whether mail leaves this deployment, and whether its crons run by themselves
 * @throws when D1 does not answer
 */
export async function findHealthProblems(
  db: D1Database,
  now: Date,
  expects: { mail: boolean; crons: boolean },
): Promise<string[]> {
  const row = await db
    .prepare(
      `select
         exists (
           select 1 from contact_messages waiting
           where waiting.mail_status = 'pending' and waiting.received_at < ?1
             and not exists (select 1 from contact_messages other where other.mailed_at > waiting.received_at)
         ) as isMailLate,
         not exists (select 1 from work_runs where name = 'outbox' and ran_at >= ?2) as isCronSilent`,
    )
    .bind(new Date(now.getTime() - patienceMs).toISOString(), new Date(now.getTime() - silenceMs).toISOString())
    .first<{ isMailLate: number; isCronSilent: number }>();
  return [
    ...(expects.mail && row?.isMailLate === 1
      ? ["A message could not be emailed for more than an hour, and no email has gone out since it came."]
      : []),
    ...(expects.crons && row?.isCronSilent === 1 ? ["The outbox task has not run for 15 minutes."] : []),
  ];
}
