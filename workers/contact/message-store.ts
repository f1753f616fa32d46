/** A row is a message and its place in the outbox. */
import { contactFields, type ContactMessage } from "#app/contact/fields.ts";
import { isUnanswered } from "./reminder.ts";
import { isoAfter } from "../clock.ts";
import { leaseMs, minute, type Outcome } from "./retry.ts";

export interface StoredMessage extends ContactMessage {
  id: string;
  /** ISO 8601, UTC. */
  received_at: string;
}

export interface DueMessage extends StoredMessage {
  /** With the current one. */
  mail_attempts: number;
}

const columns = contactFields.map(({ name }) => name);

/** The same content within this time is one message. */
const repeatWindowMs = 10 * minute;

/** A visitor may write another message after a broken connection. */
const maxRowsOfToken = 2;

/** `token-spent`: the token has all the rows it may have, and none is this message. */
export type InsertResult = "stored" | "repeated" | "token-spent";

/**
 * Refuses a second row with the same key, or with the same content within ten minutes, and a third row of a token. One
 * statement decides, so simultaneous requests can't both insert. The row starts leased: the first try follows at once.
 * @param key `digest of the token:digest of the words`
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

export async function hasMessageWithKey(db: D1Database, key: string): Promise<boolean> {
  const row = await db.prepare("select id from contact_messages where dedupe_key = ?1").bind(key).first();
  return row !== null;
}

/** Simultaneous callers never get the same row. */
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

/** One statement: all or none, and one call to D1. */
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

export type Mark = Pick<StoredMessage, "name" | "received_at"> & Record<"answered_by" | "answered_at", string | null>;

export const readMark = (db: D1Database, id: string) =>
  db
    .prepare("select name, received_at, answered_by, answered_at from contact_messages where id = ?1")
    .bind(id)
    .first<Mark>();

/** @returns false if it was marked before */
export async function markAnswered(db: D1Database, id: string, by: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .prepare(`update contact_messages set answered_by = ?2, answered_at = ?3 where id = ?1 and ${isUnanswered}`)
    .bind(id, by, now.toISOString())
    .run();
  return meta.changes > 0;
}

/** Keeps what was neither delivered nor answered. @param isTrial nobody gets or answers messages, so only age counts */
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
