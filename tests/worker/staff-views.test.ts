import { expect, test } from "vitest";
import { serviceField } from "#app/contact/fields.ts";
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

test.each([["", ""], ...Object.entries(serviceField.options)])(
  "the inbox names the service %j as the form does",
  async (service, label) => {
    await seedMessage(site.db(), { service });

    expect(await read("select service from inbox")).toEqual([{ service: label }]);
  },
);

test("the inbox shows the newest first, with the store's time around every clock change of twenty years", async () => {
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

  const newestFirst = times.toSorted().toReversed();
  const expected = newestFirst.map((time) => storeClock.format(new Date(time)).replace(", ", " "));
  expect((await read("select received from inbox")).map(({ received }) => received)).toEqual(expected);
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
