/** `POST /api/contact`: what is accepted, what is refused, and that nothing refused leaves a trace. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contactFields } from "#app/contact/fields.ts";
import { submitFailures } from "#app/contact/outcome.ts";
import { readProblem } from "../support/api-answers.ts";
import { contactExample, nothingWritten, refusedInputs } from "../support/contact-inputs.ts";
import { useSite, type Response } from "../support/harness.ts";
import {
  contactEntries,
  expectNothingStored,
  freshToken,
  mailSettled,
  onlyMessage,
  storedMessages,
} from "../support/messages.ts";

const site = useSite();

const checkFields = submitFailures["invalid-fields"].text;
const notARobot = "Please verify that you are not a robot.";

test("stores what was sent, trimmed, and answers 201", async () => {
  const before = new Date().toISOString();
  const response = await site.postJson(
    "/api/contact",
    contactEntries({
      name: "  Ada Example ",
      email: " ada@visitor.example",
      message: "\n Line one\r\nLine two \n",
    }),
  );

  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ ok: true });
  const row = await onlyMessage(site.db());
  expect(row).toMatchObject({
    ...contactExample,
    message: "Line one\nLine two",
  });
  expect(row.received_at >= before && row.received_at <= new Date().toISOString()).toBe(true);
  // It goes out in mails and logs, so it tells nothing of the message, not even when it came.
  expect(row.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test("keeps nothing about the visitor but what the form asked for", async () => {
  await site.postJson("/api/contact", contactEntries({ age: 36, id: "mine", mail_status: "sent" }), {
    "user-agent": "Telltale/1.0 (a browser)",
  });

  const stored = JSON.stringify(await onlyMessage(site.db()));
  expect(stored).not.toContain("Telltale");
  expect(stored).not.toContain("2001:db8");
  expect(stored).not.toContain("mine");
});

// The other inputs go through the schema alone (app/contact/message.test.ts).
test.each(refusedInputs.slice(-1))("refuses %s with 422, before the captcha is asked", async (_, sent, fields) => {
  const response = await site.postJson("/api/contact", contactEntries(sent));

  expect(await readProblem(response, 422)).toEqual({ ok: false, code: "invalid-fields", message: checkFields, fields });
  await expectNothingStored(site);
  expect((await site.calls()).captcha).toBe(0);
});

test.each([[undefined], [""], [null], [7], [["a"]]])("refuses the captcha token %j with 400", async (recaptcha) => {
  const response = await site.postJson("/api/contact", contactEntries({ recaptcha }));

  expect(await readProblem(response, 400)).toEqual({ ok: false, code: "captcha-missing", message: notARobot });
  await expectNothingStored(site);
});

test.each([
  ["malformed JSON", '{"name": "Ada"'],
  ["nothing", ""],
  ["a list", "[]"],
  ["a list of objects", '[{"name":"Ada"}]'],
  ["a text", '"Ada"'],
  ["a number", "7"],
  ["null", "null"],
])("refuses a body that is %s with 400", async (_, body) => {
  const problem = await readProblem(await site.postJson("/api/contact", body), 400);

  expect(problem).toEqual({ ok: false, code: "malformed-body", message: "The body must be one JSON object." });
  await expectNothingStored(site);
});

test("a body with a __proto__ key is no way around the checks", async () => {
  const body = JSON.stringify(contactEntries()).replace("{", '{"__proto__":{"website":"","name":"Mallory"},');
  const response = await site.postJson("/api/contact", body.replace('"name":"Ada Example",', ""));

  expect((await readProblem(response, 422)).fields).toEqual({ name: nothingWritten.name });
  await expectNothingStored(site);
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "",
])("refuses the content type %j with 415", async (type) => {
  const response = await site.postJson("/api/contact", contactEntries(), { "content-type": type });

  expect((await readProblem(response, 415)).code).toBe("unsupported-media-type");
  await expectNothingStored(site);
});

test.each(["application/json; charset=utf-8", "Application/JSON"])("takes the content type %j", async (type) => {
  expect((await site.postJson("/api/contact", contactEntries(), { "content-type": type })).status).toBe(201);
});

test("refuses a body that says nothing of its length and turns out to be too large with 413", async () => {
  // Not much too large: a connection that is closed while it is written to would hide the answer.
  const body = new TextEncoder().encode(JSON.stringify(contactEntries({ message: "x".repeat(64 * 1024) })));
  const response = await site.fetch("/api/contact", {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.origin() },
    body: new Blob([body]).stream(),
    duplex: "half",
  });

  expect((await readProblem(response, 413)).code).toBe("too-large");
  await expectNothingStored(site);
});

test.each<[string, Record<string, string>]>([
  ["another site", { origin: "https://elsewhere.example" }],
  ["a sandboxed page", { origin: "null" }],
  ["nobody", { origin: "" }],
  ["another port of our host", { origin: "PORT" }],
  ["our host over another scheme", { origin: "SCHEME" }],
  ["a subdomain of ours", { origin: "SUBDOMAIN" }],
  ["our origin, but another site as the browser says", { "sec-fetch-site": "cross-site" }],
  ["our origin, but a sibling site as the browser says", { "sec-fetch-site": "same-site" }],
])("refuses what comes from %s with 403", async (_, headers) => {
  const own = site.origin();
  const others: Record<string, string> = {
    PORT: `${own}:8080`,
    SCHEME: own.replace("http:", "https:"),
    SUBDOMAIN: own.replace("//", "//shop."),
  };
  const response = await site.postJson("/api/contact", contactEntries(), {
    ...headers,
    ...(headers.origin !== undefined && { origin: others[headers.origin] ?? headers.origin }),
  });

  expect((await readProblem(response, 403)).code).toBe("cross-origin");
  await expectNothingStored(site);
});

test.each(["/api/contact", "/api/captcha/verify"])(
  "refuses a call of %s without an Origin header with 403, and says what to send",
  async (path) => {
    const response = await site.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(contactEntries()),
    });

    const { code, message } = await readProblem(response, 403);
    expect(code).toBe("cross-origin");
    expect(message).toContain(`"Origin: ${site.origin()}"`);
    await expectNothingStored(site);
  },
);

test("takes the example of docs/architecture.md as it stands there", async () => {
  const [, example = ""] =
    /```sh\n(curl [^`]*\/api\/contact[^`]*)```/.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
  const [, address] = /^curl (\S+)/.exec(example) ?? [];
  const [, body = ""] = /-d \\\n\s*'([^']*)'/.exec(example) ?? [];
  const headers = Object.fromEntries(
    [...example.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name, value]) => [name, value]),
  );
  const response = await site.fetch(`http://${address}`, { method: "POST", headers, body });

  expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
  await mailSettled(site.db());
  expect(await site.mails()).toHaveLength(1);
});

test("takes what the browser says comes from our own page", async () => {
  expect((await site.postJson("/api/contact", contactEntries(), { "sec-fetch-site": "same-origin" })).status).toBe(201);
});

test("lets an address send five messages a minute and tells the sixth when to come back", async () => {
  const started = Date.now();
  const responses = [];
  // The limit counts by the minute of the clock: eleven messages pass it even if a minute ends among them.
  for (let count = 0; count < 11; count += 1) {
    responses.push(await site.postJson("/api/contact", contactEntries({ message: `Message ${count}` })));
  }
  const minutesTouched = Math.floor(Date.now() / 60_000) - Math.floor(started / 60_000) + 1;

  const accepted = responses.filter(({ status }) => status === 201);
  const refused = responses.filter(({ status }) => status !== 201);
  expect(accepted.length).toBeGreaterThanOrEqual(5);
  expect(accepted.length).toBeLessThanOrEqual(5 * minutesTouched);
  expect(await storedMessages(site.db())).toHaveLength(accepted.length);
  for (const response of refused) {
    expect(await readProblem(response, 429)).toEqual({
      ok: false,
      code: "rate-limited",
      message: submitFailures["rate-limited"].text,
    });
    expect(response.headers.get("retry-after")).toBe("60");
  }
  const elsewhere = await site.postJson("/api/contact", contactEntries({ message: "From another address" }), {
    "cf-connecting-ip": "198.51.100.7",
  });
  expect(elsewhere.status).toBe(201);
});

test("the addresses of one network count as one visitor", async () => {
  const statuses = [];
  for (let host = 1; host <= 11; host += 1) {
    const address = { "cf-connecting-ip": `2001:db8:77:88::${host}` };
    statuses.push(
      (await site.postJson("/api/contact", contactEntries({ message: `Message ${host}` }), address)).status,
    );
  }
  expect(statuses).toContain(429);

  const neighbor = { "cf-connecting-ip": "2001:db8:77:89::1" };
  expect((await site.postJson("/api/contact", contactEntries({ message: "From next door" }), neighbor)).status).toBe(
    201,
  );
});

test("wrong fields do not count against the rate limit", async () => {
  for (let count = 0; count < 11; count += 1) {
    expect((await site.postJson("/api/contact", contactEntries({ name: "" }))).status).toBe(422);
  }

  expect((await site.postJson("/api/contact", contactEntries())).status).toBe(201);
});

test.each<[string, Record<string, unknown>]>([
  ["an otherwise good message", {}],
  ["a message without a token", { recaptcha: "" }],
  ["an empty form", { name: "", email: "", message: "" }],
])("a filled trap field gets what looks like success, and nothing is kept: %s", async (_, changes) => {
  const trapped = await site.postJson("/api/contact", contactEntries({ website: "https://spam.example", ...changes }));

  expect(trapped.status).toBe(201);
  expect(await trapped.json()).toEqual({ ok: true });
  await expectNothingStored(site);
  expect((await site.calls()).captcha).toBe(0);
});

test("a double click is stored and mailed once, and both answers are success", async () => {
  const fields = contactEntries();
  const responses = await Promise.all([site.postJson("/api/contact", fields), site.postJson("/api/contact", fields)]);

  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  await mailSettled(site.db());
  expect(await storedMessages(site.db())).toHaveLength(1);
  expect(await site.mails()).toHaveLength(1);
});

test("one token with other words is another message: both are stored and mailed", async () => {
  const first = contactEntries();
  const second = { ...first, message: "On second thought, on wood." };
  const responses = [
    await site.postJson("/api/contact", first),
    await site.postJson("/api/contact", second),
    await site.postJson("/api/contact", second),
  ];

  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  await mailSettled(site.db());
  expect((await storedMessages(site.db())).map(({ message }) => message)).toEqual([first.message, second.message]);
  expect(await site.mails()).toHaveLength(2);
});

/** A message from each of 25 addresses, asked from networks of their own so that no limit counts them together. */
const sendFrom25 = (send: (ask: Array<() => Promise<Response>>) => Promise<Response[]>) => {
  const recaptcha = freshToken();
  return send(
    Array.from({ length: 25 }, (_, index) => () => {
      const fields = contactEntries({ recaptcha, email: `visitor-${index}@visitor.example`, message: `Text ${index}` });
      return site.postJson("/api/contact", fields, { "cf-connecting-ip": `198.51.100.${index}` });
    }),
  );
};

test.each<[string, Parameters<typeof sendFrom25>[0]]>([
  [
    "one after the other",
    async (ask) => {
      const responses = [];
      for (const each of ask) {
        responses.push(await each());
      }
      return responses;
    },
  ],
  ["all at once", (ask) => Promise.all(ask.map((each) => each()))],
])("one token carries two messages of 25 addresses, %s; the others are asked for a new one", async (_, send) => {
  const responses = await sendFrom25(send);
  const refused = responses.filter(({ status }) => status !== 201);

  expect(refused).toHaveLength(23);
  for (const response of refused) {
    expect(await readProblem(response, 403)).toEqual({
      ok: false,
      code: "captcha-refused",
      message: submitFailures["captcha-refused"].text,
    });
  }
  await mailSettled(site.db());
  expect(await storedMessages(site.db())).toHaveLength(2);
  expect(await site.mails()).toHaveLength(2);
});

test("what one token has carried may come again with it, and what it could not carry comes with another", async () => {
  const first = contactEntries();
  const [second, third] = [
    { ...first, message: "Second" },
    { ...first, message: "Third" },
  ];
  const statuses = [];
  const sent = [first, second, third, first, second, { ...third, recaptcha: freshToken() }];
  for (const [index, fields] of sent.entries()) {
    const address = { "cf-connecting-ip": `198.51.100.${index}` };
    statuses.push((await site.postJson("/api/contact", fields, address)).status);
    // Long ago, so that the token alone says that it is the same.
    await site.db().prepare("update contact_messages set received_at = '2026-01-01T00:00:00.000Z'").run();
  }

  expect(statuses).toEqual([201, 201, 403, 201, 201, 201]);
  await mailSettled(site.db());
  expect((await storedMessages(site.db())).map(({ message }) => message).toSorted()).toEqual(
    [first.message, "Second", "Third"].toSorted(),
  );
});

test("Turnstile's dummy token, which all have that try the site, carries any number of messages", async () => {
  const recaptcha = "XXXX.DUMMY.TOKEN.XXXX";
  for (const message of ["One", "Two", "Three", "Four"]) {
    expect((await site.postJson("/api/contact", contactEntries({ recaptcha, message }))).status).toBe(201);
  }
  expect(await storedMessages(site.db())).toHaveLength(4);
});

test("a message that has arrived counts as sent when it comes again after its token's time", async () => {
  const fields = contactEntries();
  expect((await site.postJson("/api/contact", fields)).status).toBe(201);
  await site.setFaults({ captcha: "500" });

  expect((await site.postJson("/api/contact", fields)).status).toBe(201);
  expect((await site.postJson("/api/contact", { ...fields, message: "Other words" })).status).toBe(503);
  await mailSettled(site.db());
  expect(await storedMessages(site.db())).toHaveLength(1);
  expect(await site.mails()).toHaveLength(1);
});

test("the same content with another token within ten minutes is stored and mailed once", async () => {
  const responses = await Promise.all([
    site.postJson("/api/contact", contactEntries()),
    site.postJson("/api/contact", contactEntries()),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect((await site.postJson("/api/contact", contactEntries({ name: " Ada Example " }))).status).toBe(201);

  await mailSettled(site.db());
  expect(await storedMessages(site.db())).toHaveLength(1);
  expect(await site.mails()).toHaveLength(1);
});

test("the same content after ten minutes is a new message", async () => {
  await site.postJson("/api/contact", contactEntries());
  await mailSettled(site.db());
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
  await site.db().prepare("update contact_messages set received_at = ?").bind(elevenMinutesAgo).run();
  expect((await site.postJson("/api/contact", contactEntries())).status).toBe(201);

  await mailSettled(site.db());
  expect(await storedMessages(site.db())).toHaveLength(2);
  expect(await site.mails()).toHaveLength(2);
});

test.each([
  { name: "Bob Example" },
  { email: "bob@visitor.example" },
  { service: "other" },
  { message: "Do you print on canvas? And on wood?" },
  ...contactFields.filter(({ missing }) => missing === undefined).map(({ name }) => ({ [name]: "" })),
])("content that differs in %j is a message of its own", async (changes) => {
  await site.postJson("/api/contact", contactEntries());
  await site.postJson("/api/contact", contactEntries(changes));

  await mailSettled(site.db());
  expect(await storedMessages(site.db())).toHaveLength(2);
  expect(await site.mails()).toHaveLength(2);
});
