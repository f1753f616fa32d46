import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { csvOf, messagesSql } from "../../scripts/messages-query.mjs";
import { filesBelow, readText } from "../architecture/repository-files.ts";

function openDatabase() {
  const database = new DatabaseSync(":memory:");
  for (const file of filesBelow("migrations").toSorted()) {
    database.exec(readText(file));
  }
  const insert = database.prepare(
    `insert into contact_messages (id, received_at, name, email, message, dedupe_key, mail_status)
     values (?1, '2026-11-20T10:00:00.000Z', ?2, 'x@y.example', ?3, ?1, ?4)`,
  );
  insert.run("a", "Ann O'Hara", "Do you print?", "sent");
  insert.run("b", "Bob", "100% cotton_paper", "failed");
  const ids = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(({ id }) => id);
  const answered = () => database.prepare("select id, answered_by from inbox where answered_by is not null").all();
  return { ids, answered, run: (sql: string) => database.exec(sql) };
}

test.each([
  [{}, ["b", "a"]],
  [{ undelivered: true }, ["b"]],
  [{ unanswered: true }, ["a", "b"]],
  [{ search: "o'hara" }, ["a"]],
  [{ search: "%" }, ["b"]],
  [{ search: "' or 1=1 --" }, []],
  [{ unanswered: true, search: "PRINT" }, ["a"]],
])("%j finds %j", (options, expected) => {
  const { ids } = openDatabase();
  expect(ids(messagesSql(options))).toEqual(expected);
});

test("marks one message as answered, by a name with any signs in it", () => {
  const { ids, run, answered } = openDatabase();
  run(messagesSql({ answered: "a", by: "O'Hara'; drop table notices; --" }));

  expect(ids(messagesSql({ unanswered: true }))).toEqual(["b"]);
  expect(answered()).toEqual([{ id: "a", answered_by: "O'Hara'; drop table notices; --" }]);
  expect(() => messagesSql({ answered: "a' or '1'='1" })).toThrow("is no id");
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1", "\n=1"])(
  "a spreadsheet does not calculate %j",
  (text) => {
    expect(csvOf([{ text }])).toBe(`"text"\r\n"'${text}"\r\n`);
  },
);

test("quotes, commas and lines stay in their cell", () => {
  expect(csvOf([{ a: 'say "hi", all\nof you', b: null, c: 5 }])).toBe(
    '"a","b","c"\r\n"say ""hi"", all\nof you","","5"\r\n',
  );
});
