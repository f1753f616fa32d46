import { expect, test } from "vitest";
import { importWith } from "../../tests/support/import-with.ts";
import { madeUpThings as thingsToBring } from "../../tests/support/made-up-things.ts";

const { bringText, coversOf } = await importWith(
  { "#app/content/things-to-bring.ts": { thingsToBring } },
  () => import("./bring-items.server.ts"),
);

test.each(["nothing", "constructor"])("refuses %s, which is no thing of the record", (thing) => {
  expect(() => bringText({ thing })).toThrow(`No thing to bring called ${thing}`);
});

test("a thing covers what those that it covers do", () => {
  expect([...coversOf("government-id")]).toContain("any-id");
  expect([...coversOf("any-id")]).toEqual([]);
});
