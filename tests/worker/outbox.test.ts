/** The outbox: an accepted message is mailed once, however long the provider is down (faults: fault-table.test.ts). */
import { expect, test } from "vitest";
import { numbers } from "#app/content/numbers.ts";
import { useSite } from "../support/harness.ts";
import {
  contactEntries,
  mailSettled,
  makeMailDue,
  onlyMessage,
  seedMessage,
  storedMessages,
} from "../support/messages.ts";
import { days, hours, minutes, timeFromNow } from "../support/times.ts";

/** Milliseconds that the mail provider has. */
const mailDeadline = 5000;
const site = useSite({ vars: { TIMEOUTS_MS: { mail: mailDeadline } } });

/** Minutes between a time in the database and now, to the nearest one. */
const minutesAhead = (time: string | null): number => Math.round((Date.parse(time ?? "") - Date.now()) / minutes(1));

const references = async () => (await site.mails()).map(({ headers }) => headers["X-Message-Reference"]);

const undelivered = async () =>
  (await site.db().prepare("select id, mail, attempts, last_error from undelivered").all()).results;

test("a provider that does not answer: the visitor does not wait, no cron takes the mail twice, and it goes out later", async () => {
  const calls = async () => (await site.calls()).mail;
  await site.setFaults({ mail: "timeout" });
  const [byApi, byForm] = await Promise.all([
    site.postJson("/api/contact", contactEntries()),
    site.postForm("/contact-us", contactEntries({ message: "Another one" })),
  ]);
  expect([byApi.status, byForm.status]).toEqual([201, 200]);
  const underWay = { mail_status: "pending", mail_error: null };
  expect(await storedMessages(site.db()), "the answer does not wait for the mail").toMatchObject([underWay, underWay]);

  // While the provider has its time for each, one cron tries an older message, and others find nothing to do.
  await expect.poll(calls).toBe(2);
  await site.runCron("outbox");
  expect(await calls(), "the first mails are under way: no cron may take them").toBe(2);
  await seedMessage(site.db(), { received_at: timeFromNow(-minutes(5)) });
  const slowCron = site.runCron("outbox");
  await expect.poll(calls).toBe(3);
  await site.runCron("outbox");
  expect(await calls(), "the older mail is under way: no other cron may take it").toBe(3);

  await Promise.all([slowCron, mailSettled(site.db())]);
  const waiting = await storedMessages(site.db());
  expect(waiting.map(({ mail_attempts }) => mail_attempts)).toEqual([2, 1, 1]);
  for (const row of waiting) {
    expect(row).toMatchObject({ mail_status: "pending", mail_error: expect.stringMatching(/./) });
  }

  await site.setFaults({ mail: "ok" });
  await makeMailDue(site.db());
  await site.runCron("outbox");
  expect((await references()).toSorted()).toEqual(waiting.map(({ id }) => id).toSorted());
});

test("a message is tried again after 1, 5, 15 and 60 minutes, then hourly", async () => {
  await site.setFaults({ mail: "500" });
  await site.postJson("/api/contact", contactEntries());
  await mailSettled(site.db());
  const waits = [minutesAhead((await onlyMessage(site.db())).mail_next_at)];
  for (let retry = 1; retry <= 6; retry += 1) {
    await makeMailDue(site.db());
    await site.runCron("outbox");
    waits.push(minutesAhead((await onlyMessage(site.db())).mail_next_at));
  }

  expect(waits).toEqual([1, 5, 15, 60, 60, 60, 60]);
  expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "pending", mail_attempts: 7 });
  expect((await site.calls()).mail).toBe(7);
});

test("a message that is not due yet is left alone", async () => {
  const row = await seedMessage(site.db(), { mail_next_at: timeFromNow(minutes(1)) });
  await site.runCron("outbox");

  expect(await site.mails()).toEqual([]);
  expect(await onlyMessage(site.db())).toEqual(row);
});

test.each(["sent", "failed"] as const)("a message that is %s is not mailed again", async (mail_status) => {
  const row = await seedMessage(site.db(), { mail_status });
  await site.runCron("outbox");

  expect(await site.mails()).toEqual([]);
  expect(await onlyMessage(site.db())).toEqual(row);
});

test("a message whose first mail never ended is mailed by the cron when its lease is over", async () => {
  // The worker went away after it had answered: five minutes later the row is due, with no error in it.
  const row = await seedMessage(site.db(), { mail_next_at: timeFromNow(-minutes(1)) });
  await site.runCron("outbox");

  expect(await references()).toEqual([row.id]);
  expect(await onlyMessage(site.db())).toMatchObject({
    mail_status: "sent",
    mail_attempts: 2,
    mail_error: null,
    mail_next_at: null,
    mailed_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test("two crons at once mail each message once, more than a batch of them", async () => {
  const ids = [];
  for (let count = 0; count < 45; count += 1) {
    ids.push((await seedMessage(site.db())).id);
  }
  await Promise.all([site.runCron("outbox"), site.runCron("outbox")]);
  await Promise.all([site.runCron("outbox"), site.runCron("outbox")]);

  expect((await references()).toSorted()).toEqual(ids.toSorted());
  expect((await storedMessages(site.db())).every((row) => row.mail_status === "sent" && row.mail_attempts === 2)).toBe(
    true,
  );
});

test("one cron tries a failing message once, however many there are", async () => {
  await site.setFaults({ mail: "500" });
  for (let count = 0; count < 15; count += 1) {
    await seedMessage(site.db());
  }
  await site.runCron("outbox");

  expect((await site.calls()).mail).toBe(15);
  expect(
    (await storedMessages(site.db())).every((row) => row.mail_status === "pending" && row.mail_attempts === 2),
  ).toBe(true);
});

test("a message that could not be mailed for 72 hours is given up, and staff can see it", async () => {
  await site.setFaults({ mail: "500" });
  await site.postJson("/api/contact", contactEntries());
  await mailSettled(site.db());
  await site
    .db()
    .prepare("update contact_messages set received_at = ?, mail_next_at = ?")
    .bind(timeFromNow(-hours(72)), timeFromNow(-minutes(1)))
    .run();
  await site.runCron("outbox");

  const row = await onlyMessage(site.db());
  expect(row).toMatchObject({ mail_status: "failed", mail_attempts: 2, mail_next_at: null, mailed_at: null });
  expect(await undelivered()).toEqual([{ id: row.id, mail: "failed", attempts: 2, last_error: row.mail_error }]);
  expect(row.mail_error).toMatch(/500/);

  await site.setFaults({ mail: "ok" });
  await site.runCron("outbox");
  expect(await site.mails()).toEqual([]);
});

test("a message is not given up a minute before 72 hours", async () => {
  await site.setFaults({ mail: "500" });
  await seedMessage(site.db(), { received_at: timeFromNow(-hours(72) + minutes(1)), mail_attempts: 70 });
  await site.runCron("outbox");

  const row = await onlyMessage(site.db());
  expect(row).toMatchObject({ mail_status: "pending", mail_attempts: 71 });
  expect(minutesAhead(row.mail_next_at)).toBe(60);
});

test("an old message that can be mailed at last is mailed, not given up", async () => {
  const row = await seedMessage(site.db(), { received_at: timeFromNow(-hours(80)), mail_attempts: 75 });
  await site.runCron("outbox");

  expect(await references()).toEqual([row.id]);
  expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent" });
});

test("one message that fails does not hold up the others", async () => {
  await seedMessage(site.db(), { received_at: timeFromNow(-hours(80)), mail_attempts: 80 });
  await site.setFaults({ mail: "500" });
  await site.runCron("outbox");
  await site.setFaults({ mail: "ok" });
  const next = await seedMessage(site.db());
  await site.runCron("outbox");

  expect(await references()).toEqual([next.id]);
});

/** As the privacy page promises. */
const retention = days(numbers["message-retention"].value);

test(
  "messages past the time that the privacy page names are deleted once they were delivered or answered, and only those",
  { tags: "store" },
  async () => {
    const old = { received_at: timeFromNow(-retention - minutes(1)) };
    const left = [
      await seedMessage(site.db(), { ...old, mail_status: "pending", mail_next_at: timeFromNow(hours(1)) }),
      await seedMessage(site.db(), { ...old, mail_status: "failed" }),
      await seedMessage(site.db(), { received_at: timeFromNow(-retention + minutes(1)), mail_status: "sent" }),
      await seedMessage(site.db(), { mail_status: "sent" }),
    ];
    const answered = { answered_by: "Ann", answered_at: timeFromNow(-retention) };
    left.push(await seedMessage(site.db(), { ...answered, mail_status: "failed" }));
    await seedMessage(site.db(), { ...old, mail_status: "sent" });
    await seedMessage(site.db(), { ...old, ...answered, mail_status: "failed" });
    await seedMessage(site.db(), { ...old, ...answered, mail_status: "pending", mail_next_at: timeFromNow(hours(1)) });
    await seedMessage(site.db(), { received_at: timeFromNow(-days(3000)), mail_status: "sent" });
    await site.runCron("retention");

    expect((await storedMessages(site.db())).map(({ id }) => id).toSorted()).toEqual(
      left.map(({ id }) => id).toSorted(),
    );
  },
);

test("the mail cron deletes nothing, and the retention cron mails nothing", async () => {
  await seedMessage(site.db(), { received_at: timeFromNow(-days(3000)), mail_status: "sent" });
  await site.runCron("outbox");
  expect(await storedMessages(site.db())).toHaveLength(1);

  const due = await seedMessage(site.db());
  await site.runCron("retention");
  expect(await storedMessages(site.db())).toEqual([due]);
  expect(await site.mails()).toEqual([]);
});
