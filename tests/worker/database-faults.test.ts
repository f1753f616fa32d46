/** Messages while the database is in trouble: what the table of faults (fault-table.test.ts) does not tell. */
import { expect, test, vi } from "vitest";
import { expectNoInternals, readProblem } from "../support/api-answers.ts";
import { useSite } from "../support/harness.ts";
import { contactEntries, mailSettled, onlyMessage, seedMessage, storedMessages } from "../support/messages.ts";
import { shortTimeouts as timeouts } from "../support/times.ts";
import { fieldValues, textsWithRole } from "../support/page-text.ts";

const site = useSite({ vars: { TIMEOUTS_MS: timeouts } });

/** D1 answers again, and the work that went on after the answer is done. */
async function rowArrives(): Promise<void> {
  await site.setConditions({ database: "ok" });
  await vi.waitFor(async () => expect(await storedMessages(site.db())).toMatchObject([{ mail_status: "sent" }]), {
    timeout: 60_000,
  });
}

const sorry = "⚠️ Something went wrong. Please try again later.";

test("the mail that stands in for a row says whom to answer", async () => {
  await site.setConditions({ database: "refuse-writes" });
  await site.postJson("/api/contact", contactEntries());

  const [mail] = await site.mails();
  expect(mail?.reply_to).toEqual({ email: "ada@visitor.example", name: "Ada Example" });
  for (const { value } of mail?.content ?? []) {
    expect(value).toContain("Please keep this email.");
  }
  await rowArrives();
});

test("when both refuse, the form comes back with everything in it", async () => {
  await site.setConditions({ database: "refuse-all" });
  await site.setFaults({ mail: "500" });
  const { recaptcha, website, ...typed } = contactEntries();
  const response = await site.postForm("/contact-us", { ...typed, recaptcha, website });
  const html = await response.text();

  expect(response.status).toBe(503);
  expect(textsWithRole(html, "alert")).toEqual([expect.stringContaining(sorry)]);
  expect(fieldValues(html)).toMatchObject(typed);
  expectNoInternals(html);
});

test("the same form goes through when the trouble is over", async () => {
  const fields = contactEntries();
  await site.setConditions({ database: "refuse-writes" });
  await site.setFaults({ mail: "500" });
  await readProblem(await site.postJson("/api/contact", fields), 503);
  await site.setConditions({ database: "ok" });
  await site.setFaults({ mail: "ok" });

  expect((await site.postJson("/api/contact", fields)).status).toBe(201);
  await mailSettled(site.db());
  expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent" });
  expect(await site.mails()).toHaveLength(1);
});

test("database trouble is logged without anything the visitor wrote", async () => {
  await site.setConditions({ database: "refuse-writes" });
  await site.setFaults({ mail: "500" });
  await site.postJson(
    "/api/contact",
    contactEntries({ name: "Telltale", message: "Telltale", email: "telltale@visitor.example" }),
  );

  await expect.poll(() => site.logs().join("\n")).toContain("D1_ERROR");
  expect(site.logs().join("\n")).not.toMatch(/telltale/i);
});

test("the health check says 503 when the database does not answer", async () => {
  await site.setConditions({ database: "refuse-all" });
  const response = await site.fetch("/api/health");

  expect((await readProblem(response, 503)).code).toBe("unhealthy");
});

test("the health check does not wait for a database that hangs", async () => {
  await site.setConditions({ database: "hang" });
  const started = performance.now();

  expect((await readProblem(await site.fetch("/api/health"), 503)).code).toBe("unhealthy");
  expect(performance.now() - started).toBeGreaterThanOrEqual(timeouts.health);
});

test("a cron that meets a broken database mails nothing, and the next one mails once", async () => {
  const row = await seedMessage(site.db());
  await site.setConditions({ database: "refuse-writes" });
  // Whether the run itself counts as failed is not for the test to say.
  await site.runCron("outbox").catch(() => undefined);
  expect(await site.mails()).toEqual([]);

  await site.setConditions({ database: "ok" });
  await site.runCron("outbox");
  expect((await site.mails()).map(({ headers }) => headers["X-Message-Reference"])).toEqual([row.id]);
});
