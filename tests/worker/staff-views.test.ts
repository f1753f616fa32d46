import { expect, test } from "vitest";
import { byField, serviceField } from "#app/contact/fields.ts";
import { contactExample } from "../support/contact-inputs.ts";
import { useSite } from "../support/harness.ts";
import { seedMessage } from "../support/messages.ts";

const site = useSite();

const read = async (sql: string) => (await site.db().prepare(sql).all()).results;

const storeClock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/New_York",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

test("the inbox shows the newest message first, in words", async () => {
  const old = await seedMessage(site.db(), {
    received_at: "2026-07-01T16:05:09.000Z",
    name: "Older",
    service: "shipping",
    mail_status: "sent",
  });
  const recent = await seedMessage(site.db(), {
    ...contactExample,
    service: "",
    received_at: "2026-12-01T16:05:09.000Z",
    name: "Newer",
  });

  expect(await read("select * from inbox")).toEqual([
    {
      received: "2026-12-01 11:05",
      ...byField(({ name }) => recent[name]),
      mail: "pending",
      answered_by: null,
      id: recent.id,
    },
    {
      received: "2026-07-01 12:05",
      ...byField(({ name }) => old[name]),
      service: "Pack & Ship",
      mail: "sent",
      answered_by: null,
      id: old.id,
    },
  ]);
});

test.each([["", ""], ...Object.entries(serviceField.options)])(
  "the inbox names the service %j as the form does",
  async (service, label) => {
    await seedMessage(site.db(), { service });

    expect(await read("select service from inbox")).toEqual([{ service: label }]);
  },
);

test("times are the store's around every clock change of twenty years", async () => {
  // Evenings, when UTC is already in the next day or year.
  const times = ["2026-12-01T02:30:00.000Z", "2027-01-01T03:00:00.000Z"];
  for (let year = 2025; year < 2045; year += 1) {
    for (const month of ["03", "11"]) {
      for (let day = 1; day <= 15; day += 1) {
        for (const hour of ["05", "06", "07"]) {
          times.push(`${year}-${month}-${String(day).padStart(2, "0")}T${hour}:00:00.000Z`);
        }
      }
    }
  }
  await site
    .db()
    .prepare(
      `insert into contact_messages (id, received_at, name, email, message, dedupe_key, mail_status)
       select 'seed-' || value, value, 'x', 'x', 'x', value, 'sent' from json_each(?)`,
    )
    .bind(JSON.stringify(times))
    .run();

  const expected = times.toSorted().map((time) => storeClock.format(new Date(time)).replace(", ", " "));
  expect((await read("select received from inbox order by id")).map(({ received }) => received)).toEqual(expected);
});

test("undelivered lists what is not mailed, oldest first, with the reason", async () => {
  await seedMessage(site.db(), { mail_status: "sent" });
  const pending = await seedMessage(site.db(), {
    received_at: "2026-11-20T15:00:00.000Z",
    mail_attempts: 3,
    mail_error: "status 502",
  });
  const failed = await seedMessage(site.db(), {
    received_at: "2026-11-10T15:00:00.000Z",
    mail_status: "failed",
    mail_attempts: 77,
    mail_error: "recipient failed",
  });

  expect(await read("select received, mail, attempts, last_error, id from undelivered")).toEqual([
    { received: "2026-11-10 10:00", mail: "failed", attempts: 77, last_error: "recipient failed", id: failed.id },
    { received: "2026-11-20 10:00", mail: "pending", attempts: 3, last_error: "status 502", id: pending.id },
  ]);
});

test("messages_by_service counts them, the most wanted first", async () => {
  await seedMessage(site.db(), { service: "printing", received_at: "2026-11-02T12:00:00.000Z" });
  await seedMessage(site.db(), { service: "printing", received_at: "2026-11-05T02:00:00.000Z" });
  await seedMessage(site.db(), { service: "", received_at: "2026-11-03T12:00:00.000Z" });
  await seedMessage(site.db(), { service: "mailbox", received_at: "2026-11-04T12:00:00.000Z" });

  expect(await read("select * from messages_by_service")).toEqual([
    { service: "Printing Services", messages: 2, latest: "2026-11-04" },
    { service: "(none chosen)", messages: 1, latest: "2026-11-03" },
    { service: "Mailbox Rental", messages: 1, latest: "2026-11-04" },
  ]);
});

test("messages_by_day counts by the store's days, newest first, with what is undelivered", async () => {
  await seedMessage(site.db(), { received_at: "2026-11-03T03:00:00.000Z", mail_status: "sent" });
  await seedMessage(site.db(), { received_at: "2026-11-02T20:00:00.000Z" });
  await seedMessage(site.db(), { received_at: "2026-11-03T20:00:00.000Z", mail_status: "failed" });
  await seedMessage(site.db(), { received_at: "2026-11-04T04:59:59.000Z", mail_status: "sent" });

  expect(await read("select * from messages_by_day")).toEqual([
    { day: "2026-11-03", messages: 2, undelivered: 1 },
    { day: "2026-11-02", messages: 2, undelivered: 1 },
  ]);
});
