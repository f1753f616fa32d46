/** The remote database accepts less than the local one. */
import { expect, test } from "vitest";
import { releaseSteps } from "../../scripts/deploy.mjs";
import { openDatabase, statementsOf } from "../support/sqlite-d1.ts";

test.each(["production", "staging"])("a release of %s migrates its own database, and then deploys", (env) => {
  const [first, second, ...others] = releaseSteps(env, "built");
  expect(first?.join(" ")).toMatch(new RegExp(`^d1 migrations apply DB .*--remote .*--env ${env}$`));
  expect(second?.slice(0, 3)).toEqual(["deploy", "-c", "built/server/wrangler.json"]);
  expect(others).toEqual([]);
});

test("every statement of every migration ends where D1 looks for its end", () => {
  const tables = openDatabase().prepare(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'",
  );
  expect(tables.all().map(({ name }) => name)).toContain("contact_messages");
});

test.each([
  ["a trigger", "create trigger t after insert on a\nbegin\n  delete from b;\nend;"],
  ["one in capitals", "CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; END;"],
  ["an end of its own", "create view v as select case x when 1 then 2 end as y, z from a;"],
  ["a transaction", "begin transaction;\ncreate table a (b);\ncommit;"],
  ["a comment behind the last statement", "create table a (b);\n-- the end"],
  ["a statement without its end", "create table a (b)"],
])("a migration with %s is refused", (_, migration) => {
  expect(() => statementsOf(migration)).toThrow(/cut at a wrong place|what follows/);
});

test.each([
  ["in a text", "create table a (b text default 'x; y');"],
  ["in a comment", "create table a (\n  b text -- one; or two\n);"],
  ["of a comment alone", "create table a (b);\n-- c;\ncreate table d (e);"],
])("a semicolon %s makes two of one", (_, migration) => {
  expect(() => {
    for (const statement of statementsOf(migration)) {
      openDatabase().prepare(statement).run();
    }
  }).toThrow();
});
