import { expect, test } from "vitest";
import { listed } from "../text/english.ts";
import { bringOnce } from "./bring-items.ts";
import { madeUpPrice as numbers, madeUpThings as things } from "../../tests/support/made-up-things.ts";

test("a thing that nobody wrote down is a mistake of ours", () => {
  expect(() => bringOnce([{ name: "A", items: [{ thing: "nothing" }] }], things, numbers)).toThrow("nothing");
  expect(() => bringOnce([{ name: "A", items: [{ thing: "constructor" }] }], {}, numbers)).toThrow();
});

test.each([
  [["photo-id", "any-id"], ["A photo ID"]],
  [["any-id", "government-id"], ["A government photo ID"]],
  [["any-id", "photo-id", "government-id"], ["A government photo ID"]],
  [["any-id"], ["Some ID"]],
])("of %j only %j is brought", (keys, texts) => {
  const lists = keys.map((thing) => ({ name: thing, items: [{ thing }] }));
  expect(bringOnce(lists, things, numbers)).toEqual(texts.map((text) => ({ text, names: listed(keys) })));
});
