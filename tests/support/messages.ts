import type { D1Database } from "@cloudflare/workers-types";
import { expect, vi } from "vitest";
import { byField, type ContactMessage } from "#app/contact/fields.ts";
import { contactExample } from "./contact-inputs.ts";

export type Fields = Record<string, unknown>;

/** Like the local widget's: single-use, bound to action and host, which is that of the local `SITE_ORIGIN`. */
export const freshToken = (claims: Record<string, string> = {}): string =>
  JSON.stringify({ hostname: "localhost", action: "contact", id: crypto.randomUUID(), ...claims });

export const contactEntries = (changes: Fields = {}): Fields => ({
  ...contactExample,
  recaptcha: freshToken(),
  website: "",
  ...changes,
});

export interface StoredRow extends ContactMessage {
  id: string;
  received_at: string;
  dedupe_key: string;
  mail_status: "pending" | "sent" | "failed";
  mail_attempts: number;
  mail_next_at: string | null;
  mail_error: string | null;
  mailed_at: string | null;
  answered_by: string | null;
  answered_at: string | null;
}

export const storedMessages = async (db: D1Database): Promise<StoredRow[]> =>
  (await db.prepare("select * from contact_messages order by received_at, rowid").all<StoredRow>()).results;

export async function onlyMessage(db: D1Database): Promise<StoredRow> {
  const [row, ...others] = await storedMessages(db);
  if (row === undefined || others.length > 0) {
    throw new Error(`Expected one message in the database, found ${row === undefined ? 0 : others.length + 1}.`);
  }
  return row;
}

export async function expectNothingStored(site: {
  db: () => D1Database;
  mails: () => Promise<unknown[]>;
  calls: () => Promise<{ mail: number }>;
}): Promise<void> {
  expect(await storedMessages(site.db())).toEqual([]);
  expect(await site.mails()).toEqual([]);
  expect(await site.calls(), "calls of the mail provider").toMatchObject({ mail: 0 });
}

/** Marks rows without a mail under way. */
const seedPrefix = "seed-";

export async function seedMessage(db: D1Database, changes: Partial<StoredRow> = {}): Promise<StoredRow> {
  const id = `${seedPrefix}${crypto.randomUUID()}`;
  const row: StoredRow = {
    id,
    received_at: new Date().toISOString(),
    ...byField(() => ""),
    name: "Sam Sample",
    email: "sam@visitor.example",
    message: `Message ${id}`,
    dedupe_key: id,
    mail_status: "pending",
    mail_attempts: 1,
    mail_next_at: "2026-01-01T00:00:00.000Z",
    mail_error: null,
    mailed_at: null,
    answered_by: null,
    answered_at: null,
    ...changes,
  };
  const columns = Object.keys(row);
  await db
    .prepare(`insert into contact_messages (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`)
    .bind(...Object.values(row))
    .run();
  return row;
}

/** Waits for the first try of every accepted message, which outlives the answer. */
export const mailSettled = (db: D1Database): Promise<void> =>
  vi.waitFor(
    async () => {
      const underWay = await db
        .prepare(
          `select id from contact_messages
           where mail_status = 'pending' and mail_error is null and id not like '${seedPrefix}%'`,
        )
        .all();
      expect(underWay.results, "messages whose first mail is still under way").toEqual([]);
    },
    { timeout: 60_000, interval: 10 },
  );

export const makeMailDue = (db: D1Database) =>
  db
    .prepare("update contact_messages set mail_next_at = '2026-01-01T00:00:00.000Z' where mail_status = 'pending'")
    .run();
