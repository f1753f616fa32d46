import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";

const site = useSite();

const post = (path: string, body: unknown, headers: Record<string, string> = { "x-api-key": "any" }) =>
  site.server().standIns.fetch(`http://stand-ins.test${path}`, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const secret = "1x0000000000000000000000000000000AA";
const dummyToken = "XXXX.DUMMY.TOKEN.XXXX";
const siteverify = async (body: object) => (await post("/turnstile/v0/siteverify", body)).json();

const owner = { email: "owner@store.example" };
const mail = {
  from: { email: "website@store.example", name: "Website" },
  personalizations: [{ to: [owner] }],
  subject: "Hello",
  content: [{ type: "text/plain", value: "<b>" }],
};

test.each<[place: string, changes: object]>([
  ["from.email", { from: { email: "a@store.example, b@store.example" } }],
  ["personalizations.0.to", { personalizations: [{ to: [] }] }],
  ["personalizations.0.to.0.email", { personalizations: [{ to: [{ email: "owner" }] }] }],
  ["subject", { subject: "" }],
  ["content.0.value", { content: [{ type: "text/plain", value: "" }] }],
  ["headers.X-Count", { headers: { "X-Count": 1 } }],
  ["dkim_private_key", { dkim_domain: "a.example", dkim_selector: "s", dkim_private_key: "-----BEGIN" }],
  ["reply_to.email", { reply_to: { email: "ada" } }],
])("a mail that is wrong at %s is refused, as MailChannels does: %j", async (place, changes) => {
  const response = await post("/tx/v1/send", { ...mail, ...changes });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: [expect.stringMatching(new RegExp(`^${place}: `))] });
  expect(await site.mails()).toEqual([]);
});

test("a mail without a key is refused", async () => {
  expect((await post("/tx/v1/send", mail, {})).status).toBe(403);
});

test.each<[code: string, body: object]>([
  ["invalid-input-response", { secret: "2x0000000000000000000000000000000AA", response: dummyToken }],
  ["timeout-or-duplicate", { secret: "3x0000000000000000000000000000000AA", response: dummyToken }],
  ["invalid-input-secret", { secret: "mine", response: dummyToken }],
  ["invalid-input-response", { secret, response: "mine" }],
  ["bad-request", { secret, response: 7 }],
])("siteverify answers %s as Turnstile does: %j", async (code, body) => {
  expect(await siteverify(body)).toMatchObject({ success: false, "error-codes": [code] });
});
