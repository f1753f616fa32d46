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
  type StoredRow,
} from "../support/messages.ts";
import { days, hours, minutes, timeFromNow } from "../support/times.ts";

const site = useSite({ vars: { TIMEOUTS_MS: { mail: 3000 } } });

const minutesAhead = (time: string | null): number => Math.round((Date.parse(time ?? "") - Date.now()) / minutes(1));
const references = async () => (await site.mails()).map(({ headers }) => headers["X-Message-Reference"] ?? "");

test("a provider that does not answer: the visitor does not wait, no cron takes the mail twice, and it goes out later", async () => {
  const calls = async () => (await site.calls()).mail;
  await site.setFaults({ mail: "timeout" });
  expect((await site.postJson("/api/contact", contactEntries())).status).toBe(201);
  expect(await onlyMessage(site.db()), "the answer does not wait for the mail").toMatchObject({
    mail_status: "pending",
    mail_error: null,
  });
  // While a slow mail is pending, one cron takes an older message and others find nothing.
  await expect.poll(calls).toBe(1);
  await site.runCron("outbox");
  expect(await calls(), "the first mail is under way: no cron may take it").toBe(1);
  await seedMessage(site.db(), { received_at: timeFromNow(-minutes(5)) });
  const slowCron = site.runCron("outbox");
  await expect.poll(calls).toBe(2);
  await site.runCron("outbox");
  expect(await calls(), "the older mail is under way: no other cron may take it").toBe(2);

  await Promise.all([slowCron, mailSettled(site.db())]);
  const rows = await storedMessages(site.db());
  const waiting = { mail_status: "pending", mail_error: expect.stringMatching(/./) as string };
  expect(rows).toMatchObject([
    { mail_attempts: 2, ...waiting },
    { mail_attempts: 1, ...waiting },
  ]);
  await site.setFaults({ mail: "ok" });
  await makeMailDue(site.db());
  await site.runCron("outbox");
  expect((await references()).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

test("a message is tried again after 1, 5, 15 and 60 minutes, then hourly", async () => {
  await site.setFaults({ mail: "500" });
  await site.postJson("/api/contact", contactEntries());
  await mailSettled(site.db());
  const waits = [minutesAhead((await onlyMessage(site.db())).mail_next_at)];
  for (let retry = 1; retry <= 5; retry += 1) {
    await makeMailDue(site.db());
    await site.runCron("outbox");
    waits.push(minutesAhead((await onlyMessage(site.db())).mail_next_at));
  }
  expect(waits).toEqual([1, 5, 15, 60, 60, 60]);
  expect((await site.calls()).mail).toBe(6);
});

test.each<[string, () => Partial<StoredRow>]>([
  ["is not due yet", () => ({ mail_next_at: timeFromNow(minutes(1)) })],
  ["was sent", () => ({ mail_status: "sent" })],
  ["was given up", () => ({ mail_status: "failed" })],
])("a message that %s is left alone", async (_, changes) => {
  const row = await seedMessage(site.db(), changes());
  await site.runCron("outbox");
  expect(await site.mails()).toEqual([]);
  expect(await onlyMessage(site.db())).toEqual(row);
});

test.each<[string, () => Partial<StoredRow>]>([
  // The Worker died after answering: five minutes later the row is due, without an error.
  ["whose first mail never ended", () => ({ mail_next_at: timeFromNow(-minutes(1)) })],
  ["that can be mailed at last after 72 hours", () => ({ received_at: timeFromNow(-hours(80)), mail_attempts: 75 })],
])("a message %s is mailed", async (_, changes) => {
  const { id, mail_attempts } = await seedMessage(site.db(), changes());
  await site.runCron("outbox");
  expect(await references()).toEqual([id]);
  expect(await onlyMessage(site.db())).toMatchObject({
    mail_status: "sent",
    mail_attempts: mail_attempts + 1,
    mail_error: null,
    mail_next_at: null,
    mailed_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test("one cron tries a failing message once, however many there are, and none holds up a later one", async () => {
  await Promise.all(Array.from({ length: 15 }, () => seedMessage(site.db())));
  await site.setFaults({ mail: "500" });
  await site.runCron("outbox");
  expect((await site.calls()).mail).toBe(15);
  expect(new Set((await storedMessages(site.db())).map((row) => row.mail_attempts))).toEqual(new Set([2]));

  await site.setFaults({ mail: "ok" });
  const next = await seedMessage(site.db());
  await site.runCron("outbox");
  expect(await references()).toEqual([next.id]);
});

test("a message that could not be mailed for 72 hours is given up, not a minute before, and staff can see it", async () => {
  await site.setFaults({ mail: "500" });
  const old = await seedMessage(site.db(), { received_at: timeFromNow(-hours(72) - minutes(1)) });
  const young = await seedMessage(site.db(), { received_at: timeFromNow(-hours(72) + minutes(2)), mail_attempts: 70 });
  await site.runCron("outbox");
  const [first, second] = await storedMessages(site.db());
  expect(first).toMatchObject({ id: old.id, mail_status: "failed", mail_next_at: null, mailed_at: null });
  expect(second).toMatchObject({ id: young.id, mail_status: "pending", mail_attempts: 71 });
  expect(minutesAhead(second?.mail_next_at ?? null)).toBe(60);
  const { results } = await site.db().prepare("select id, mail, attempts, last_error from undelivered").all();
  const last_error = expect.stringMatching(/500/) as string;
  expect(results).toEqual([
    { id: old.id, mail: "failed", attempts: 2, last_error },
    { id: young.id, mail: "pending", attempts: 71, last_error },
  ]);

  await site.setFaults({ mail: "ok" });
  await site.runCron("outbox");
  expect(await site.mails()).toEqual([]);
});

test("what is past the time that the privacy page names is deleted once it was delivered or answered, and only that", async () => {
  const retention = days(numbers["message-retention"].value);
  const old = { received_at: timeFromNow(-retention - minutes(1)) };
  const answered = { answered_by: "Ann", answered_at: timeFromNow(-retention) };
  const due = { mail_status: "pending", mail_next_at: timeFromNow(hours(1)) } as const;
  const kept: Array<Partial<StoredRow>> = [
    { ...old, ...due },
    { ...old, mail_status: "failed" },
    { received_at: timeFromNow(-retention + minutes(1)), mail_status: "sent" },
    { ...answered, mail_status: "failed" },
  ];
  const left = [];
  for (const changes of kept) {
    left.push((await seedMessage(site.db(), changes)).id);
  }
  for (const changes of [
    { mail_status: "sent" as const },
    { ...answered, mail_status: "failed" as const },
    { ...answered, ...due },
  ]) {
    await seedMessage(site.db(), { ...old, ...changes });
  }
  // The other cron deletes nothing, and this one mails nothing.
  await site.runCron("outbox");
  expect(await storedMessages(site.db())).toHaveLength(7);
  await seedMessage(site.db(), { id: "seed-due" });
  await site.runCron("retention");
  expect((await storedMessages(site.db())).map(({ id }) => id).toSorted()).toEqual([...left, "seed-due"].toSorted());
  expect(await site.mails()).toEqual([]);
});
