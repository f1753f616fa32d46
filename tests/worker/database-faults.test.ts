/** Messages while the database is in trouble: what the table of faults (fault-table.test.ts) does not tell. */
import { expect, test, vi } from "vitest";
import { expectNoInternals, readProblem } from "../support/api-answers.ts";
import { decodeData, shortTimeouts as timeouts, useSite } from "../support/harness.ts";
import { fieldValues, textsWithRole } from "../support/page-text.ts";

const site = useSite({ hasFaultyDatabase: true, timeouts });

/** D1 answers again, and the work that went on after the answer is done. */
async function rowArrives(): Promise<void> {
  await site.setDatabase("ok");
  await vi.waitFor(async () => expect(await site.rows()).toMatchObject([{ mail_status: "sent" }]), { timeout: 10_000 });
}

const sorry = "⚠️ Something went wrong. Please try again later.";

test("the mail that stands in for a row says whom to answer", async () => {
  await site.setDatabase("refuse-writes");
  await site.sendJson(site.contactFields());

  const [mail] = await site.outbox();
  expect(mail?.reply_to).toEqual({ email: "ada@visitor.example", name: "Ada Example" });
  for (const { value } of mail?.content ?? []) {
    expect(value).toContain("Please keep this email.");
  }
  await rowArrives();
});

test("a message that was mailed without a row gets it as soon as D1 answers again, and no second mail", async () => {
  const fields = site.contactFields();
  await site.setDatabase("refuse-all");
  expect((await site.sendJson(fields)).status).toBe(201);
  await rowArrives();

  const row = await site.onlyRow();
  expect(row).toMatchObject({ message: fields.message, mail_status: "sent", mail_next_at: null });
  await site.makeMailDue();
  await site.runMailCron();
  expect((await site.outbox()).map(({ headers }) => headers["X-Message-Reference"])).toEqual([row.id]);
});

test("when both refuse, the form comes back with everything in it", async () => {
  await site.setDatabase("refuse-all");
  await site.setFaults({ mail: "500" });
  const { recaptcha, website, ...typed } = site.contactFields();
  const response = await site.sendForm({ ...typed, recaptcha, website });
  const html = await response.text();

  expect(response.status).toBe(503);
  expect(textsWithRole(html, "alert")).toEqual([expect.stringContaining(sorry)]);
  expect(fieldValues(html)).toMatchObject(typed);
  expectNoInternals(html);
});

test("when both refuse, the client router is told and keeps the values", async () => {
  await site.setDatabase("refuse-writes");
  await site.setFaults({ mail: "500" });
  const { recaptcha, website, ...values } = site.contactFields();
  const response = await site.sendFormByRouter({ ...values, recaptcha, website });

  expect(response.status).toBe(503);
  expect(await decodeData(response)).toEqual({ data: { result: { ok: false, reason: "unavailable" }, values } });
});

test("the same form goes through when the trouble is over", async () => {
  const fields = site.contactFields();
  await site.setDatabase("refuse-writes");
  await site.setFaults({ mail: "500" });
  await readProblem(await site.sendJson(fields), 503);
  await site.setDatabase("ok");
  await site.setFaults({ mail: "ok" });

  expect((await site.sendJson(fields)).status).toBe(201);
  await site.mailSettled();
  expect(await site.onlyRow()).toMatchObject({ mail_status: "sent" });
  expect(await site.outbox()).toHaveLength(1);
});

test("database trouble is logged without anything the visitor wrote", async () => {
  await site.setDatabase("refuse-writes");
  await site.setFaults({ mail: "500" });
  await site.sendJson(site.contactFields({ name: "Telltale", message: "Telltale", email: "telltale@visitor.example" }));

  const logs = site.logs().join("\n");
  expect(logs).toContain("D1_ERROR");
  expect(logs).not.toMatch(/telltale/i);
});

test("a double click on a slow database is stored and mailed once", async () => {
  await site.setDatabase("slow");
  const fields = site.contactFields();
  const responses = await Promise.all([site.sendJson(fields), site.sendJson(fields)]);

  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  await site.mailSettled();
  expect(await site.rows()).toHaveLength(1);
  expect(await site.outbox()).toHaveLength(1);
});

test("wrong fields and a refused captcha are told as ever", async () => {
  await site.setDatabase("refuse-all");

  await readProblem(await site.sendJson(site.contactFields({ name: "" })), 422);
  await readProblem(await site.sendJson(site.contactFields({ recaptcha: "made up" })), 403);
  expect(await site.outbox()).toEqual([]);
});

test("the health check says ok", async () => {
  const response = await site.request("/api/health");

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
});

test("the health check says 503 when the database does not answer", async () => {
  await site.setDatabase("refuse-all");
  const response = await site.request("/api/health");

  expect((await readProblem(response, 503)).code).toBe("unhealthy");
});

test("the health check does not wait for a database that hangs", async () => {
  await site.setDatabase("hang");
  const started = performance.now();

  expect((await readProblem(await site.request("/api/health"), 503)).code).toBe("unhealthy");
  expect(performance.now() - started).toBeGreaterThanOrEqual(timeouts.health);
  expect(performance.now() - started, "less than usual").toBeLessThan(3000);
});

test("the health check works by HEAD too", async () => {
  expect((await site.request("/api/health", { method: "HEAD" })).status).toBe(200);
  await site.setDatabase("refuse-all");
  expect((await site.request("/api/health", { method: "HEAD" })).status).toBe(503);
});

test("a cron that meets a broken database mails nothing, and the next one mails once", async () => {
  const row = await site.seedMessage();
  await site.setDatabase("refuse-writes");
  // Whether the run itself counts as failed is not for the test to say.
  await site.runMailCron().catch(() => undefined);
  expect(await site.outbox()).toEqual([]);

  await site.setDatabase("ok");
  await site.runMailCron();
  expect((await site.outbox()).map(({ headers }) => headers["X-Message-Reference"])).toEqual([row.id]);
});
