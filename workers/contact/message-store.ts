/** Messages in D1: each row is a message and its place in the outbox. */
import { contactFields, type ContactMessage } from "#app/contact/fields.ts";
import { isUnanswered } from "./reminder.ts";
import { isoAfter } from "../clock.ts";
import { leaseMs, minute, type Outcome } from "./retry.ts";

export interface StoredMessage extends ContactMessage {
  id: string;
  /** ISO 8601, UTC. */
  received_at: string;
}

/** A row leased from the outbox. */
export interface DueMessage extends StoredMessage {
  /** Count of tries, with the current one. */
  mail_attempts: number;
}

/** The columns with a visitor's entries. */
const columns = contactFields.map(({ name }) => name);

/** Time within which the same content counts as one message sent twice. */
const repeatWindowMs = 10 * minute;

/** Limit of messages per token: a second is for a visitor who writes another after a broken connection. */
const maxRowsOfToken = 2;

/** `repeated`: there is a row already. `token-spent`: the token has as many rows as it may, and none is this message. */
export type InsertResult = "stored" | "repeated" | "token-spent";

/**
 * Stores a message once: refuses a second row with the same key, or with the same content within ten minutes, and a
 * third row of a token. A single statement decides, so that simultaneous requests cannot both insert. The row starts
 * leased, because the first try to mail it follows at once.
 * @param key digests of the captcha token and of the words that came with it, with a colon between them
 */
export async function insertMessage(
  db: D1Database,
  message: StoredMessage,
  key: string,
  now: Date,
): Promise<InsertResult> {
  const written = columns.map((column, index) => ({ column, parameter: `?${index + 7}` }));
  const result = await db
    .prepare(
      `insert into contact_messages
         (id, received_at, ${columns.join(", ")}, dedupe_key, mail_attempts, mail_next_at)
       select ?1, ?2, ${written.map(({ parameter }) => parameter).join(", ")}, ?3, 1, ?4
       where not exists (
         select 1 from contact_messages
         where received_at > ?5
           and ${written.map(({ column, parameter }) => `${column} = ${parameter}`).join(" and ")}
       ) and (
         -- All keys that begin with the token's digest and a colon, by the index. A digest ends before the letter g.
         select count(*) from contact_messages where dedupe_key between ?6 || ':' and ?6 || ':g'
       ) < ${maxRowsOfToken}
       on conflict (dedupe_key) do nothing
       returning id`,
    )
    .bind(
      message.id,
      message.received_at,
      key,
      isoAfter(now, leaseMs),
      isoAfter(now, -repeatWindowMs),
      key.slice(0, key.indexOf(":")),
      ...columns.map((column) => message[column]),
    )
    .first<{ id: string }>();
  if (result !== null) {
    return "stored";
  }
  return (await isStored(db, message, key, now)) ? "repeated" : "token-spent";
}

/** Looks for a row with this key, or with the same content within ten minutes. */
async function isStored(db: D1Database, message: ContactMessage, key: string, now: Date): Promise<boolean> {
  const written = columns.map((column, index) => `${column} = ?${index + 3}`);
  const row = await db
    .prepare(
      `select id from contact_messages
       where dedupe_key = ?1 or (received_at > ?2 and ${written.join(" and ")}) limit 1`,
    )
    .bind(key, isoAfter(now, -repeatWindowMs), ...columns.map((column) => message[column]))
    .first();
  return row !== null;
}

/** Looks for a row with these words under this token. */
export async function hasMessageWithKey(db: D1Database, key: string): Promise<boolean> {
  const row = await db.prepare("select id from contact_messages where dedupe_key = ?1").bind(key).first();
  return row !== null;
}

/** Leases up to `limit` due messages; two callers at once never get the same row. */
export async function leaseDueMessages(db: D1Database, now: Date, limit: number): Promise<DueMessage[]> {
  const { results } = await db
    .prepare(
      `update contact_messages
       set mail_attempts = mail_attempts + 1, mail_next_at = ?2
       where id in (
         select id from contact_messages
         where mail_status = 'pending' and mail_next_at <= ?1
         order by mail_next_at limit ?3
       )
       returning id, received_at, ${columns.join(", ")}, mail_attempts`,
    )
    .bind(now.toISOString(), isoAfter(now, leaseMs), limit)
    .all<DueMessage>();
  return results;
}

/** Writes the results of several tries in one statement: all or none, and one call of D1. */
export async function writeOutcomes(db: D1Database, outcomes: readonly Outcome[]): Promise<void> {
  await db
    .prepare(
      `update contact_messages
       set mail_status = value ->> 'status', mailed_at = coalesce(value ->> 'mailedAt', mailed_at),
           mail_next_at = value ->> 'nextAt', mail_error = value ->> 'error'
       from json_each(?1)
       where contact_messages.id = value ->> 'id'`,
    )
    .bind(JSON.stringify(outcomes))
    .run();
}

/** What staff see of a message when they mark it as answered. */
export type Mark = Pick<StoredMessage, "name" | "received_at"> & Record<"answered_by" | "answered_at", string | null>;

export const readMark = (db: D1Database, id: string) =>
  db
    .prepare("select name, received_at, answered_by, answered_at from contact_messages where id = ?1")
    .bind(id)
    .first<Mark>();

/** Marks a message as answered, unless it is already. @returns whether it marked it */
export async function markAnswered(db: D1Database, id: string, by: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .prepare(`update contact_messages set answered_by = ?2, answered_at = ?3 where id = ?1 and ${isUnanswered}`)
    .bind(id, by, now.toISOString())
    .run();
  return meta.changes > 0;
}

/**
 * Deletes messages past the retention time that were delivered or answered. @returns their count
 * @param isTrial whether nobody ever gets or answers one: then age alone counts
 */
export async function deleteOldMessages(
  db: D1Database,
  retentionDays: number,
  now: Date,
  isTrial: boolean,
): Promise<number> {
  const result = await db
    .prepare(`delete from contact_messages
       where (?2 or mail_status = 'sent' or not ${isUnanswered}) and received_at < ?1`)
    .bind(isoAfter(now, -retentionDays * 24 * 60 * minute), Number(isTrial))
    .run();
  return result.meta.changes;
}
