import type { D1Database } from "@cloudflare/workers-types";
import { hours, timeFromNow } from "./times.ts";

interface NoticeRow {
  text: string;
  starts_at: string;
  ends_at: string;
  closes_store: 0 | 1;
}

/** By default it runs from an hour ago until an hour from now. */
export async function addNotice(db: D1Database, changes: Partial<NoticeRow> = {}): Promise<NoticeRow> {
  const row: NoticeRow = {
    text: "Open until 8 this week",
    starts_at: timeFromNow(-hours(1)),
    ends_at: timeFromNow(hours(1)),
    closes_store: 0,
    ...changes,
  };
  await db
    .prepare("insert into notices (text, starts_at, ends_at, closes_store) values (?, ?, ?, ?)")
    .bind(row.text, row.starts_at, row.ends_at, row.closes_store)
    .run();
  return row;
}
