/** The health check tells of what stands still, before a customer does (a database that fails: database-faults.test.ts). */
import { afterEach, describe, expect, test } from "vitest";
import { readProblem } from "../support/api-answers.ts";
import { useSite } from "../support/harness.ts";
import { seedMessage } from "../support/messages.ts";
import { minutes, timeFromNow } from "../support/times.ts";

describe("locally", () => {
  const site = useSite();

  test.each([
    ["has waited for an hour and a minute", { received_at: timeFromNow(-minutes(61)) }, 503],
    ["has waited for 59 minutes", { received_at: timeFromNow(-minutes(59)) }, 200],
    ["was mailed", { received_at: timeFromNow(-minutes(61)), mail_status: "sent" as const }, 200],
  ])("with a message that %s", async (_, changes, status) => {
    await seedMessage(site.db(), { mail_next_at: timeFromNow(minutes(30)), ...changes });
    const response = await site.fetch("/api/health");

    expect(response.status).toBe(status);
    expect(await response.text()).toContain(status === 200 ? '{"ok":true}' : "could not be emailed");
  });

  test.each([
    ["came before it", -minutes(62), 503],
    ["came after it", -minutes(30), 200],
  ])("one message that waits while another was mailed that %s", async (_, mailedAt, status) => {
    await seedMessage(site.db(), { received_at: timeFromNow(-minutes(61)), mail_next_at: timeFromNow(minutes(30)) });
    const mailed_at = timeFromNow(mailedAt);
    await seedMessage(site.db(), { received_at: mailed_at, mailed_at, mail_status: "sent", mail_next_at: null });

    expect((await site.fetch("/api/health")).status).toBe(status);
  });

  test("nobody expects crons to run by themselves", async () => {
    await site.db().prepare("update work_runs set ran_at = '2026-01-01T00:00:00.000Z'").run();
    expect((await site.fetch("/api/health")).status).toBe(200);
    await site.runCron("outbox");
  });
});

describe("in production", () => {
  const site = useSite({ isOnItsOwn: true });
  const outboxRanAt = (time: string) =>
    site.db().prepare("update work_runs set ran_at = ? where name = 'outbox'").bind(time).run();

  afterEach(async () => {
    await outboxRanAt(new Date().toISOString());
  });

  test("the outbox cron may be late, and not silent, until it runs again", async () => {
    await outboxRanAt(timeFromNow(-minutes(14)));
    expect((await site.fetch("/api/health")).status).toBe(200);

    await outboxRanAt(timeFromNow(-minutes(16)));
    const { message } = await readProblem(await site.fetch("/api/health"), 503);
    expect(message).toBe("The outbox task has not run for 15 minutes.");

    await site.runCron("retention");
    expect((await site.fetch("/api/health")).status).toBe(503);
    await site.runCron("outbox");
    expect((await site.fetch("/api/health")).status).toBe(200);
  });
});
