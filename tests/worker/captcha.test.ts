/** The captcha: which tokens pass, and that every doubt is a refusal; its faults are in fault-table.test.ts. */
import { expect, test } from "vitest";
import { readProblem } from "../support/api-answers.ts";
import { useSite } from "../support/harness.ts";
import { contactEntries, expectNothingStored, freshToken, mailSettled } from "../support/messages.ts";
import { shortTimeouts } from "../support/times.ts";

const site = useSite({ vars: { TIMEOUTS_MS: shortTimeouts } });

const refused = { ok: false, code: "captcha-refused", message: "reCAPTCHA verification failed. Please try again." };

const verify = (body: unknown, headers?: Record<string, string>) => site.postJson("/api/captcha/verify", body, headers);

test("verify says yes to a good token", async () => {
  const response = await verify({ token: freshToken() });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
});

test.each<[string, unknown]>([
  ["no token", undefined],
  ["an empty token", ""],
  ["a made-up token", "let me in"],
  ["a number", 7],
  ["null", null],
  ["a list", ["x"]],
])("verify says no to %s", async (_, token) => {
  const response = await verify({ token });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: false });
});

test("a token longer than Turnstile makes them is refused without asking", async () => {
  const recaptcha = freshToken({ padding: "x".repeat(2048) });

  expect(await readProblem(await site.postJson("/api/contact", contactEntries({ recaptcha })), 403)).toEqual(refused);
  expect((await site.calls()).captcha).toBe(0);
  await expectNothingStored(site);
});

test("a verified token can still be used for one message", async () => {
  const token = freshToken();
  expect(await (await verify({ token })).json()).toEqual({ success: true });
  expect(await (await verify({ token })).json()).toEqual({ success: true });

  expect((await site.postJson("/api/contact", contactEntries({ recaptcha: token }))).status).toBe(201);
  await mailSettled(site.db());
  expect(await site.mails()).toHaveLength(1);
});

test("verify says no when the captcha service does not answer", async () => {
  await site.setFaults({ captcha: "500" });
  expect(await (await verify({ token: freshToken() })).json()).toEqual({ success: false });
});

test("the same token works once the captcha service is back", async () => {
  const fields = contactEntries();
  await site.setFaults({ captcha: "500" });
  await readProblem(await site.postJson("/api/contact", fields), 503);
  await site.setFaults({ captcha: "ok" });

  expect((await site.postJson("/api/contact", fields)).status).toBe(201);
});

test.each([
  ["malformed JSON", "{", 400, "malformed-body"],
  ["a list", "[]", 400, "malformed-body"],
])("verify refuses a body that is %s", async (_, body, status, code) => {
  expect((await readProblem(await verify(body), status)).code).toBe(code);
});

test("verify refuses what is not JSON, and what comes from another site", async () => {
  const token = freshToken();

  expect((await readProblem(await verify({ token }, { "content-type": "text/plain" }), 415)).code).toBe(
    "unsupported-media-type",
  );
  expect((await readProblem(await verify({ token }, { origin: "https://elsewhere.example" }), 403)).code).toBe(
    "cross-origin",
  );
  expect((await site.calls()).captcha).toBe(0);
});

test("verify lets a visitor ask five times a minute, without taking from its messages", async () => {
  // Another address of the same network is the same visitor.
  const address = (host: number) => ({ "cf-connecting-ip": `2001:db8:77:88::${host}` });
  const responses = [];
  // The limit counts by the minute of the clock: eleven questions pass it even if a minute ends among them.
  for (let count = 0; count < 11; count += 1) {
    responses.push(await verify({ token: freshToken() }, address(count)));
  }
  const limited = responses.filter(({ status }) => status !== 200);

  expect(limited.length).toBeGreaterThan(0);
  expect((await site.calls()).captcha).toBe(responses.length - limited.length);
  for (const response of limited) {
    expect((await readProblem(response, 429)).code).toBe("rate-limited");
    expect(response.headers.get("retry-after")).toBe("60");
  }
  expect((await site.postJson("/api/contact", contactEntries(), address(1))).status).toBe(201);
});
