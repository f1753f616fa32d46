import { expect, test } from "vitest";
import { bringOnce } from "./bring-items.ts";

const numbers = { price: { price: 20, per: "month" as const, owners: ["box"], source: "store" } };
const things = {
  "photo-id": { text: "A photo ID", covers: ["any-id"] },
  "government-id": { text: "A government photo ID", covers: ["photo-id", "any-id"] },
  "any-id": { text: "Some ID" },
  form: { text: "The form at {price.per-month}" },
};

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
  expect(bringOnce(lists, things, numbers)).toEqual(texts.map((text) => ({ text, names: keys })));
});
