import { expect, test } from "vitest";
import { carrierRules } from "./carrier-rules.ts";
import { smallestCut, girthOf, judge, savingCut, type Package } from "./measure-package.ts";
import { limitsOf, madeUpNumbers } from "../../../tests/support/made-up-numbers.ts";

const [usps, ups] = [carrierRules(limitsOf(madeUpNumbers, "usps")), carrierRules(limitsOf(madeUpNumbers, "ups"))];
const box = (a: number, b: number, c: number, weight: number): Package => ({ sides: [a, b, c], weight });

test.each(["fedex", "dhl"] as const)("%s, whose limits are not known here, is asked about", (carrier) => {
  for (const parcel of [box(1, 1, 1, 1), box(500, 500, 500, 5000)]) {
    expect(judge(parcel, carrierRules(limitsOf(madeUpNumbers, carrier)))).toMatchObject({
      takes: "ask",
      broken: [],
      counts: null,
    });
  }
});

test("how far a limit is broken is told exactly, also of what was converted", () => {
  // 274.32 cm is 108 in; 276.86 cm is 109 in.
  const inInches = (centimeters: number) => Math.round((centimeters / 2.54) * 1e6) / 1e6;
  expect(judge(box(inInches(274.32), 5, 5, 1), ups).broken).toEqual([]);
  expect(judge(box(inInches(276.86), 5, 5, 1), ups).broken).toEqual([
    { kind: "length", number: madeUpNumbers["ups-length"], over: 1 },
  ]);
  // Exactly 108 in, but 108.00000000000001 in binary.
  expect(judge(box(40.2, 18.1, 15.8, 1), usps).oversized).toBeNull();
});

test.each([
  // 20 × 15 × 10 counts as 22 lb; 16 × 15 × 10 as 18.
  [box(20, 15, 10, 8), { inches: 4, saves: 4 }],
  // 13 × 12 × 12 counts as 14 lb with USPS; an inch less and size no longer counts.
  [box(13, 12, 12, 3), { inches: 1, saves: 11 }],
  [box(20, 15, 10, 30), null],
  // A cut may take at most half of a side.
  [box(6, 6, 6, 0.5), null],
])("%j with USPS: %j", (parcel, saving) => {
  expect(usps && savingCut(parcel, usps)).toEqual(saving);
});

test("a cut is found in whole inches, and never more than half of a side", () => {
  const fits = (most: number) => (cut: Package) => girthOf(cut.sides).lengthPlusGirth <= most;
  const parcel = box(60, 20, 10, 5);
  expect(smallestCut(parcel, 0, fits(117))).toBe(3);
  expect(smallestCut(parcel, 1, fits(117))).toBe(2);
  expect(smallestCut(parcel, 0, fits(89))).toBeNull();
});
