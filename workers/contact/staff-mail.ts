/** Mails to the store itself: messages that wait for an answer, and what stands still. Each kind at most once a day. */
import { openTimeBetween, reminderAt, type Hours } from "#workers/contact/reminder.ts";
import { detailNames, type ContactMessage } from "#app/contact/fields.ts";
import { storeDate } from "#app/hours/store-days.ts";
import type { Log } from "../log.ts";
import type { MailResult, StaffMail } from "./mailer.ts";
import { later, leaseMs, retryDelayMs } from "./message-store.ts";
import { unreadAnswer } from "./outbox.ts";

export interface StaffMailDependencies {
  db: D1Database;
  hours: Hours;
  now: () => Date;
  log: Log;
  sendToStaff: (mail: StaffMail) => Promise<MailResult>;
}

type Kind = "reminder" | "alert";

/** Sends the mail unless one of its kind went out that day; one that failed is tried again later and later. */
async function sendOnce(
  kind: Kind,
  day: string,
  mail: StaffMail,
  { db, log, now, sendToStaff }: StaffMailDependencies,
) {
  const claimed = await db
    .prepare(
      `insert into daily_mails (kind, day, next_at) values (?1, ?2, ?4)
       on conflict (kind, day) do update set attempts = attempts + 1, next_at = ?4 where next_at <= ?3
       returning attempts`,
    )
    .bind(kind, day, now().toISOString(), later(now(), leaseMs))
    .first<{ attempts: number }>();
  if (claimed === null) {
    return;
  }
  const result = await sendToStaff(mail);
  const nextAt = result.ok ? null : later(now(), retryDelayMs(claimed.attempts));
  if (result.ok) {
    log.event("staff_mail_sent", { kind, ...(result.isUnread && { note: unreadAnswer }) });
  } else {
    log.event("staff_mail_failed", { kind, reason: result.reason });
  }
  await db.prepare("update daily_mails set next_at = ?3 where kind = ?1 and day = ?2").bind(kind, day, nextAt).run();
}

interface Waiting extends Omit<ContactMessage, "message"> {
  /** In the store's time. */
  received: string;
  /** ISO 8601, UTC. */
  received_at: string;
  id: string;
  /** How many wait in all. */
  waiting: number;
}

/** As many as a mail can show and somebody can answer in a day. */
const maxListed = 50;
const hourMs = 3_600_000;

/** On opening days from 8:30 on: what has waited for an answer over a business day. Nothing when nothing has. */
async function remind(dependencies: StaffMailDependencies): Promise<void> {
  const now = dependencies.now();
  const reminder = reminderAt(dependencies.hours, now);
  if (reminder === null) {
    return;
  }
  const { results } = await dependencies.db
    .prepare(
      `select i.received, m.received_at, ${["name", ...detailNames].map((name) => `i.${name}`).join(", ")}, i.id,
              count(*) over () as waiting
       from contact_messages m join inbox i on i.id = m.id
       where m.answered_at is null and m.received_at < ?1
       order by m.received_at limit ?2`,
    )
    .bind(reminder.receivedBefore.toISOString(), maxListed)
    .all<Waiting>();
  const waiting = results[0]?.waiting ?? 0;
  if (waiting === 0) {
    return;
  }
  const openHours = (receivedAt: string) =>
    Math.round(openTimeBetween(dependencies.hours, new Date(receivedAt), now) / hourMs);
  const text = [
    "These messages from the website have waited for an answer for more than a business day:",
    ...results.map((row) =>
      [
        "",
        `${row.received}  ${row.name}, has waited ${openHours(row.received_at)} open hours`,
        detailNames
          .map((name) => row[name])
          .filter(Boolean)
          .join(", "),
        `id ${row.id}`,
      ].join("\n"),
    ),
    ...(waiting > maxListed ? ["", `and ${waiting - maxListed} more: npm run messages -- --remote --unanswered`] : []),
    "",
    "Answered one? Mark it in the database: update inbox set answered_by = 'your name' where id = '…'",
    "or: npm run messages -- --remote --answered ID",
  ].join("\n");
  const count = waiting === 1 ? "1 message waits" : `${waiting} messages wait`;
  await sendOnce("reminder", reminder.day, { subject: `${count} for an answer`, text }, dependencies);
}

const dayMs = 24 * hourMs;

/** Messages whose mail was given up, and crons that failed within a day. */
async function alertOwner(dependencies: StaffMailDependencies): Promise<void> {
  const now = dependencies.now();
  const found = await dependencies.db
    .prepare(
      `select
         (select count(*) from contact_messages where mail_status = 'failed' and answered_at is null) as givenUp,
         (select group_concat(name, ', ') from work_runs where failed_at >= ?1) as failedCrons`,
    )
    .bind(new Date(now.getTime() - dayMs).toISOString())
    .first<{ givenUp: number; failedCrons: string | null }>();
  const lines = [
    ...(found && found.givenUp > 0
      ? [
          `${found.givenUp} message(s) could not be mailed for three days, and are not tried again. They are in the database, with the reason: npm run messages -- --remote --undelivered`,
          "This notice ends when they are marked as answered.",
        ]
      : []),
    ...(found?.failedCrons
      ? [`Work that runs by itself has failed: ${found.failedCrons}. The log has the reason under cron_failed.`]
      : []),
  ];
  if (lines.length > 0) {
    await sendOnce(
      "alert",
      storeDate(now),
      { subject: "The website needs a look", text: lines.join("\n\n") },
      dependencies,
    );
  }
}

/** What staff have to hear of now. */
export async function mailStaff(dependencies: StaffMailDependencies): Promise<void> {
  await remind(dependencies);
  await alertOwner(dependencies);
}
