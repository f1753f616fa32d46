/** Through wrangler itself, since what it prints is what was cut. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { askDatabase } from "../../scripts/store-database.mjs";
import { readText } from "../architecture/repository-files.ts";

test("220 messages of 5,000 characters come whole, and a mistake as a sentence", () => {
  const persistTo = mkdtempSync(join(tmpdir(), "inbox-"));
  onTestFinished(() => rmSync(persistTo, { recursive: true }));
  const ask = (statements: string[]) => askDatabase(statements, { persistTo });
  const [, ...rest] = ask([
    readText("migrations/0001_schema.sql").trim().replace(/;$/, ""),
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 220)
     insert into contact_messages (id, received_at, name, email, message, dedupe_key)
     select n, '2026-11-20T10:00:00.000Z', 'x', 'x@y.example', replace(hex(zeroblob(5000)), '00', 'é'), n from numbers`,
  ]);
  expect(rest.length).toBeGreaterThan(0);

  const [messages] = ask(["select message from inbox"]);
  expect(messages).toHaveLength(220);
  expect(messages?.filter(({ message }) => message !== "é".repeat(5000))).toEqual([]);
  expect(() => ask(["select 'it''s' from nobody"])).toThrow(/^no such table: nobody/);
});
