import { expect, test } from "vitest";
import { contactExample } from "../support/contact-inputs.ts";
import { useSite } from "../support/harness.ts";
import { contactEntries, mailSettled, onlyMessage } from "../support/messages.ts";

const site = useSite();
const key = (letter: string) => letter.repeat(32);

async function receiveLink(): Promise<string> {
  expect((await site.postJson("/api/contact", contactEntries())).status).toBe(201);
  await mailSettled(site.db());
  const { value = "" } = (await site.mails())[0]?.content[0] ?? {};
  const { pathname, search } = new URL(/^Mark as answered: (\S+)$/m.exec(value)?.[1] ?? "");
  return pathname + search;
}

async function open(link: string) {
  const response = await site.fetch(link, { headers: { accept: "text/html" } });
  return { status: response.status, html: await response.text() };
}

const press = (link: string, headers?: Record<string, string>) =>
  site.postForm(link, {}, { accept: "text/html", ...headers });

const markOf = async () => {
  const { answered_by, answered_at } = await onlyMessage(site.db());
  return { answered_by, answered_at };
};
const unmarked = { answered_by: null, answered_at: null };

test("to open the link marks nothing, its one button marks once, and then the link does nothing", async () => {
  const link = await receiveLink();
  for (let scan = 0; scan < 3; scan += 1) {
    const { status, html } = await open(link);
    expect(status).toBe(200);
    expect(html).toContain(contactExample.name);
    expect(html.match(/<button\b[^>]*>/g)).toHaveLength(1);
    expect(html).not.toContain("<script");
  }
  expect((await site.fetch(link, { method: "HEAD" })).status).toBe(200);
  expect(await markOf()).toEqual(unmarked);

  const pressed = await press(link);
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, link]);
  const first = await markOf();
  expect(first).toEqual({ answered_by: expect.stringContaining("staff"), answered_at: expect.stringMatching(/Z$/) });

  const { html } = await open(link);
  expect(html).toMatch(/Marked by staff[^<]*, \w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M/);
  expect(html).toContain("no longer changes anything");
  expect(html).not.toContain("<button");
  await press(link);
  expect(await markOf()).toEqual(first);
  expect(site.logs().join("\n")).not.toContain(new URLSearchParams(link).get("signature"));
});

test.each<[string, (link: string) => string]>([
  ["the link", (link) => link],
  ["with the period of its sentence", (link) => link.replace("?", ".?")],
  ["with a slash", (link) => link.replace("?", "/?")],
  ["with another path below it", (link) => link.replace("?", "/x?")],
  ["with a broken signature", (link) => link.slice(0, -1)],
])("no cache stores what answers %s", async (_, change) => {
  const link = change(await receiveLink());
  for (const response of [
    await site.fetch(link),
    await press(link),
    await press(link, { origin: "https://x.example" }),
  ]) {
    expect([response.status, response.headers.get("cache-control")]).toEqual([response.status, "no-store"]);
  }
});

test("the page says whose mark it is that was made elsewhere, without a time where there is none", async () => {
  const link = await receiveLink();
  await site.db().prepare("update contact_messages set answered_by = '<b>Ann</b>'").run();

  expect((await open(link)).html).toContain("Marked by &lt;b&gt;Ann&lt;/b&gt;</p>");
});

test.each<[name: string, change: (link: string) => string]>([
  ["another message", (link) => link.replace(/id=[^&]+/, `id=${crypto.randomUUID()}`)],
  ["no message", (link) => link.replace(/id=[^&]+&/, "")],
  [
    "a signature with another letter",
    (link) => link.replace(/=(.)([\w-]{42})$/, (_, a, b) => `=${a === "A" ? "B" : "A"}${b}`),
  ],
  ["a shorter signature", (link) => link.slice(0, -1)],
  ["a signature that is no base64", (link) => link.replace(/.{43}$/, "*".repeat(43))],
  ["none", (link) => link.replace(/&signature.*/, "")],
])("a link with %s is a missing page", async (_, change) => {
  const forged = change(await receiveLink());

  expect((await open(forged)).status).toBe(404);
  expect((await press(forged)).status).toBe(404);
  expect(await markOf()).toEqual(unmarked);
});

test("another site's form marks nothing, nor does another method", async () => {
  const link = await receiveLink();

  expect((await press(link, { origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await site.fetch(link, { method: "PUT" })).status).toBe(405);
  expect(await markOf()).toEqual(unmarked);
});

test("the link of an older key works while the setting still has it, behind the new one", async () => {
  await site.setConditions({ vars: { ANSWER_LINK_KEY: key("a") } });
  const link = await receiveLink();
  await site.setConditions({ vars: { ANSWER_LINK_KEY: key("b") } });
  expect((await open(link)).status).toBe(404);

  await site.setConditions({ vars: { ANSWER_LINK_KEY: `${key("b")},${key("a")}` } });
  expect((await open(link)).status).toBe(200);
  await site.setConditions({ vars: { ANSWER_LINK_KEY: "" } });
  expect((await open(link)).status).toBe(404);
});

test("the link of a message that was deleted says so", async () => {
  const link = await receiveLink();
  await site.db().prepare("delete from contact_messages").run();
  await press(link);

  expect(await open(link)).toMatchObject({ status: 404, html: expect.stringContaining("not in the inbox") });
});

test("without a database the button fails, and says so", async () => {
  const link = await receiveLink();
  await site.setConditions({ database: "refuse-writes" });

  expect((await press(link)).status).toBe(500);
});
