/** For each fault and door: what the visitor sees. After recovery every accepted message is mailed exactly once. */
import { expect, test, vi } from "vitest";
import type { SubmitFailure } from "#app/contact/outcome.ts";
import { readProblem } from "../support/api-answers.ts";
import { useSite, type Fault } from "../support/harness.ts";
import { doorNames, doors } from "../support/message-doors.ts";
import {
  contactEntries,
  mailSettled,
  makeMailDue,
  onlyMessage,
  seedMessage,
  storedMessages,
} from "../support/messages.ts";
import type { Conditions } from "../support/test-worker.ts";
import { shortTimeouts as timeouts } from "../support/times.ts";

const site = useSite({ vars: { TIMEOUTS_MS: timeouts } });

interface Outcome {
  rows: "none" | "pending" | "sent";
  mails: "none" | "one";
  error?: RegExp;
}
type FaultRow = [
  faults: { mail?: Fault; captcha?: Fault; database?: Conditions["database"] },
  told: SubmitFailure | null,
  first: Outcome,
  atLast: Outcome,
  /** Earliest failure, in milliseconds. */
  notBefore?: number,
];

const nothing: Outcome = { rows: "none", mails: "none" };
const mailOnly: Outcome = { rows: "none", mails: "one" };
const both: Outcome = { rows: "sent", mails: "one" };
const unread: Outcome = { ...both, error: /unreadable/ };
const waiting = (error: RegExp): Outcome => ({ rows: "pending", mails: "none", error });

const table: Record<string, FaultRow> = {
  "no fault": [{}, null, both, both],
  "mail 500": [{ mail: "500" }, null, waiting(/500/), both],
  "mail 2xx with a failed recipient": [{ mail: "refused" }, null, waiting(/recipient failed/), both],
  "mail refuses the address for answers": [{ mail: "refuses-reply-to" }, null, both, both],
  "mail taken, its answer cut": [{ mail: "unread" }, null, unread, unread],
  "mail timeout": [{ mail: "timeout" }, null, waiting(/timeout/i), both],
  // Stored once D1 recovers, and not mailed twice.
  "D1 refuses writes": [{ database: "refuse-writes" }, null, mailOnly, both],
  "D1 refuses everything": [{ database: "refuse-all" }, null, mailOnly, both],
  "D1 slow": [{ database: "slow" }, null, both, both],
  "D1 hangs": [{ database: "hang" }, null, mailOnly, both, timeouts.store],
  "siteverify 500": [{ captcha: "500" }, "unavailable", nothing, nothing],
  "siteverify timeout": [{ captcha: "timeout" }, "unavailable", nothing, nothing, timeouts.captcha],
  "D1 and mail 500": [{ database: "refuse-all", mail: "500" }, "unavailable", nothing, nothing],
  // Delivery is unknown, and there is no row to retry from.
  "D1 and mail cut": [{ database: "refuse-writes", mail: "unread" }, "unavailable", mailOnly, mailOnly],
  "D1 and mail timeout": [
    { database: "refuse-writes", mail: "timeout" },
    "unavailable",
    nothing,
    nothing,
    timeouts.mail,
  ],
};

async function expectOutcome({ rows, mails, error }: Outcome): Promise<void> {
  const stored = await storedMessages(site.db());
  expect(stored.map(({ message }) => message).toSorted()).toEqual(rows === "none" ? [] : doorNames.toSorted());
  for (const row of stored) {
    expect(row).toMatchObject({ mail_status: rows, mail_error: error ? expect.stringMatching(error) : null });
  }
  const texts = (await site.mails()).map(({ content }) => /^> (.*)$/m.exec(content[0]?.value ?? "")?.[1]);
  expect(texts.toSorted()).toEqual(mails === "none" ? [] : doorNames.toSorted());
}

async function recover(count: number): Promise<void> {
  await site.setFaults({ mail: "ok", captcha: "ok" });
  await site.setConditions({ database: "ok" });
  const options = { timeout: 60_000 };
  await vi.waitFor(async () => expect(await storedMessages(site.db())).toHaveLength(count), options);
  await mailSettled(site.db());
}

test.each(Object.entries(table))(
  "%s",
  async (_, [{ database = "ok", ...outside }, told, first, atLast, notBefore = 0]) => {
    await site.setFaults(outside);
    await site.setConditions({ database });
    const started = performance.now();
    await Promise.all(
      doorNames.map(async (message) => {
        const fields = contactEntries({ message });
        await doors[message].expectAnswer(await doors[message].send(site, fields), fields, told);
      }),
    );
    expect(performance.now() - started, "milliseconds until the last answer").toBeGreaterThanOrEqual(notBefore);
    await mailSettled(site.db());
    await expectOutcome(first);

    await recover(atLast.rows === "none" ? 0 : doorNames.length);
    await makeMailDue(site.db());
    await Promise.all([site.runCron("outbox"), site.runCron("outbox")]);
    await expectOutcome(atLast);
  },
);

test("the mail that stands in for a row says whom to answer, and to keep it", async () => {
  await site.setConditions({ database: "refuse-writes" });
  await site.postJson("/api/contact", contactEntries());
  const [mail] = await site.mails();
  expect(mail?.reply_to).toEqual({ email: "ada@visitor.example", name: "Ada Example" });
  for (const { value } of mail?.content ?? []) {
    expect(value).toContain("Please keep this email.");
  }
  await recover(1);
});

test("the same form goes through when the trouble is over: that of the captcha, that of database and mail", async () => {
  const fields = contactEntries();
  await site.setFaults({ captcha: "500" });
  await readProblem(await site.postJson("/api/contact", fields), 503);
  await site.setFaults({ captcha: "ok", mail: "500" });
  await site.setConditions({ database: "refuse-writes" });
  await readProblem(await site.postJson("/api/contact", fields), 503);
  await expect.poll(() => site.logs().join("\n")).toContain("D1_ERROR");
  await recover(0);

  expect((await site.postJson("/api/contact", fields)).status).toBe(201);
  await mailSettled(site.db());
  expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent" });
  expect(await site.mails()).toHaveLength(1);
});

test.each([
  ["refuse-all", 0],
  ["hang", timeouts.health],
] as const)("the health check says 503 when the database does that: %s", async (database, notBefore) => {
  await site.setConditions({ database });
  const started = performance.now();
  expect((await readProblem(await site.fetch("/api/health"), 503)).code).toBe("unhealthy");
  expect(performance.now() - started).toBeGreaterThanOrEqual(notBefore);
});

test("a cron that meets a broken database mails nothing, and the next one mails once", async () => {
  const row = await seedMessage(site.db());
  await site.setConditions({ database: "refuse-writes" });
  // This test doesn't care whether the run counts as failed.
  await site.runCron("outbox").catch(() => undefined);
  expect(await site.mails()).toEqual([]);
  await site.setConditions({ database: "ok" });
  await site.runCron("outbox");
  expect((await site.mails()).map(({ headers }) => headers["X-Message-Reference"])).toEqual([row.id]);
});
