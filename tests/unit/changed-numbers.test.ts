/** Every number, changed in a copy of the records: what uses it shows the new one, and the old one stands nowhere. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { numbers as storeNumbers } from "#app/content/numbers.ts";
import { rules } from "#app/content/rules.ts";
import type { Numbers } from "#app/content/schema.ts";
import { services } from "#app/content/services/index.ts";
import { textsOf } from "#app/text/number-text.ts";
import { filledText } from "#app/text/text.server.ts";
import { endOtherRecords, everyString, siteWith } from "../support/site-with.ts";

const records = { numbers: storeNumbers, rules };
const ownNumbers: Numbers = { ...storeNumbers, ...rules };

/** Fields of a number that can change: amounts alone, and choices in a list. */
const amountFields = ["price", "packages", "value", "from", "to"];

/** The records with other amounts, no two of them alike, from so many on. */
function withAmountsFrom(first: number): typeof records {
  let next = first;
  const other = (): number => (next += 7);
  const changed = (record: object) =>
    Object.fromEntries(
      Object.entries(record).map(([field, value]: [string, unknown]) => {
        if (amountFields.includes(field)) {
          return [field, other()];
        }
        return [field, field === "choices" && Array.isArray(value) ? value.map(other) : value];
      }),
    );
  const all = (group: object) =>
    Object.fromEntries(Object.entries(group).map(([name, record]: [string, object]) => [name, changed(record)]));
  return { numbers: all(storeNumbers), rules: all(rules) } as typeof records;
}

const [someAmounts, otherAmounts] = [withAmountsFrom(1000), withAmountsFrom(7000)];
let before: Map<string, string>;
let after: Map<string, string>;
beforeAll(async () => {
  before = await siteWith(someAmounts);
  after = await siteWith(otherAmounts);
});
afterAll(endOtherRecords);

const amountsOf = (record: object): number[] =>
  Object.entries(record).flatMap(([field, value]: [string, unknown]) => {
    if (field === "choices") {
      return value as number[];
    }
    return amountFields.includes(field) ? [value as number] : [];
  });

/** How often an amount stands in a text, with a comma or without. */
const countOf = (amount: number, text = "") =>
  text.match(new RegExp(String.raw`(?<![\d,.])${amount.toLocaleString("en-US").replace(",", ",?")}(?!\d)`, "g"))
    ?.length ?? 0;

const changes = (["numbers", "rules"] as const).flatMap((group) =>
  Object.entries(someAmounts[group]).flatMap(([name, record]) => {
    const others = Object.entries(otherAmounts[group]).find(([other]) => other === name)?.[1] ?? {};
    return amountsOf(record).map((amount, at) => [name, amount, amountsOf(others)[at] ?? 0] as const);
  }),
);

test.each(changes)("%s: %d changed to %d is told wherever the old was, and the old nowhere", (_, old, changed) => {
  const uses = [...before].map(([path, said]) => [path, countOf(old, said)] as const);
  expect(uses.filter(([, count]) => count > 0)).not.toEqual([]);
  expect([...after].map(([path, said]) => [path, countOf(changed, said)])).toEqual(uses);
  expect([...after].filter(([, said]) => countOf(old, said) > 0).map(([path]) => path)).toEqual([]);
});

test("every number that a text names is filled in", () => {
  expect([...after].filter(([, said]) => /\{[A-Za-z-]+[ .}]/.test(said)).map(([path]) => path)).toEqual([]);
});

/** Texts of the store's own numbers: with their units, and as products. */
const ownTexts = new Set([
  ...Object.values(ownNumbers).flatMap((number) =>
    [...textsOf(number)].flatMap(([part, text]) => (part === "number" ? [] : text)),
  ),
  ...everyString(services)
    .flatMap((text) => text.match(/\{[^{}]+ [×÷] [^{}]+\}/g) ?? [])
    .map(filledText),
]);

test.each([...ownTexts].filter((text) => /\d/.test(text)))("%s stands nowhere when the numbers are others", (text) => {
  const pattern = new RegExp(String.raw`(?<![\d,.])${text.replaceAll(/[$.]/g, String.raw`\$&`)}(?![\d,.]*\d)`);
  expect([...after].filter(([, said]) => pattern.test(said)).map(([path]) => path)).toEqual([]);
});
