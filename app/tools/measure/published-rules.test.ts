/** Hand-worked from USPS's and UPS's published rules of that day; the records may be newer. */
import { describe, expect, test } from "vitest";
import { carrierRules } from "./carrier-rules.ts";
import { judge } from "./measure-package.ts";
import { rules } from "../../content/outside-rules.ts";
import type { Numbers } from "../../content/schema.ts";
import { limitsOf, madeUpNumbers } from "../../../tests/support/made-up-numbers.ts";
import vectors from "./published-vectors.tsv?raw";

const rows = vectors
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));
const days = rows.map((row) => row[9] ?? "");

test("30 boxes at least, each with its source and the day on which it was read", () => {
  expect(rows.length).toBeGreaterThanOrEqual(30);
  expect(rows.filter((row) => row.length !== 11 || (row[10] ?? "").length < 10)).toEqual([]);
  expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
});

test.each(rows)("%s: %s × %s × %s in, %s lb", (carrier, a, b, c, pounds, ...expected) => {
  const parcel = { sides: [Number(a), Number(b), Number(c)], weight: Number(pounds) } as const;
  const { takes, oversized, counts, countsAbroadAs } = judge(
    parcel,
    carrierRules(limitsOf(madeUpNumbers, carrier ?? "")),
  );

  expect([
    oversized === null ? takes : "oversized",
    String(counts?.pounds ?? "-"),
    counts?.by ?? "-",
    String(countsAbroadAs ?? "-"),
  ]).toEqual(expected.slice(0, 4));
});

describe("a number that has not been looked up since is that of the boxes", () => {
  const lastDay = days.toSorted().at(-1) ?? "";
  const known: Numbers = madeUpNumbers;
  const ofCarriers = Object.entries(rules).filter(([name]) => known[name] !== undefined);

  test.each(ofCarriers)("%s", (name, { value, unit, checkedOn }) => {
    if (checkedOn <= lastDay) {
      expect({ value, unit }, "a new number has a new day: checkedOn in app/content/carriers").toEqual(
        expect.objectContaining({ value: Reflect.get(known[name] ?? {}, "value"), unit }),
      );
    }
  });

  test("and none that a rule reckons with is missing", () => {
    const reckoned = Object.keys(madeUpNumbers).filter((name) => /^(?:usps|ups)-/.test(name));
    expect(reckoned.filter((name) => !Object.hasOwn(rules, name))).toEqual([]);
  });
});
