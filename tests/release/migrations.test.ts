/** The remote database accepts less than the local one. */
import { expect, test } from "vitest";
import { releaseSteps } from "../../scripts/deploy.mjs";
import { openDatabase } from "../support/sqlite-d1.ts";

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
