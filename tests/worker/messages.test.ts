import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contactFields } from "#app/contact/fields.ts";
import { incompleteEmail } from "#app/contact/message.ts";
import { submitFailures, type SubmitFailure } from "#app/contact/outcome.ts";
import { site as store } from "#app/content/site.ts";
import { expectNoInternals, readProblem } from "../support/api-answers.ts";
import { contactExample, nothingWritten } from "../support/contact-inputs.ts";
import { useSite, type Response } from "../support/harness.ts";
import { doorNames, doors } from "../support/message-doors.ts";
import {
  contactEntries,
  expectNothingStored,
  freshToken,
  mailSettled,
  onlyMessage,
  storedMessages,
} from "../support/messages.ts";
import { fieldValues, textOf, textsWithRole } from "../support/page-text.ts";

const site = useSite({ limitPerMinute: 1000 });
const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const send = (changes: object = {}, headers?: Record<string, string>) =>
  site.postJson("/api/contact", contactEntries({ ...changes }), headers);

async function expectMessages(count: number): Promise<void> {
  await mailSettled(site.db());
  expect(await storedMessages(site.db())).toHaveLength(count);
  expect(await site.mails()).toHaveLength(count);
}

describe.each(doorNames)("the %s", (name) => {
  const door = doors[name];

  test("stores what was sent, trimmed, mails it once, and keeps nothing else about the visitor", async () => {
    const before = new Date().toISOString();
    const fields = contactEntries({ message: "\n Line one\r\nLine two \n", id: "mine", mail_status: "sent", age: 36 });
    const { id: _, mail_status: __, age: ___, ...own } = fields;
    await door.expectAnswer(await door.send(site, fields, { "user-agent": "Telltale/1.0 (a browser)" }), own, null);
    await expectMessages(1);
    const row = await onlyMessage(site.db());
    expect(row).toMatchObject({ ...contactExample, message: "Line one\nLine two", mail_status: "sent" });
    expect(row.received_at >= before && row.received_at <= new Date().toISOString()).toBe(true);
    // The id appears in mails and logs, so it must reveal nothing.
    expect(row.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(JSON.stringify(row)).not.toMatch(/Telltale|2001:db8|mine/);
  });

  test.each<[string, object, SubmitFailure, number]>([
    // app/contact/message.test.ts covers the other inputs.
    ["several wrong fields", { name: "n".repeat(101), email: "x", message: "" }, "invalid-fields", 0],
    ["no captcha", { recaptcha: "" }, "captcha-missing", 0],
    ["a made-up captcha", { recaptcha: "made up" }, "captcha-refused", 1],
    ["a longer token than Turnstile makes", { recaptcha: freshToken({ x: "x".repeat(2048) }) }, "captcha-refused", 0],
  ])("says what is wrong with %s, and nothing is stored", async (_, changes, failure, captchaCalls) => {
    const fields = contactEntries({ ...changes });
    await door.expectAnswer(await door.send(site, fields), fields, failure);
    await expectNothingStored(site);
    expect((await site.calls()).captcha).toBe(captchaCalls);
  });

  test("tells who sends too much when to come back", async () => {
    await site.setConditions({ limitPerMinute: 1, limiter: "CONTACT_LIMIT" });
    await door.send(site, contactEntries());
    const fields = contactEntries({ message: "Another" });
    const refused = await door.send(site, fields);
    expect(refused.headers.get("retry-after")).toBe("60");
    await door.expectAnswer(refused, fields, "rate-limited");
    await expectMessages(1);
  });
});

test("the form marks wrong fields, escapes what was typed, and does not repeat a spent token", async () => {
  const typed = {
    name: `"Ada" <b>`,
    email: "ada@localhost",
    service: "mailbox",
    message: "\nTwo\nof </textarea> text",
  };
  const html = await (await site.postForm("/contact-us", contactEntries(typed))).text();
  expect(textOf(html)).toContain(incompleteEmail);
  expect(fieldValues(html)).toMatchObject(typed);
  const spent = await site.postForm("/contact-us", contactEntries({ recaptcha: "made up" }));
  expect(await spent.text()).not.toContain("made up");
});

test("a filled trap field looks like success to a machine, and a person keeps the text", async () => {
  for (const changes of [{}, { recaptcha: "" }, { name: "", email: "", message: "" }]) {
    const fields = contactEntries({ website: "https://spam.example", ...changes });
    const trapped = await site.postJson("/api/contact", fields);
    expect([trapped.status, await trapped.json()]).toEqual([201, { ok: true }]);
    const html = await (await site.postForm("/contact-us", fields)).text();
    expect([textsWithRole(html, "status"), textsWithRole(html, "alert")]).toEqual([[], []]);
    expect(fieldValues(html)).toMatchObject({ message: fields.message });
  }
  await expectNothingStored(site);
  expect((await site.calls()).captcha).toBe(0);
});

describe("the limit", () => {
  test("lets a network send five messages a minute, however many addresses it has, and its neighbor too", async () => {
    await site.setConditions({ limitPerMinute: undefined });
    const started = Date.now();
    const statuses = [];
    // The limit resets each clock minute; eleven requests exceed it even across a boundary.
    for (let count = 1; count <= 11; count += 1) {
      const address = { "cf-connecting-ip": `2001:db8:77:88::${count}` };
      statuses.push((await send({ message: `Message ${count}` }, address)).status);
    }
    const minutesTouched = Math.floor(Date.now() / 60_000) - Math.floor(started / 60_000) + 1;
    const accepted = statuses.filter((status) => status === 201).length;
    expect(accepted).toBeGreaterThanOrEqual(5);
    expect(accepted).toBeLessThanOrEqual(5 * minutesTouched);
    expect((await send({ message: "From next door" }, { "cf-connecting-ip": "2001:db8:77:89::1" })).status).toBe(201);
    await expectMessages(accepted + 1);
  });

  test("does not count wrong fields", async () => {
    await site.setConditions({ limitPerMinute: 1, limiter: "CONTACT_LIMIT" });
    for (let count = 0; count < 3; count += 1) {
      expect((await send({ name: "" })).status).toBe(422);
    }
    expect((await send()).status).toBe(201);
  });
});

describe("a body that cannot be read", () => {
  test.each([
    ["malformed JSON", '{"name": "Ada"'],
    ["nothing", ""],
    ["a list", '[{"name":"Ada"}]'],
    ["null", "null"],
  ])("is refused by the API: %s", async (_, body) => {
    for (const path of ["/api/contact", "/api/captcha/verify"]) {
      expect((await readProblem(await site.postJson(path, body), 400)).code).toBe("malformed-body");
    }
    await expectNothingStored(site);
  });

  test("is refused by the API in odd types: a token that is no text, an object with a __proto__ key", async () => {
    for (const recaptcha of [undefined, null, 7, ["a"]]) {
      expect((await readProblem(await send({ recaptcha }), 400)).code).toBe("captcha-missing");
    }
    const body = JSON.stringify(contactEntries({ name: undefined })).replace("{", '{"__proto__":{"name":"Mallory"},');
    const { fields } = await readProblem(await site.postJson("/api/contact", body), 422);
    expect(fields).toEqual({ name: nothingWritten.name });
    await expectNothingStored(site);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "",
  ])("is refused by the API as %j, which other sites can send", async (type) => {
    expect((await readProblem(await send({}, { "content-type": type }), 415)).code).toBe("unsupported-media-type");
    await expectNothingStored(site);
  });

  const parts = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
  test.each([
    ["JSON", "application/json", "{}"],
    ["more fields than any form of ours", "application/x-www-form-urlencoded", "a=1&".repeat(40)],
    ["more parts than any form of ours", "Multipart/form-data; boundary=x", `${parts.repeat(40)}--x--\r\n`],
    ["multipart without a boundary", "multipart/form-data", "garbage"],
  ])("is the sender's mistake, not a failure of the form: %s", async (_, type, body) => {
    const headers = { origin: site.origin(), "content-type": type };
    const response = await site.fetch("/contact-us", { method: "POST", headers, body });
    expect(response.status).toBe(400);
    expectNoInternals(await response.text());
    await expectNothingStored(site);
  });

  test("is read to its end and refused though it says nothing of its length and turns out to be too large", async () => {
    const body = new TextEncoder().encode(JSON.stringify(contactEntries({ message: "x".repeat(900 * 1024) })));
    const response = await site.fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json", origin: site.origin() },
      body: new Blob([body]).stream(),
      duplex: "half",
    });
    expect((await readProblem(response, 413)).code).toBe("too-large");
    await expectNothingStored(site);
  });
});

describe("a form as browsers send it", () => {
  async function postMultipart(entries: Record<string, unknown>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(entries)) {
      form.append(name, value instanceof File ? value : String(value));
    }
    const encoded = new Request("http://form.test", { method: "POST", body: form });
    return site.fetch("/contact-us", {
      method: "POST",
      headers: { origin: site.origin(), "content-type": encoded.headers.get("content-type") ?? "" },
      body: await encoded.arrayBuffer(),
    });
  }

  test("is read in parts too, and a file in place of a text is a wrong field", async () => {
    const response = await postMultipart(contactEntries({ message: new File(["x"], "message.txt") }));
    expect(response.status).toBe(422);
    expect(textOf(await response.text())).toContain("Enter your message as text.");
    await expectNothingStored(site);
    expect((await postMultipart(contactEntries({ message: "One\r\nTwo" }))).status).toBe(200);
    expect(await onlyMessage(site.db())).toMatchObject({ message: "One\nTwo" });
  });

  test("is taken at the page's other address, and with what the browser says of our own page", async () => {
    const fields = contactEntries();
    await doors.form.expectAnswer(await site.postForm("/contact", fields), fields, null);
    const own = { "sec-fetch-site": "same-origin" };
    expect((await site.postForm("/contact-us", contactEntries({ message: "Two" }), own)).status).toBe(200);
    expect(
      (await send({ message: "Three" }, { ...own, "content-type": "Application/JSON; charset=utf-8" })).status,
    ).toBe(201);
    await expectMessages(3);
  });

  async function expectRefusal(response: Response, status: number, title: string): Promise<void> {
    const html = await response.text();
    expect([response.status, response.headers.get("content-type")?.toLowerCase()]).toEqual([
      status,
      "text/html; charset=utf-8",
    ]);
    expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "")).toBe(title);
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(textOf(html)).toContain(store.contact.phone);
    for (const way of ["/", "?"]) {
      expect(html).toContain(`<a href="${way}"`);
    }
  }

  test.each(["/contact-us", "/contact", "/tracking", "/services"])(
    "that is too large for %s gets a page",
    async (path) => {
      const response = await site.postForm(path, { message: "x".repeat(70_000) }, { accept });
      await expectRefusal(response, 413, "Your text is too long");
      await expectNothingStored(site);
    },
  );

  test.each<[string, Record<string, string>]>([
    ["another site's page, as the browser says", { "sec-fetch-site": "cross-site" }],
    ["a sibling site's page", { "sec-fetch-site": "same-site" }],
    ["another origin", { origin: "https://elsewhere.example" }],
    ["a sandboxed page", { origin: "null" }],
  ])("that comes from %s gets a page, a warning in the log, and is not sent", async (_, headers) => {
    for (const path of ["/contact-us", "/tracking"]) {
      const response = await site.postForm(path, contactEntries(), { accept, ...headers });
      await expectRefusal(response, 403, "Your form was not sent");
    }
    await expect.poll(() => site.logs()).toHaveLength(2);
    expect(site.logs("warn").map((line) => JSON.parse(line) as unknown)).toEqual(
      Array(2).fill(expect.objectContaining({ event: "form_refused", reason: "cross-origin" })),
    );
    expect((await readProblem(await send({}, headers), 403)).code).toBe("cross-origin");
    await expectNothingStored(site);
  });
});

test.each<[string, (own: string) => string]>([
  ["another port of our host", (own) => `${own}:8080`],
  ["our host over another scheme", (own) => own.replace("http:", "https:")],
  ["a subdomain of ours", (own) => own.replace("//", "//shop.")],
  ["nobody", () => ""],
])("the API takes nothing from %s, and says what to send", async (_, origin) => {
  for (const path of ["/api/contact", "/api/captcha/verify"]) {
    const { code, message } = await readProblem(
      await site.postJson(path, contactEntries(), { origin: origin(site.origin()) }),
      403,
    );
    expect(code).toBe("cross-origin");
    expect(message).toContain(`"Origin: ${site.origin()}"`);
  }
  await expectNothingStored(site);
  expect((await site.calls()).captcha).toBe(0);
});

test("the example of docs/architecture.md is taken as it stands there", async () => {
  const [, example = ""] =
    /```sh\n(curl [^`]*\/api\/contact[^`]*)```/.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
  const [, address] = /^curl (\S+)/.exec(example) ?? [];
  const [, body = ""] = /-d \\\n\s*'([^']*)'/.exec(example) ?? [];
  const headers = Object.fromEntries(
    [...example.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name, value]) => [name, value]),
  );
  const response = await site.fetch(`http://${address}`, { method: "POST", headers, body });
  expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
  await expectMessages(1);
});

describe("the same message", () => {
  test("sent again through any door, at once or later, with its token or another, is stored and mailed once", async () => {
    const fields = contactEntries();
    const again = { ...fields, recaptcha: freshToken(), name: " Ada Example " };
    const responses = await Promise.all(
      [fields, again].flatMap((each) => doorNames.map((name) => doors[name].send(site, each))),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 200, 201, 200]);
    expect((await send({ recaptcha: fields.recaptcha })).status).toBe(201);
    await expectMessages(1);
  });

  test("after ten minutes is a new message", async () => {
    await send();
    await mailSettled(site.db());
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    await site.db().prepare("update contact_messages set received_at = ?").bind(elevenMinutesAgo).run();
    await send();
    await expectMessages(2);
  });

  test("counts as sent when it comes again after its token's time", async () => {
    const fields = contactEntries();
    expect((await send(fields)).status).toBe(201);
    await site.setFaults({ captcha: "500" });
    expect((await send(fields)).status).toBe(201);
    expect((await send({ ...fields, message: "Other words" })).status).toBe(503);
    await expectMessages(1);
  });

  test.each([
    { name: "Bob Example" },
    { email: "bob@visitor.example" },
    { service: "other" },
    { message: "Do you print on canvas? And on wood?" },
    ...contactFields.filter(({ missing }) => missing === undefined).map(({ name }) => ({ [name]: "" })),
  ])("is another one where it differs in %j", async (changes) => {
    await send();
    await send(changes);
    await expectMessages(2);
  });
});

describe("a token", () => {
  test.each(["one after the other", "all at once"])("carries two messages of many addresses, %s", async (order) => {
    const recaptcha = freshToken();
    const ask = (index: number) => send({ recaptcha, message: `Text ${index}` });
    const indices = Array.from({ length: 10 }, (_, index) => index);
    const responses = order === "all at once" ? await Promise.all(indices.map(ask)) : [];
    for (const index of indices.slice(responses.length)) {
      responses.push(await ask(index));
    }
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(8);
    for (const response of refused) {
      expect((await readProblem(response, 403)).message).toBe(submitFailures["captcha-refused"].text);
    }
    await expectMessages(2);
  });

  test("may come again with what it has carried, and what it could not carry comes with another", async () => {
    const first = contactEntries();
    const second = { ...first, message: "Second" };
    const third = { ...first, message: "Third" };
    const statuses = [];
    for (const fields of [first, first, second, third, first, second, { ...third, recaptcha: freshToken() }]) {
      statuses.push((await send(fields)).status);
      // Old enough that only the token marks a duplicate.
      await site.db().prepare("update contact_messages set received_at = '2026-01-01T00:00:00.000Z'").run();
    }
    expect(statuses).toEqual([201, 201, 201, 403, 201, 201, 201]);
    await expectMessages(3);
  });

  test("for trying the site, which all share, carries any number of messages", async () => {
    for (const message of ["One", "Two", "Three", "Four"]) {
      expect((await send({ recaptcha: "XXXX.DUMMY.TOKEN.XXXX", message })).status).toBe(201);
    }
    expect(await storedMessages(site.db())).toHaveLength(4);
  });
});

describe("the captcha's check", () => {
  const verify = async (body: object, headers?: Record<string, string>) =>
    site.postJson("/api/captcha/verify", body, headers);

  test("says no to what is none, and when the service does not answer", async () => {
    for (const token of [undefined, "", "let me in", 7, null, ["x"]]) {
      expect(await (await verify({ token })).json()).toEqual({ success: false });
    }
    await site.setFaults({ captcha: "500" });
    expect(await (await verify({ token: freshToken() })).json()).toEqual({ success: false });
  });

  test("is limited by itself, without a call of the service, and takes nothing from the visitor's messages", async () => {
    await site.setConditions({ limitPerMinute: 1 });
    await verify({ token: freshToken() });
    const refused = await verify({ token: freshToken() });
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await readProblem(refused, 429)).code).toBe("rate-limited");
    expect((await site.calls()).captcha).toBe(1);
    expect((await send()).status).toBe(201);
  });
});
