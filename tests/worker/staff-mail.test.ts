import { beforeEach, describe, expect, test } from "vitest";
import { contactFields } from "#app/contact/fields.ts";
import { hours } from "#app/content/hours.ts";
import { addDays, dateAndTime } from "#app/hours/store-days.ts";
import { openTimeBetween, reminderAt } from "#workers/contact/reminder.ts";
import { contactExample } from "../support/contact-inputs.ts";
import { useSite } from "../support/harness.ts";
import { seedMessage } from "../support/messages.ts";
import { minutes, shortTimeouts } from "../support/times.ts";
import { openDayFrom, storeInstant } from "../support/store.ts";

const { date } = openDayFrom("2026-12-01");
const morning = storeInstant(date, "08:30");
const site = useSite({ vars: { FROZEN_CLOCK: morning, TIMEOUTS_MS: { mail: shortTimeouts.mail } } });

const cutoff = reminderAt(hours, new Date(morning))?.receivedBefore ?? new Date(0);
const overdue = { received_at: new Date(cutoff.getTime() - minutes(1)).toISOString(), mail_status: "sent" as const };
const recent = { received_at: new Date(cutoff.getTime() + minutes(1)).toISOString(), mail_status: "sent" as const };

const openHours = (receivedAt: string) =>
  Math.round(openTimeBetween(hours, new Date(receivedAt), new Date(morning)) / minutes(60));

const read = async (sql: string) => (await site.db().prepare(sql).all()).results;
const answer = (id: string, by: string) =>
  site
    .db()
    .prepare(
      `update contact_messages set answered_by = '${by}', answered_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
       where id = '${id}' and answered_by is null`,
    )
    .run();
const subjects = async () => (await site.mails()).map(({ subject }) => subject);
const textOf = async () => (await site.mails())[0]?.content.find(({ type }) => type === "text/plain")?.value ?? "";

beforeEach(async () => {
  await site.db().prepare("delete from daily_mails").run();
  await site.db().prepare("update work_runs set failed_at = null").run();
});

describe("the reminder", () => {
  test("lists what has waited over a business day, once a day", async () => {
    const row = await seedMessage(site.db(), { ...contactExample, ...overdue, name: "Olive Overdue" });
    await seedMessage(site.db(), { ...recent, name: "Rita Recent" });
    for (let run = 0; run < 3; run += 1) {
      await site.runCron("outbox");
    }

    expect(await subjects()).toEqual(["1 website message needs an answer"]);
    expect(await textOf()).toContain("Olive Overdue");
    for (const { name } of contactFields.filter(({ kind }) => kind === "line" || kind === "email")) {
      expect(await textOf()).toContain(row[name]);
    }
    expect(await textOf()).toContain("Printing Services");
    expect(await textOf()).not.toContain(row.message);
    expect(await textOf()).toMatch(new RegExp(`^Mark as answered: http\\S+id=${row.id}&signature=[\\w-]{43}$`, "m"));
    expect(await textOf()).toMatch(/All messages: https:/);
    expect(await textOf()).toContain(
      `${dateAndTime(row.received_at)}, waiting ${openHours(row.received_at)} business hours:\n> Olive Overdue, `,
    );
    expect(await textOf()).not.toContain("Rita Recent");
  });

  test("lists the fifty oldest, and counts the rest", async () => {
    const at = (index: number) => new Date(cutoff.getTime() - minutes(100 - index)).toISOString();
    for (let index = 0; index < 52; index += 1) {
      await seedMessage(site.db(), { ...overdue, received_at: at(index), name: `Number ${index}.` });
    }
    await site.runCron("outbox");

    expect(await subjects()).toEqual(["52 website messages need an answer"]);
    expect(await textOf()).toContain("Number 49.");
    expect(await textOf()).not.toContain("Number 50.");
    expect(await textOf()).toContain("And 2 more.");
  });

  test("is not sent when all is answered", async () => {
    await answer((await seedMessage(site.db(), overdue)).id, "front desk");
    await seedMessage(site.db(), recent);
    await site.runCron("outbox");

    expect(await subjects()).toEqual([]);
  });

  test("is tried again while the provider is down, and sent once", async () => {
    await seedMessage(site.db(), overdue);
    await site.setFaults({ mail: "502" });
    await site.runCron("outbox");
    await site.runCron("outbox");
    expect((await site.calls()).mail).toBe(1);
    await site.setFaults({ mail: "ok" });
    await site.setConditions({ vars: { FROZEN_CLOCK: storeInstant(date, "08:31") } });
    await site.runCron("outbox");
    await site.runCron("outbox");
    expect(await subjects()).toEqual(["1 website message needs an answer"]);
  });

  test("is sent once though its answer cannot be read", async () => {
    await seedMessage(site.db(), overdue);
    await site.setFaults({ mail: "unread" });
    for (let run = 0; run < 12; run += 1) {
      await site.runCron("outbox");
    }

    expect(await subjects()).toEqual(["1 website message needs an answer"]);
  });

  test("is sent once when two crons run at once", async () => {
    await seedMessage(site.db(), overdue);
    await Promise.all([site.runCron("outbox"), site.runCron("outbox")]);

    expect(await subjects()).toEqual(["1 website message needs an answer"]);
  });
});

describe("the alert", () => {
  test("tells of a mail that was given up, once a day, until the message is answered", async () => {
    const row = await seedMessage(site.db(), { ...recent, mail_status: "failed", mail_next_at: null });
    await site.runCron("outbox");
    await site.runCron("outbox");
    expect(await subjects()).toEqual(["Website problem: action needed"]);
    expect(await textOf()).toContain("email you 1 message from the website");

    await site.db().prepare("delete from daily_mails").run();
    await answer(row.id, "front desk");
    await site.runCron("outbox");
    expect(await subjects()).toHaveLength(1);
  });

  test("tells of a cron that failed within a day, once, and keeps no message's from the store", async () => {
    const failed = (time: string) =>
      site.db().prepare("update work_runs set failed_at = ? where name = 'retention'").bind(time).run();
    await failed(new Date(Date.parse(morning) - minutes(25 * 60)).toISOString());
    await site.runCron("outbox");
    expect(await subjects()).toEqual([]);

    await failed(new Date(Date.parse(morning) - minutes(5)).toISOString());
    await site.runCron("outbox");
    expect(await textOf()).toContain("A scheduled task failed: retention");

    await seedMessage(site.db(), { ...recent, mail_status: "failed", mail_next_at: null });
    await site.runCron("outbox");
    expect(await subjects()).toHaveLength(2);
    await site.setConditions({ vars: { FROZEN_CLOCK: storeInstant(addDays(date, 1), "00:05") } });
    await site.runCron("outbox");
    expect(JSON.stringify(await site.mails()).split("A scheduled task failed")).toHaveLength(2);
  });
});

test("unanswered lists the oldest first, those with a blank mark too", async () => {
  const newer = await seedMessage(site.db(), recent);
  const older = await seedMessage(site.db(), { ...overdue, answered_by: " " });
  await answer((await seedMessage(site.db(), overdue)).id, "front desk");

  expect((await read("select id from unanswered")).map(({ id }) => id)).toEqual([older.id, newer.id]);
});
