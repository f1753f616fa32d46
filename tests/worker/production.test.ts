/** The site as it is in production: no stand-ins, real addresses; the internet is `globalThis.fetch`. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readProblem } from "../support/api-answers.ts";
import { useSite } from "../support/harness.ts";
import {
  configuredHost,
  contactEntries,
  mailSettled,
  makeMailDue,
  onlyMessage,
  storedMessages,
} from "../support/messages.ts";
import { openSigns } from "../support/page-text.ts";

const verifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const mailUrl = "https://api.mailchannels.net/tx/v1/send";

const site = useSite({
  isOnItsOwn: true,
  vars: {
    CAPTCHA_SCRIPT_URL: "https://challenges.cloudflare.com/turnstile/v0/api.js",
    TURNSTILE_SECRET_KEY: "turnstile-secret",
    MAILCHANNELS_API_KEY: "mail-secret",
    DKIM_DOMAIN: "store.example",
    DKIM_SELECTOR: "site",
    DKIM_PRIVATE_KEY: "a2V5",
  },
});

interface Call {
  url: string;
  headers: Headers;
  body: Record<string, unknown>;
}

/** What left the worker, in order. */
let calls: Call[] = [];
/** What the internet answers, by address. */
let internet: Record<string, () => Response> = {};

const sent = () => Response.json({ request_id: "1", results: [{ index: 0, message_id: "1", status: "sent" }] });
const passed = (changes: object = {}) =>
  Response.json({
    success: true,
    "error-codes": [],
    hostname: configuredHost,
    action: "contact",
    ...changes,
  });

const requestHost = () => new URL(site.origin()).hostname;
const callsTo = (url: string) => calls.filter((call) => call.url === url);

beforeEach(() => {
  calls = [];
  internet = { [verifyUrl]: () => passed(), [mailUrl]: sent };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(String(input), { method: "POST", headers: new Headers(init?.headers) });
    // What comes is the harness's own Request in place of `init`.
    const body = await new Response((init as unknown as globalThis.Response).body).text();
    calls.push({ url: request.url, headers: request.headers, body: JSON.parse(body) as Record<string, unknown> });
    const answer = internet[request.url];
    if (answer === undefined) {
      throw new TypeError(`nobody at ${request.url}`);
    }
    return answer();
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("asks Turnstile with the secret, the token and a key made of the token", async () => {
  const recaptcha = "a-real-token";
  await site.postJson("/api/captcha/verify", { token: recaptcha });
  expect((await site.postJson("/api/contact", contactEntries({ recaptcha }))).status).toBe(201);
  await mailSettled(site.db());

  const [verified, submitted] = callsTo(verifyUrl);
  expect(verified?.body).toEqual({
    secret: "turnstile-secret",
    response: recaptcha,
    idempotency_key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  });
  expect(submitted?.body).toEqual(verified?.body);
});

test("mails through MailChannels with its key, and nobody else learns of the message", async () => {
  await site.postJson("/api/contact", contactEntries({ recaptcha: "a-real-token" }));
  await mailSettled(site.db());

  const [mail, ...others] = callsTo(mailUrl);
  expect(others).toEqual([]);
  expect(mail?.headers.get("x-api-key")).toBe("mail-secret");
  expect(mail?.headers.get("content-type")).toBe("application/json");
  expect(mail?.body).toMatchObject({ reply_to: { email: "ada@visitor.example" } });
  expect(JSON.stringify(mail?.body)).toMatch(/"dkim_domain":"store\.example"/);
  expect(JSON.stringify(mail?.body)).toMatch(/"dkim_selector":"site"/);
  expect(JSON.stringify(mail?.body)).toMatch(/"dkim_private_key":"a2V5"/);
  expect(calls.map(({ url }) => url).toSorted()).toEqual([mailUrl, verifyUrl]);
  expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent" });
});

test("the answer of a testing key lets nobody through", async () => {
  internet[verifyUrl] = () => passed({ metadata: { result_with_testing_key: true } });
  const response = await site.postJson("/api/contact", contactEntries({ recaptcha: "XXXX.DUMMY.TOKEN.XXXX" }));

  expect((await readProblem(response, 403)).code).toBe("captcha-refused");
  expect(await storedMessages(site.db())).toEqual([]);
  expect(callsTo(mailUrl)).toEqual([]);
});

test.each<[string, () => Response]>([
  ["says no", () => Response.json({ success: false, "error-codes": ["timeout-or-duplicate"] })],
  ["names another host", () => passed({ hostname: "elsewhere.example" })],
  ["names the host of the request, which is not the configured one", () => passed({ hostname: requestHost() })],
  ["names no host", () => passed({ hostname: undefined })],
  ["names another action", () => passed({ action: "login" })],
  ["names no action", () => passed({ action: undefined })],
  ["says yes in a text", () => passed({ success: "true" })],
  ["is a list", () => Response.json([])],
  ["is null", () => Response.json(null)],
  ["is empty", () => new Response("")],
  ["says yes with an error status", () => new Response(passed().body, { status: 500 })],
  ["leads elsewhere", () => Response.redirect("https://elsewhere.example/siteverify", 307)],
  ["is an error page", () => new Response("<h1>oops</h1>", { status: 502 })],
  [
    "does not come",
    () => {
      throw new TypeError("network down");
    },
  ],
])("nobody gets through when Turnstile's answer %s", async (_, answer) => {
  internet[verifyUrl] = answer;
  const response = await site.postJson("/api/contact", contactEntries({ recaptcha: "a-real-token" }));

  expect(await readProblem(response, 403)).toEqual({
    ok: false,
    code: "captcha-refused",
    message: "reCAPTCHA verification failed. Please try again.",
  });
  expect(await storedMessages(site.db())).toEqual([]);
  expect(callsTo(mailUrl)).toEqual([]);
});

test.each<[string, () => Response]>([
  [
    "a page of something in between",
    () => new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } }),
  ],
  ["a result for a dropped recipient", () => Response.json({ results: [{ status: "dropped", reason: "blocked" }] })],
  ["403 without a domain lock", () => Response.json({ errors: ["550 5.7.1 not authorized"] }, { status: 403 })],
  [
    "nothing, because the network is down",
    () => {
      throw new TypeError("network down");
    },
  ],
])("a mail answered with %s stays in the outbox, with a reason", async (_, answer) => {
  internet[mailUrl] = answer;
  expect((await site.postJson("/api/contact", contactEntries({ recaptcha: "a-real-token" }))).status).toBe(201);
  await mailSettled(site.db());

  expect(await onlyMessage(site.db())).toMatchObject({
    mail_status: "pending",
    mail_error: expect.stringMatching(/./),
  });
  internet[mailUrl] = sent;
  await makeMailDue(site.db());
  await site.runCron("outbox");
  expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent", mail_error: null });
});

test.each<[string, () => Response]>([
  ["an empty list of results", () => Response.json({ results: [] })],
  ["no results", () => Response.json({})],
  ["an empty body", () => new Response("")],
  ["half a body", () => new Response('{"results": [', { status: 202 })],
])("a mail that was taken with %s is not sent twice, and its row says so", async (_, answer) => {
  internet[mailUrl] = answer;
  expect((await site.postJson("/api/contact", contactEntries({ recaptcha: "a-real-token" }))).status).toBe(201);
  await mailSettled(site.db());
  await makeMailDue(site.db());
  await site.runCron("outbox");

  expect(await onlyMessage(site.db())).toMatchObject({ mail_status: "sent", mail_error: "taken, response unreadable" });
  expect(callsTo(mailUrl)).toHaveLength(1);
});

test("nobody sets the clock", async () => {
  const signsAt = async (time: string) =>
    openSigns(await (await site.fetch("/", { headers: { "x-frozen-clock": time } })).text());

  expect(await signsAt("2026-11-24T15:00:00-05:00")).toEqual(await signsAt("2026-11-29T15:00:00-05:00"));
});

test("the policy lets Turnstile's frame in, and the page's widget comes from Turnstile", async () => {
  const response = await site.fetch("/contact-us");

  expect(response.headers.get("content-security-policy")).toMatch(
    /frame-src [^;]*https:\/\/challenges\.cloudflare\.com/,
  );
  expect(await response.text()).toContain("https://challenges.cloudflare.com/turnstile/v0/api.js");
});

test("no secret shows in a page or a log", async () => {
  internet[verifyUrl] = () => new Response("oops", { status: 500 });
  const answers = await Promise.all([
    site.fetch("/contact-us"),
    site.postJson("/api/contact", contactEntries({ recaptcha: "a-real-token" })),
    site.fetch("/contact-us.data"),
  ]);
  const shown = (await Promise.all(answers.map((answer) => answer.text()))).join("\n") + site.logs().join("\n");

  expect(shown).not.toMatch(/turnstile-secret|mail-secret|a2V5/);
});
