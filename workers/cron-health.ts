/** Records in D1 when each cron last ended, and finds troubles. */
import { isoAfter } from "./contact/message-store.ts";
import { crons, type CronName } from "./crons.ts";

export async function recordCronRun(db: D1Database, name: CronName, now: Date): Promise<void> {
  await db
    .prepare("insert into work_runs (name, ran_at) values (?1, ?2) on conflict (name) do update set ran_at = ?2")
    .bind(name, now.toISOString())
    .run();
}

export async function recordCronFailure(db: D1Database, name: CronName, now: Date): Promise<void> {
  await db.prepare("update work_runs set failed_at = ?2 where name = ?1").bind(name, now.toISOString()).run();
}

/** Longer than usual outages of the mail provider. */
const mailLateAfterMs = 3_600_000;

/**
 * Finds troubles, each with a name and a sentence for staff.
 * @param expects whether mail leaves this deployment, and whether its crons run by themselves
 * @throws when D1 does not answer
 */
export async function findTroubles(db: D1Database, now: Date, expects: { mail: boolean; crons: boolean }) {
  // The condition is that of the index contact_messages_undelivered, which holds next to nothing.
  const undelivered = "select 1 from contact_messages where mail_status <> 'sent' and answered_at is null";
  const row = await db
    .prepare(
      `select
         exists (${undelivered} and mail_status = 'failed') as isGivenUp,
         exists (${undelivered} and mail_status = 'pending' and received_at < ?1) as isMailLate,
         (select json_group_object(name, ran_at) from work_runs) as ranAt`,
    )
    .bind(isoAfter(now, -mailLateAfterMs))
    .first<{ isGivenUp: number; isMailLate: number; ranAt: string }>();
  const ranAt = JSON.parse(row?.ranAt ?? "{}") as Partial<Record<CronName, string>>;
  const lateCrons = crons.filter(({ name, silenceMs }) => (ranAt[name] ?? "") < isoAfter(now, -silenceMs));
  const troubles = [
    {
      name: "mail-given-up",
      isThere: expects.mail && row?.isGivenUp === 1,
      text: "A message could not be emailed for three days, and nobody has marked it as answered.",
    },
    {
      name: "mail-late",
      isThere: expects.mail && row?.isMailLate === 1,
      text: "A message could not be emailed for more than an hour.",
    },
    {
      name: "cron-late",
      isThere: expects.crons && lateCrons.length > 0,
      text: `These tasks have not run in time: ${lateCrons.map(({ name }) => name).join(", ")}.`,
    },
  ];
  return troubles.filter(({ isThere }) => isThere);
}
