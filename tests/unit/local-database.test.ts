import { expect, test } from "vitest";
import { canMigrate } from "../../scripts/local-site.mjs";

const migrations = { "0001_schema.sql": "a1", "0002_more.sql": "b2" };

test.each([
  ["the same migrations", JSON.stringify(migrations), true],
  ["fewer migrations", JSON.stringify({ "0001_schema.sql": "a1" }), true],
  ["none", "{}", true],
  ["a migration that was changed", JSON.stringify({ "0001_schema.sql": "a0" }), false],
  ["a migration that is gone", JSON.stringify({ "0001_contact_messages.sql": "a1" }), false],
  ["the migrations from before opening day, marked by one digest", "5f1c0de".repeat(9), false],
])("a local database that went through %s", (_, mark, expected) => {
  expect(canMigrate(mark, migrations)).toBe(expected);
});
