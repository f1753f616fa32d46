import { expect, test } from "vitest";
import { importWith } from "../../tests/support/import-with.ts";
import { madeUpPrice as numbers, madeUpThings as thingsToBring } from "../../tests/support/made-up-things.ts";
import { listed } from "../text/english.ts";

const { bringOnce } = await importWith(
  { "#app/content/things-to-bring.ts": { thingsToBring }, "#app/text/numbers.server.ts": { numbers } },
  () => import("./bring-items.server.ts"),
);

test.each(["nothing", "constructor"])("refuses %s, which is no thing of the record", (key) => {
  expect(() => bringOnce([{ name: "A", items: [{ thing: key }] }])).toThrow(`No thing to bring called ${key}`);
});

test.each([
  [["photo-id", "any-id"], ["A photo ID"]],
  [["any-id", "government-id"], ["A government photo ID"]],
  [["any-id", "photo-id", "government-id"], ["A government photo ID"]],
  [["any-id"], ["Some ID"]],
])("of %j only %j is brought", (keys, texts) => {
  const lists = keys.map((thing) => ({ name: thing, items: [{ thing }] }));
  expect(bringOnce(lists)).toEqual(texts.map((text) => ({ text, names: listed(keys) })));
});
