/** One JSON line per event, with its request id and nothing a visitor sent. */
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";
import { contactEntries, type Fields, freshToken, mailSettled, seedMessage } from "../support/messages.ts";
import { textOf } from "../support/page-text.ts";

const site = useSite();

const lines = () => site.logs().map((text) => JSON.parse(text) as { event: string; requestId: string });
const eventsBy = (requestId: string) =>
  lines()
    .filter((line) => line.requestId === requestId)
    .map(({ event }) => event);

test("every line of a request carries its id, and no other request's", async () => {
  await site.postJson("/api/contact", contactEntries({ message: "First" }));
  await site.postForm("/contact-us", contactEntries({ message: "Second" }));
  await mailSettled(site.db());

  await expect.poll(lines).toHaveLength(4);
  const ids = [...new Set(lines().map(({ requestId }) => requestId))];
  expect(ids).toHaveLength(2);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(eventsBy(id)).toEqual(["message_stored", "mail_sent"]);
  }
});

test("Cloudflare's id is ours, and what only looks like one is not", async () => {
  const ray = "8f1b2c3d4e5f6a7b-CLE";
  await site.postJson("/api/contact", contactEntries({ website: "x" }), { "cf-ray": ray });
  await site.postJson("/api/contact", contactEntries({ website: "x" }), { "cf-ray": `${ray}","event":"forged` });

  await expect.poll(lines).toHaveLength(2);
  expect(eventsBy(ray)).toEqual(["contact_trapped"]);
  expect(site.logs().join("\n")).not.toContain("forged");
});

test("a cron run has an id of its own", async () => {
  await seedMessage(site.db());
  await seedMessage(site.db());
  await site.runCron("outbox");

  await expect.poll(lines).toHaveLength(2);
  const [id, ...others] = [...new Set(lines().map(({ requestId }) => requestId))];
  expect(others).toEqual([]);
  expect(eventsBy(id ?? "")).toEqual(["mail_sent", "mail_sent"]);
});

test("missing pages and broken forms are no failures", async () => {
  await site.fetch("/no-such-page");
  await site.fetch("/telltale%E0%A4%A");
  await site.fetch("/pack-ship/no-such-service");
  expect(textOf(await (await site.postJson("/contact-us", {})).text())).not.toContain("give us this number");

  expect(lines()).toEqual([]);
});

test("nothing that a visitor sent is logged, however it is answered", async () => {
  const secret = "Telltale";
  const told = {
    name: `${secret} name`,
    email: `${secret}@visitor.example`,
    phone: secret,
    message: `${secret} text`,
  };
  const tokens = Array.from({ length: 4 }, () => freshToken());
  const ways = [
    (...sent: [Fields, Record<string, string>]) => site.postJson("/api/contact", ...sent),
    (...sent: [Fields, Record<string, string>]) => site.postForm("/contact-us", ...sent),
  ];
  for (const [count, send] of ways.entries()) {
    const fields = () => contactEntries({ ...told, message: `${told.message} ${count}` });
    const address = {
      "cf-connecting-ip": `203.0.113.${count}`,
      "user-agent": secret,
      referer: `http://${secret}.test`,
    };
    await send({ ...fields(), recaptcha: tokens[count] }, address);
    await send({ ...fields(), recaptcha: tokens[count], message: `${secret} again` }, address);
    await send({ ...fields(), recaptcha: secret }, address);
    await send({ ...fields(), service: secret }, address);
    await send({ ...fields(), website: secret, [secret]: secret }, address);
  }
  await site.setFaults({ mail: "refused" });
  await site.postJson("/api/contact", contactEntries({ ...told, message: `${secret} unmailed`, recaptcha: tokens[3] }));
  await mailSettled(site.db());
  await site.setFaults({ captcha: "garbage", geocoder: "garbage" });
  await site.postJson("/api/captcha/verify", { token: `${secret}.token` });
  await site.postJson("/api/contact", `{"${secret}`);
  await site.postForm("/tracking", { number: "1Z999AA10123456784", carrier: secret });
  await site.fetch("/api/geocode/reverse?format=json&lat=41.67167&lon=-81.25083");
  for (const path of ["/search", "/search.html", "/search.json"]) {
    await (await site.fetch(`${path}?q=${secret}`)).text();
    await (await site.fetch(`${path}?q=${secret.repeat(100)}`)).text();
  }

  for (const event of ["message_stored", "message_repeated", "captcha_refused", "mail_try_failed", "geocode_failed"]) {
    await expect.poll(() => site.logs().join("\n")).toContain(event);
  }
  const logs = site.logs().join("\n");
  expect(logs).not.toMatch(/telltale|1Z999|41\.67|81\.25|2001:db8|203\.0\.113/i);
  for (const token of tokens) {
    expect(logs).not.toContain(token);
  }
});

test("a cron that lacks a setting says so", async () => {
  await site.setConditions({ vars: { MAIL_TO: "" } });
  await site.runCron("outbox", "exception");
  await expect.poll(() => lines().map(({ event }) => event)).toContain("cron_failed");
});
