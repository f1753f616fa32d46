/** The staging site: releases on trial that mail nothing, are not indexed and can be looked at under any host. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSite } from "../support/harness.ts";
import { contactEntries, mailSettled, makeMailDue, onlyMessage } from "../support/messages.ts";

const site = useSite({
  isOnItsOwn: true,
  vars: {
    STAGE: "staging",
    SITE_ORIGIN: "https://mailbox-plus-staging.store.workers.dev",
    CAPTCHA_SCRIPT_URL: "https://challenges.cloudflare.com/turnstile/v0/api.js",
  },
});

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    asked.push(new Request(String(input)).url);
    // What Turnstile answers to its test keys.
    return Response.json({ success: true, "error-codes": [], metadata: { result_with_testing_key: true } });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a version on trial is shown under its own host", async () => {
  const response = await site.fetch("/services");
  expect(response.status).toBe(200);
});

test.each(["/", "/sitemap.xml", "/api/health", "/no-such-page", "/contact-us/"])(
  "%s is kept out of search engines",
  async (path) => {
    expect((await site.fetch(path)).headers.get("x-robots-tag")).toBe("noindex, nofollow");
  },
);

test("a message passes with Turnstile's test keys, is stored, and is mailed to nobody", async () => {
  const response = await site.postJson("/api/contact", contactEntries({ recaptcha: "XXXX.DUMMY.TOKEN.XXXX" }));
  expect(response.status).toBe(201);
  await mailSettled(site.db());
  await makeMailDue(site.db());
  await site.runCron("outbox");

  expect(await onlyMessage(site.db())).toMatchObject({
    mail_status: "pending",
    mail_error: "a staging site sends no mail",
  });
  expect(asked).toEqual(["https://challenges.cloudflare.com/turnstile/v0/siteverify"]);
});
