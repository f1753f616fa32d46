/** Reminders of unanswered messages, and alerts: each kind at most once a day. */
import { contactFields } from "#app/contact/fields.ts";
import type { Hours } from "#app/content/schema.ts";
import { dateAndTime, storeDate } from "#app/hours/store-days.ts";
import { counted } from "#app/text/english.ts";
import type { Log } from "../log.ts";
import type { MailResult } from "./mailer.ts";
import type { StoredMessage } from "./message-store.ts";
import { isoAfter } from "../clock.ts";
import { leaseMs, retryDelayMs } from "./retry.ts";
import { unreadResponse } from "./outbox.ts";
import { inWords, markLine, quotedLines } from "./message-mail.ts";
import { isUnanswered, openTimeBetween, reminderAt } from "./reminder.ts";
import type { CronName } from "../crons.ts";

type Send = (mail: { subject: string; text: string }) => Promise<MailResult>;

export interface StaffMailDependencies {
  db: D1Database;
  hours: Hours;
  now: () => Date;
  log: Log;
  answeredLink: (id: string) => Promise<string>;
  /** Staging sends no mail. */
  sendToStaff?: Send;
  /** Cloudflare's binding, for when the provider has failed for a day. */
  sendAnotherWay?: Send;
}

/** After each failure it waits longer. */
async function sendOnce(
  kind: "reminder" | "alert" | "cron-alert",
  day: string,
  makeMail: () => Promise<Parameters<Send>[0] | null>,
  { db, log, now, sendToStaff }: StaffMailDependencies,
  sendAnotherWay?: Send,
) {
  if (sendToStaff === undefined) {
    return;
  }
  const claimed = await db
    .prepare(
      `insert into daily_mails (kind, day, next_at) values (?1, ?2, ?4)
       on conflict (kind, day) do update set attempts = attempts + 1, next_at = ?4 where next_at <= ?3
       returning attempts`,
    )
    .bind(kind, day, now().toISOString(), isoAfter(now(), leaseMs))
    .first<{ attempts: number }>();
  if (claimed === null) {
    return;
  }
  const mail = await makeMail();
  const first: MailResult | null = mail && (await sendToStaff(mail));
  const result = mail === null || first?.ok || sendAnotherWay === undefined ? first : await sendAnotherWay(mail);
  const nextAt = result?.ok === false ? isoAfter(now(), retryDelayMs(claimed.attempts)) : null;
  if (result?.ok) {
    log.event("staff_mail_sent", { kind, ...(result.isUnread && { note: unreadResponse }) });
  } else if (result !== null) {
    log.event("staff_mail_failed", { kind, reason: result.reason });
  }
  await db.prepare("update daily_mails set next_at = ?3 where kind = ?1 and day = ?2").bind(kind, day, nextAt).run();
}

const dashboard = "https://dash.cloudflare.com";

/** Staff can answer this many in a day. */
const maxListed = 50;
const hourMs = 3_600_000;

async function makeReminder(receivedBefore: Date, { db, hours, now, answeredLink }: StaffMailDependencies) {
  const { results } = await db
    .prepare(
      `select *, count(*) over () as waiting from contact_messages
       where ${isUnanswered} and received_at < ?1
       order by received_at limit ?2`,
    )
    .bind(receivedBefore.toISOString(), maxListed)
    .all<StoredMessage & { waiting: number }>();
  const waiting = results[0]?.waiting ?? 0;
  if (waiting === 0) {
    return null;
  }
  const openHours = (receivedAt: string) => Math.round(openTimeBetween(hours, new Date(receivedAt), now()) / hourMs);
  const details = contactFields.filter(({ name }) => name !== "name" && name !== "message");
  const listed = results.map(async (row) => [
    "",
    `${dateAndTime(row.received_at)}, waiting ${openHours(row.received_at)} business hours:`,
    ...quotedLines(
      [row.name, ...details.map((field) => row[field.name] && inWords(field, row[field.name]))]
        .filter(Boolean)
        .join(", "),
    ),
    ...markLine(await answeredLink(row.id)),
    `id ${row.id}`,
  ]);
  const text = [
    "These website messages have waited more than one business day for an answer:",
    ...(await Promise.all(listed)).flat(),
    ...(waiting > maxListed ? ["", `And ${waiting - maxListed} more.`] : []),
    "",
    `Messages marked as answered aren't listed. All messages: ${dashboard}, Storage & Databases, D1, Console: select * from inbox`,
  ].join("\n");
  return { subject: `${counted(waiting, "website message")} ${waiting === 1 ? "needs" : "need"} an answer`, text };
}

async function remind(dependencies: StaffMailDependencies): Promise<void> {
  const reminder = reminderAt(dependencies.hours, dependencies.now());
  if (reminder !== null) {
    await sendOnce("reminder", reminder.day, () => makeReminder(reminder.receivedBefore, dependencies), dependencies);
  }
}

const problem = "Website problem: action needed";

async function alertOfMessages(dependencies: StaffMailDependencies): Promise<void> {
  const now = dependencies.now();
  const found = await dependencies.db
    .prepare(
      `select count(*) as count from contact_messages
       where mail_status <> 'sent' and ${isUnanswered} and (mail_status = 'failed' or received_at < ?1)`,
    )
    .bind(isoAfter(now, -24 * hourMs))
    .first<{ count: number }>();
  const undelivered = found?.count ?? 0;
  if (undelivered > 0) {
    const text = [
      `For more than a day, we couldn't email you ${counted(undelivered, "message")} from the website. To read them: ${dashboard}, Storage & Databases, D1, Console: select * from undelivered`,
      "You get this email once a day until all of them are delivered or marked as answered.",
    ].join("\n\n");
    const mail = async () => ({ subject: problem, text });
    await sendOnce("alert", storeDate(now), mail, dependencies, dependencies.sendAnotherWay);
  }
}

/** Once for the day of the last failure. */
async function alertOfCrons(dependencies: StaffMailDependencies): Promise<void> {
  const failed = await dependencies.db
    .prepare("select group_concat(name, ', ') as names, max(failed_at) as last from work_runs where failed_at >= ?1")
    .bind(isoAfter(dependencies.now(), -24 * hourMs))
    .first<{ names: string | null; last: string }>();
  if (failed?.names) {
    const text = `A scheduled task failed: ${failed.names}. The log has the reason under cron_failed: ${dashboard}, Workers & Pages, the Worker of the site, Logs.`;
    const mail = async () => ({ subject: problem, text });
    await sendOnce("cron-alert", storeDate(new Date(failed.last)), mail, dependencies);
  }
}

export const staffMails = [remind, alertOfMessages, alertOfCrons];

export async function recordCronRun(db: D1Database, name: CronName, now: Date): Promise<void> {
  await db
    .prepare("insert into work_runs (name, ran_at) values (?1, ?2) on conflict (name) do update set ran_at = ?2")
    .bind(name, now.toISOString())
    .run();
}

export async function recordCronFailure(db: D1Database, name: CronName, now: Date): Promise<void> {
  await db.prepare("update work_runs set failed_at = ?2 where name = ?1").bind(name, now.toISOString()).run();
}
