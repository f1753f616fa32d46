import { expect, test } from "vitest";
import type { Hours } from "#app/content/schema.ts";
import { log } from "../../tests/support/message-server.ts";
import { openSqliteD1 } from "../../tests/support/sqlite-d1.ts";
import { fixtureWeek } from "../../tests/support/store.ts";

// A computed name keeps the compiler out: types of Node and of workerd clash.
const staffMailModule = "./staff-mail.ts";
const hours: Hours = { weekly: fixtureWeek, holidays: [] };

test.each([
  ["for a day", "2026-11-19T14:59:00.000Z", ["Website problem: action needed"]],
  ["for less", "2026-11-19T16:01:00.000Z", []],
])("when no mail has gone out %s, the store is told once a day past the provider", async (_, receivedAt, expected) => {
  const { staffMails } = await import(staffMailModule);
  const { database, db } = openSqliteD1(() => undefined);
  database.exec(`insert into contact_messages (id, received_at, name, email, message, dedupe_key)
    values ('a', '${receivedAt}', 'x', 'x@y.example', 'x', 'a')`);
  const sent: string[] = [];
  const sendAnotherWay = async ({ subject }: { subject: string }) => (sent.push(subject), { ok: true });
  const sendToStaff = async () => ({ ok: false, reason: "status 502" });
  for (const hour of [15, 16]) {
    const now = () => new Date(Date.UTC(2026, 10, 20, hour));
    for (const mail of staffMails) {
      await mail({ db, hours, now, log, sendToStaff, sendAnotherWay });
    }
  }
  expect(sent).toEqual(expected);
});
