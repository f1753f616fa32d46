/** Staff find, mark, export and delete messages, whatever they contain. */
import { expect, test, vi } from "vitest";
import { csvOf, deleteMessages, listOf, markAnswered, messagesOf, readMessages } from "../../scripts/messages.mjs";
import { contactExample } from "../support/contact-inputs.ts";
import { openDayFrom, storeInstant } from "../support/store.ts";
import { askOf, openDatabase } from "../support/sqlite-d1.ts";

type Message = { id: string } & Partial<Record<"name" | "message" | "email" | "mail_status" | "received_at", string>>;

function openInbox(messages: Message[]) {
  const database = openDatabase();
  const insert = database.prepare(
    `insert into contact_messages (id, received_at, name, email, message, dedupe_key, mail_status)
     values (?1, ?2, ?3, ?4, ?5, ?1, ?6)`,
  );
  for (const { id, received_at = "2026-11-20T10:00:00.000Z", name = "x", email = "x@y.example", ...row } of messages) {
    insert.run(id, received_at, name, email, row.message ?? "x", row.mail_status ?? "sent");
  }
  const ask = askOf(database);
  const idsOf = (choice: Parameters<typeof readMessages>[0]) => readMessages(choice, ask).map(({ id }) => id);
  return { ask, idsOf };
}

const openTwo = () =>
  openInbox([
    { id: "a", name: "Ann O'Hara", message: "Do you print?" },
    { id: "b", name: "Bob Ñuñez", message: "100% cotton_paper", mail_status: "failed" },
  ]);

test.each([
  [{}, ["b", "a"]],
  [{ undelivered: true }, ["b"]],
  [{ unanswered: true }, ["a", "b"]],
])("%j lists %j", (choice, expected) => {
  expect(openTwo().idsOf(choice)).toEqual(expected);
});

test("every field is in the list and in the spreadsheet", () => {
  const { ask } = openInbox([{ id: "b" }]);
  const values = Object.entries(contactExample).map(([name, value]) => `${name} = '${value}'`);
  ask(`update contact_messages set ${values.join(", ")} where id = 'b' returning id`);
  const rows = readMessages({}, ask);
  const columns = ["received", ...Object.keys(contactExample), "mail", "answered_by", "id"];
  const shown = { ...contactExample, service: "Printing Services" };

  expect(rows).toEqual([expect.objectContaining(shown)]);
  expect(csvOf(rows).split("\r\n")[0]).toBe(`\uFEFF${columns.map((name) => `"${name}"`).join(",")}`);
  for (const value of Object.values(shown)) {
    expect(listOf(rows)).toContain(value);
    expect(csvOf(rows)).toContain(`"${value}"`);
  }
});

test("marks one message as answered, by a name with any signs in it", () => {
  const { ask, idsOf } = openTwo();
  const name = "O'Hara'; drop table notices; --";

  expect(markAnswered("a", name, ask)).toBe(name);
  expect(markAnswered("a", "Ann", ask)).toBe(name);
  expect(idsOf({ unanswered: true })).toEqual(["b"]);
  expect(readMessages({}, ask)).toContainEqual(expect.objectContaining({ id: "a", answered_by: name }));
  expect(markAnswered("nobody' or '1'='1", "staff", ask)).toBeUndefined();
  expect(idsOf({ unanswered: true })).toEqual(["b"]);
});

test("the list has each message whole, without what a terminal obeys or what turns text around", () => {
  const odd = "\u001b]0;title\u0007\u009b2J\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";
  const { ask } = openInbox([{ id: "a", name: `Ann${odd.slice(-5)}`, message: `One\n${"long ".repeat(1000)}${odd}` }]);
  const rows = readMessages({}, ask);
  const list = listOf(rows);

  expect(list).toContain("2026-11-20 05:00  Ann\n  x@y.example\n\n  One\n  long long");
  expect(list).toContain("long ".repeat(1000).trim());
  expect(list).toMatch(/mail sent · waiting \d+ business hours · id a\n\n1 message\.$/);
  expect(list).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(list + csvOf(rows)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});

test("of 30 messages the list shows 20, the newest first, and says how to see all", () => {
  const days = Array.from({ length: 30 }, (_, day) => String(day + 1).padStart(2, "0"));
  const { ask } = openInbox(days.map((day) => ({ id: `id-${day}`, received_at: `2026-01-${day}T10:00:00.000Z` })));
  const list = listOf(readMessages({}, ask), 20);

  expect([...list.matchAll(/ id id-(\d+)/g)].map(([, day]) => day)).toEqual(days.toReversed().slice(0, 20));
  expect(list).toMatch(/\n\nThe first 20 of 30 messages; --all shows all of them\.$/);
});

test("a message says for how many open hours it has waited, until it is answered", () => {
  const day = openDayFrom("2026-11-20");
  const { ask } = openInbox([{ id: "a", received_at: storeInstant(day.date, day.opens) }]);
  const threeHours = new Date(storeInstant(day.date, day.opens, 3 * 3600));

  expect(listOf(readMessages({ unanswered: true }, ask), 20, threeHours)).toContain("waiting 3 business hours");
  markAnswered("a", "Ann", ask);
  expect(listOf(readMessages({}, ask), 20, threeHours)).toContain("answered by Ann");
});

test.each([
  ["a", ["a"]],
  ["  ANN@x.example ", ["a", "c"]],
  ["ann", []],
  ["%", []],
  ["' or 1=1 --", []],
])("what is to be deleted by %j: %j", (idOrEmail, expected) => {
  const { ask, idsOf } = openInbox([
    { id: "a", name: "Ann", email: "Ann@x.example" },
    { id: "b", name: "Bob", email: "bob-ann@x.example" },
    { id: "c", name: "Ann", email: "ann@x.example", mail_status: "pending" },
  ]);
  const rows = messagesOf(idOrEmail, ask);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(expected);

  deleteMessages(idOrEmail, ask);
  expect(idsOf({}).toSorted()).toEqual(["a", "b", "c"].filter((id) => !expected.includes(id)));
});

test("thousands of messages from one address are deleted at once", () => {
  const { ask, idsOf } = openInbox(
    Array.from({ length: 3000 }, (_, id) => ({ id: `id-${id}`, email: "ann@x.example" })),
  );
  const asked = vi.fn<typeof ask>(ask);
  deleteMessages("ann@x.example", asked);

  expect(idsOf({})).toEqual([]);
  expect(asked.mock.calls.flat(2).join().length).toBeLessThan(1000);
});

test.each<[value: unknown, expected: string]>([
  ...["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "＝1", "＠A1"].map((text): [string, string] => [
    text,
    `"'${text}"`,
  ]),
  ['say "hi", all\nof you', '"say ""hi"", all\nof you"'],
  [null, '""'],
  [5, '"5"'],
])("a spreadsheet shows %j in one cell, and calculates nothing", (value, expected) => {
  expect(csvOf([{ a: value, b: "x" }])).toBe(`\uFEFF"a","b"\r\n${expected},"x"\r\n`);
});
