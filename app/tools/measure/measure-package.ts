import type { CarrierRules, Limit, LimitKind } from "./carrier-rules.ts";

/** Inches, in any order. */
export type Sides = readonly [number, number, number];

export interface Package {
  sides: Sides;
  /** Scale weight in pounds. */
  weight: number;
}

const exact = (value: number) => Math.round(value * 1e6) / 1e6;

export function longestFirst(sides: readonly number[]): Sides {
  const [length = 0, width = 0, height = 0] = sides.toSorted((a, b) => b - a);
  return [length, width, height];
}

export function girthOf(sides: Sides) {
  const [length, width, height] = longestFirst(sides);
  const girth = exact(2 * (width + height));
  return { length, width, height, girth, lengthPlusGirth: exact(length + girth) };
}

/** Cubic inches; each side is rounded up first. */
export const roundedVolume = (sides: Sides): number => sides.reduce((volume, side) => volume * Math.ceil(side), 1);

/** Pounds, rounded up. */
export const dimensionalWeight = (sides: Sides, divisor: number): number => Math.ceil(roundedVolume(sides) / divisor);

export interface BrokenLimit extends Limit {
  /** Pounds or inches over the limit. */
  over: number;
}

function measured({ sides, weight }: Package, kind: LimitKind): number {
  const { length, lengthPlusGirth } = girthOf(sides);
  return { weight, length, "length-plus-girth": lengthPlusGirth }[kind];
}

const brokenBy = (parcel: Package, limits: readonly Limit[]): BrokenLimit[] =>
  limits
    .map((each) => ({ ...each, over: exact(measured(parcel, each.kind) - each.number.value) }))
    .filter(({ over }) => over > 0);

/** Zero if size doesn't count. */
function poundsBySize({ sides }: Package, rule: CarrierRules["dimensional"]): number {
  if (rule === null || roundedVolume(sides) <= (rule.above?.value ?? 0)) {
    return 0;
  }
  return Math.min(dimensionalWeight(sides, rule.divisor), rule.most);
}

/** Null if the scale weight is higher. */
function countedBy(parcel: Package, rules: CarrierRules) {
  const bySize = poundsBySize(parcel, rules.dimensional);
  if (bySize <= parcel.weight) {
    return null;
  }
  const isCapped = rules.dimensional !== null && dimensionalWeight(parcel.sides, rules.dimensional.divisor) > bySize;
  return { pounds: bySize, by: isCapped ? ("most" as const) : ("size" as const) };
}

function countedAbroad(parcel: Package, rules: CarrierRules): number | null {
  const bySize = poundsBySize(parcel, rules.abroad);
  return bySize > parcel.weight ? bySize : null;
}

export type CarrierVerdict = ReturnType<typeof judge>;

/** @param rules null if the carrier's limits are unknown */
export function judge(parcel: Package, rules: CarrierRules | null) {
  const broken = brokenBy(parcel, rules?.limits ?? []);
  const [airOnly = null] = broken.length > 0 ? [] : brokenBy(parcel, rules?.ground ?? []);
  const [oversized = null] = broken.length > 0 ? [] : brokenBy(parcel, rules?.oversized ?? []);
  const charging = broken.length > 0 || oversized !== null ? null : rules;
  const takes: "yes" | "no" | "ask" = rules === null ? "ask" : broken.length > 0 ? "no" : "yes";
  return {
    takes,
    broken,
    oversized,
    airOnly,
    /** Null if the scale weight counts or the oversized price applies. */
    counts: charging && countedBy(parcel, charging),
    /** Pounds by size abroad; null if unknown, not charged, or below scale weight. */
    countsAbroadAs: charging && countedAbroad(parcel, charging),
  };
}

/** `which`: 0 is the longest side, 1 the second longest. */
function cutSide({ sides, weight }: Package, which: 0 | 1, inches: number): Package {
  const cut = longestFirst(sides).map((side, at) => (at === which ? exact(side - inches) : side));
  return { sides: longestFirst(cut), weight };
}

const maxCut = (side: number) => Math.floor(side / 2);

/** Fewest whole inches off one side until `isEnough`; null if half the side isn't. */
export const smallestCut = (parcel: Package, which: 0 | 1, isEnough: (cut: Package) => boolean): number | null =>
  Array.from({ length: maxCut(longestFirst(parcel.sides)[which]) }, (_, at) => at + 1).find((inches) =>
    isEnough(cutSide(parcel, which, inches)),
  ) ?? null;

/** Longest cut worth suggesting, in inches. */
const maxSavingCut = 4;

/** Inches off the longest side, and pounds saved; null if a cut saves nothing. */
export function savingCut(parcel: Package, rules: CarrierRules) {
  const counts = countedBy(parcel, rules);
  if (counts === null) {
    return null;
  }
  const few = Math.min(maxSavingCut, maxCut(longestFirst(parcel.sides)[0]));
  const inches = Math.min(smallestCut(parcel, 0, (cut) => countedBy(cut, rules) === null) ?? few, few);
  const after = countedBy(cutSide(parcel, 0, inches), rules)?.pounds ?? Math.ceil(parcel.weight);
  const saves = counts.pounds - after;
  return saves > 0 ? { inches, saves } : null;
}
