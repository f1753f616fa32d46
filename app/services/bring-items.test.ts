import { expect, test } from "vitest";
import { importWith } from "../../tests/support/import-with.ts";
import { madeUpThings as thingsToBring } from "../../tests/support/made-up-things.ts";

const { coversOf } = await importWith(
  { "#app/content/things-to-bring.ts": { thingsToBring } },
  () => import("./services.server.ts"),
);

test("a thing covers what those that it covers do", () => {
  expect([...coversOf("government-id")]).toContain("any-id");
  expect([...coversOf("any-id")]).toEqual([]);
});
