/** `npm run messages`: staff find, mark, export and delete messages, whatever stands in them. */
import { expect, test } from "vitest";
import {
  csvOf,
  deleteMessages,
  listOf,
  markAnswered,
  messagesOf,
  readMessages,
} from "../../scripts/messages-query.mjs";
import { contactFields } from "#app/contact/fields.ts";
import { contactExample } from "../support/contact-inputs.ts";
import { openDayFrom, storeInstant } from "../support/store.ts";
import { openDatabase } from "../support/sqlite-d1.ts";

interface Message {
  id: string;
  name?: string;
  message?: string;
  email?: string;
  mail_status?: string;
  received_at?: string;
}

function openInbox(messages: Message[]) {
  const database = openDatabase();
  const insert = database.prepare(
    `insert into contact_messages (id, received_at, name, email, message, dedupe_key, mail_status)
     values (?1, ?2, ?3, ?6, ?4, ?1, ?5)`,
  );
  for (const { id, name = "x", message = "x", mail_status = "sent", ...row } of messages) {
    insert.run(
      id,
      row.received_at ?? "2026-11-20T10:00:00.000Z",
      name,
      message,
      mail_status,
      row.email ?? "x@y.example",
    );
  }
  const ask = (statements: string[]) => statements.map((sql) => database.prepare(sql).all());
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
  [{ search: "o'hara" }, ["a"]],
  [{ search: "ÑUÑEZ" }, ["b"]],
  [{ search: "nunez" }, ["b"]],
  [{ search: "%" }, ["b"]],
  [{ search: "' or 1=1 --" }, []],
  [{ unanswered: true, search: "PRINT" }, ["a"]],
])("%j finds %j", (choice, expected) => {
  expect(openTwo().idsOf(choice)).toEqual(expected);
});

test("every field is in the list and in the spreadsheet, and found by what was written into it", () => {
  const { ask, idsOf } = openInbox([{ id: "a" }, { id: "b" }]);
  const values = Object.entries(contactExample).map(([name, value]) => `${name} = '${value}'`);
  ask([`update contact_messages set ${values.join(", ")} where id = 'b' returning id`]);
  const rows = readMessages({ search: contactExample.email }, ask);
  const columns = ["received", ...Object.keys(contactExample), "mail", "answered_by", "id"];
  const shown = { ...contactExample, service: "Printing Services" };

  expect(rows).toEqual([expect.objectContaining(shown)]);
  expect(csvOf(rows).split("\r\n")[0]).toBe(`\uFEFF${columns.map((name) => `"${name}"`).join(",")}`);
  for (const value of Object.values(shown)) {
    expect(listOf(rows)).toContain(value);
    expect(csvOf(rows)).toContain(`"${value}"`);
  }
  for (const { name } of contactFields.filter(({ kind }) => kind !== "choice")) {
    expect(idsOf({ search: contactExample[name] })).toEqual(["b"]);
  }
});

test("marks one message as answered, by a name with any signs in it", () => {
  const { ask, idsOf } = openTwo();
  const name = "O'Hara'; drop table notices; --";

  expect(markAnswered("a", name, ask)).toBe(true);
  expect(idsOf({ unanswered: true })).toEqual(["b"]);
  expect(readMessages({}, ask)).toContainEqual(expect.objectContaining({ id: "a", answered_by: name }));
  expect(markAnswered("nobody' or '1'='1", "staff", ask)).toBe(false);
  expect(markAnswered("b", " ", ask)).toBe(false);
  expect(idsOf({ unanswered: true })).toEqual(["b"]);
});

test("the list has each message whole, without what a terminal takes for an order", () => {
  const message = `One\n${"long ".repeat(1000)}\u001b]0;title\u0007\u009b2J`;
  const { ask } = openInbox([{ id: "a", name: "Ann", message }]);
  const list = listOf(readMessages({}, ask));

  expect(list).toContain("2026-11-20 05:00  Ann\n  x@y.example\n\n  One\n  long long");
  expect(list).toContain("long ".repeat(1000).trim());
  expect(list).toMatch(/mail sent · waiting \d+ business hours · id a\n\n1 message\.$/);
  expect(list).not.toMatch(/(?!\n)\p{Cc}/u);
});

test("neither the list nor the table turns the direction of text around", () => {
  for (const odd of "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069") {
    const { ask } = openInbox([{ id: "a", name: `Ann${odd}`, message: `One ${odd}two` }]);
    const rows = readMessages({}, ask);
    expect(listOf(rows) + csvOf(rows)).not.toContain(odd);
  }
});

test("of 30 messages the list shows 20, the newest first, and says how to see all", () => {
  const { ask } = openInbox(
    Array.from({ length: 30 }, (_, minute) => ({
      id: `id-${minute}`,
      received_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    })),
  );
  const list = listOf(readMessages({}, ask), { most: 20 });

  expect([...list.matchAll(/ id (id-\d+)/g)].map(([, id]) => id)).toEqual(
    Array.from({ length: 20 }, (_, index) => `id-${29 - index}`),
  );
  expect(list).toMatch(/\n\nThe first 20 of 30 messages; --all shows all of them\.$/);
});

test("a message says for how many open hours it has waited, until it is answered", () => {
  const day = openDayFrom("2026-11-20");
  const { ask } = openInbox([{ id: "a", received_at: storeInstant(day.date, day.opens) }]);
  const threeHours = new Date(storeInstant(day.date, day.opens, 3 * 3600));

  expect(listOf(readMessages({ unanswered: true }, ask), { now: threeHours })).toContain("waiting 3 business hours");
  markAnswered("a", "Ann", ask);
  expect(listOf(readMessages({}, ask), { now: threeHours })).toContain("answered by Ann");
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

  deleteMessages(rows, ask);
  expect(idsOf({}).toSorted()).toEqual(["a", "b", "c"].filter((id) => !expected.includes(id)));
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1"])("a spreadsheet does not calculate %j", (text) => {
  expect(csvOf([{ text }])).toBe(`\uFEFF"text"\r\n"'${text}"\r\n`);
});

test("quotes, commas and lines stay in their cell", () => {
  expect(csvOf([{ a: 'say "hi", all\nof you', b: null, c: 5 }])).toBe(
    '\uFEFF"a","b","c"\r\n"say ""hi"", all\nof you","","5"\r\n',
  );
});
