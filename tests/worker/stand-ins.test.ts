import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";

const site = useSite();

const send = (body: object, headers: Record<string, string> = { "x-api-key": "any" }) =>
  site.server().standIns.fetch("http://stand-ins.test/tx/v1/send", {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });

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
  const response = await send({ ...mail, ...changes });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: [expect.stringMatching(new RegExp(`^${place}: `))] });
  expect(await site.mails()).toEqual([]);
});

test("a mail without a key is refused", async () => {
  expect((await send(mail, {})).status).toBe(403);
});
