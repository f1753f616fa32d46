/** The stand-ins for the outside services: they keep their models' manners, faults included. */
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";
import { configuredHost, contactEntries, freshToken, mailSettled } from "../support/messages.ts";

const site = useSite();

/** Asks the stand-ins themselves, not through the site. */
const standIns = (path: string, init?: Parameters<ReturnType<typeof site.server>["standIns"]["fetch"]>[1]) =>
  site.server().standIns.fetch(`http://stand-ins.test${path}`, init);

const passSecret = "1x0000000000000000000000000000000AA";
const failSecret = "2x0000000000000000000000000000000AA";
const spentSecret = "3x0000000000000000000000000000000AA";
const dummyToken = "XXXX.DUMMY.TOKEN.XXXX";

const post = (path: string, body: unknown) =>
  standIns(path, {
    method: "POST",
    headers: { "x-api-key": "any" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const siteverify = async (body: Record<string, unknown>) => (await post("/turnstile/v0/siteverify", body)).json();

const aMail = {
  from: { email: "website@store.example", name: "Website" },
  personalizations: [{ to: [{ email: "owner@store.example" }] }],
  subject: "Hello",
  content: [{ type: "text/plain", value: "<b>" }],
};

test("the widget's script is served under the site's own address", async () => {
  const response = await site.fetch("/stand-ins/turnstile/api.js");

  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/javascript");
  expect(await response.text()).toContain("window.turnstile");
});

test("the outbox shows the mails of the site as JSON", async () => {
  await site.postJson("/api/contact", contactEntries());
  await mailSettled(site.db());
  const response = await site.fetch("/stand-ins/outbox", { headers: { accept: "application/json" } });

  expect(await response.json()).toEqual(await site.mails());
  expect(await site.mails()).toHaveLength(1);
});

test("the outbox shows the mails as a page, without running what is in them", async () => {
  await post("/tx/v1/send", aMail);
  const response = await site.fetch("/stand-ins/outbox", { headers: { accept: "text/html" } });
  const html = await response.text();

  expect(response.headers.get("content-type")).toContain("text/html");
  expect(html).toContain("Mail that left the store (1)");
  expect(html).toContain("&lt;b&gt;");
  expect(html).not.toContain("<b>");
});

test.each<[name: string, changes: object]>([
  ["whole as it is", {}],
  [
    "with names, an answer's address and headers of its own",
    {
      reply_to: { email: "ada@visitor.example", name: "Ada" },
      headers: { "X-Message-Reference": "1" },
    },
  ],
  ...["o'brien@example.ie", "info@xn--mller-kva.de", "ada.@docomo.ne.jp", "a..b@ezweb.ne.jp"].map(
    (email): [string, object] => [`with answers to ${email}`, { reply_to: { email } }],
  ),
  ["signed by a key of ours", { dkim_domain: "store.example", dkim_selector: "site", dkim_private_key: "a2V5" }],
  ["signed by a key of the provider's", { dkim_domain: "store.example", dkim_selector: "site" }],
])("a mail is taken %s", async (_, changes) => {
  expect((await post("/tx/v1/send", { ...aMail, ...changes })).status).toBe(202);
  expect(await site.mails()).toHaveLength(1);
});

test.each<[name: string, changes: object, place: string]>([
  ["no sender", { from: undefined }, "from"],
  ["a sender without an address", { from: { name: "Website" } }, "from.email"],
  ["two addresses in one", { from: { email: "a@store.example, b@store.example" } }, "from.email"],
  ["no addressees", { personalizations: [] }, "personalizations"],
  ["an empty list of addressees", { personalizations: [{ to: [] }] }, "personalizations.0.to"],
  ["an addressee that is none", { personalizations: [{ to: [{ email: "owner" }] }] }, "personalizations.0.to.0.email"],
  [
    "more addressees than a thousand",
    { personalizations: [{ to: Array.from({ length: 1001 }, () => ({ email: "owner@store.example" })) }] },
    "personalizations.0.to",
  ],
  ["no subject", { subject: "" }, "subject"],
  ["nothing to say", { content: [] }, "content"],
  ["an empty part", { content: [{ type: "text/plain", value: "" }] }, "content.0.value"],
  ["a part of another type", { content: [{ type: "text/markdown", value: "a" }] }, "content.0.type"],
  ["a header that is the provider's", { headers: { "Reply-To": "ada@visitor.example" } }, "headers"],
  ["a header that is no text", { headers: { "X-Count": 1 } }, "headers.X-Count"],
  ["a domain without a selector", { dkim_domain: "store.example" }, "body"],
  ["a private key without a domain", { dkim_private_key: "a2V5" }, "body"],
  [
    "a key with its PEM lines",
    { dkim_domain: "a.example", dkim_selector: "s", dkim_private_key: "-----BEGIN" },
    "dkim_private_key",
  ],
  ["an answer's address that is none", { reply_to: { email: "ada" } }, "reply_to.email"],
])("a mail with %s is refused, as MailChannels does", async (_, changes, place) => {
  const response = await post("/tx/v1/send", { ...aMail, ...changes });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: [expect.stringMatching(new RegExp(`^${place}: `))] });
  expect(await site.mails()).toEqual([]);
});

test.each([
  ["without a key", { body: JSON.stringify(aMail) }, 403],
  ["that is no JSON", { headers: { "x-api-key": "any" }, body: "{" }, 400],
  [
    "of more than 30 MB",
    { headers: { "x-api-key": "any" }, body: JSON.stringify({ ...aMail, padding: "x".repeat(31_500_000) }) },
    413,
  ],
])("a mail %s is refused", async (_, init, status) => {
  expect((await standIns("/tx/v1/send", { method: "POST", ...init })).status).toBe(status);
  expect(await site.mails()).toEqual([]);
});

test("faults are set one by one under the site's address, and stay until they are changed", async () => {
  const set = async (faults: object) =>
    (await site.fetch("/stand-ins/faults", { method: "POST", body: JSON.stringify(faults) })).json();

  expect(await set({ mail: "500" })).toEqual({ mail: "500" });
  expect(await set({ captcha: "garbage" })).toEqual({ mail: "500", captcha: "garbage" });
  expect(await set({ mail: "ok" })).toEqual({ mail: "ok", captcha: "garbage" });
  expect(await set({})).toEqual({ mail: "ok", captcha: "garbage" });
});

const anyService = "Send a JSON object with any of: mail, captcha, geocoder.";

test.each([
  ["an unknown service", '{"fax":"500"}', anyService],
  [
    "an unknown fault",
    '{"mail":"teapot"}',
    "mail can be: ok, 500, 502, timeout, garbage, refused, refuses-reply-to, unread, 400.",
  ],
  ["a refusal by the captcha", '{"captcha":"refused"}', "captcha can be: ok, 500, 502, timeout, garbage."],
  ["a number", '{"geocoder":500}', "geocoder can be: ok, 500, 502, timeout, garbage."],
  [
    "two unknown faults",
    '{"mail":"","captcha":null}',
    "mail can be: ok, 500, 502, timeout, garbage, refused, refuses-reply-to, unread, 400. captcha can be: ok, 500, 502, timeout, garbage.",
  ],
  ["null", "null", anyService],
  ["malformed JSON", "{", anyService],
])("faults refuse %s and say what there is", async (_, body, message) => {
  const response = await post("/stand-ins/faults", body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ ok: false, message });
});

test.each([
  ["the passing key and the dummy token", { secret: passSecret, response: dummyToken }, []],
  ["the failing key", { secret: failSecret, response: dummyToken }, ["invalid-input-response"]],
  ["the key of spent tokens", { secret: spentSecret, response: dummyToken }, ["timeout-or-duplicate"]],
  ["an unknown key", { secret: "mine", response: dummyToken }, ["invalid-input-secret"]],
  ["a token it never made", { secret: passSecret, response: "mine" }, ["invalid-input-response"]],
  ["no key", { response: dummyToken }, ["missing-input-secret"]],
  ["no token", { secret: passSecret }, ["missing-input-response"]],
  ["a token that is no text", { secret: passSecret, response: 7 }, ["bad-request"]],
])("siteverify answers %s as Turnstile does", async (_, body, codes) => {
  expect(await siteverify(body)).toMatchObject({ success: codes.length === 0, "error-codes": codes });
});

test("the dummy token's answer is marked, and names neither our host nor an action", async () => {
  const answer = await siteverify({ secret: passSecret, response: dummyToken });

  expect(answer).toMatchObject({ hostname: "example.com", metadata: { result_with_testing_key: true } });
  expect(answer).not.toHaveProperty("action");
});

test("a token of the local widget is good once, or again for the same question", async () => {
  const response = freshToken();
  const ask = (idempotency_key?: string) => siteverify({ secret: passSecret, response, idempotency_key });
  const spent = { success: false, "error-codes": ["timeout-or-duplicate"] };
  const good = { success: true, action: "contact", hostname: configuredHost };

  expect(await ask("a")).toMatchObject(good);
  expect(await ask("a")).toMatchObject(good);
  expect(await ask("b")).toMatchObject(spent);
  expect(await ask()).toMatchObject(spent);
});

test.each([
  [41.67167, -81.25083, { municipality: "Concord Township", county: "Lake County" }],
  [41.72164, -81.25836, { city: "Painesville", county: "Lake County" }],
  [41.7476, -81.27281, { village: "Fairport Harbor", county: "Lake County" }],
  [41.80067, -80.94615, { city: "Geneva", county: "Ashtabula County" }],
  [41.57, -81.21, { city: "Chardon", county: "Geauga County" }],
])("the geocoder knows what is at %d, %d", async (lat, lon, place) => {
  const answer = await (await standIns(`/reverse?format=jsonv2&lat=${lat}&lon=${lon}`)).json();

  expect(answer).toMatchObject({ address: { ...place, state: "Ohio" } });
});

test("the geocoder says so when it knows nothing", async () => {
  expect(await (await standIns("/reverse?lat=48.85&lon=2.35")).json()).toEqual({ error: "Unable to geocode" });
});
