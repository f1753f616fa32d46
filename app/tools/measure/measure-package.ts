/** Girth and dimensional weight of a package, and the limits that it breaks. */
import type { CarrierRules, FeeKind, Limit, LimitKind } from "./carrier-rules.ts";

/** Inches, in any order. */
export type Sides = readonly [number, number, number];

export interface Package {
  sides: Sides;
  /** Pounds on the scale. */
  weight: number;
}

/** Sums of decimal inches, without what binary fractions add. */
const exact = (value: number) => Math.round(value * 1e6) / 1e6;

export function longestFirst(sides: readonly number[]): Sides {
  const [length = 0, width = 0, height = 0] = sides.toSorted((a, b) => b - a);
  return [length, width, height];
}

/** The sides, longest first, and the girth around the two shorter ones. */
export function girthOf(sides: Sides) {
  const [length, width, height] = longestFirst(sides);
  const girth = exact(2 * (width + height));
  return { length, width, height, girth, lengthPlusGirth: exact(length + girth) };
}

/** Cubic inches, each side rounded up to a whole inch first. */
export const roundedVolume = (sides: Sides): number => sides.reduce((volume, side) => volume * Math.ceil(side), 1);

/** Pounds for which a package of this size counts: its rounded volume by the divisor, rounded up. */
export const dimensionalWeight = (sides: Sides, divisor: number): number => Math.ceil(roundedVolume(sides) / divisor);

export interface BrokenLimit<Kind extends FeeKind = LimitKind> extends Limit<Kind> {
  /** Pounds or inches above the limit. */
  over: number;
}

function measured({ sides, weight }: Package, kind: FeeKind): number {
  const { length, lengthPlusGirth } = girthOf(sides);
  return { weight, length, "length-plus-girth": lengthPlusGirth, volume: roundedVolume(sides) }[kind];
}

const brokenBy = <Kind extends FeeKind>(
  parcel: Package,
  limits: ReadonlyArray<Limit<Kind>>,
): Array<BrokenLimit<Kind>> =>
  limits
    .map((each) => ({ ...each, over: exact(measured(parcel, each.kind) - each.number.value) }))
    .filter(({ over }) => over > 0);

/** The highest fee that a package costs. */
function feeOf(parcel: Package, { fees }: CarrierRules) {
  const [fee = null] = fees
    .map(({ isHigh, limits }) => ({ isHigh, reasons: brokenBy(parcel, limits) }))
    .filter(({ reasons }) => reasons.length > 0);
  return fee;
}

/** Pounds by size; 0 where size does not count. */
function poundsBySize({ sides }: Package, rule: CarrierRules["dimensional"]): number {
  if (rule === null || roundedVolume(sides) <= (rule.above?.value ?? 0)) {
    return 0;
  }
  return Math.min(dimensionalWeight(sides, rule.divisor), rule.most);
}

/** Pounds that the carrier charges for by size, or its upper bound; null where the scale's are more. */
function countedBy(parcel: Package, rules: CarrierRules) {
  const bySize = poundsBySize(parcel, rules.dimensional);
  if (bySize <= parcel.weight) {
    return null;
  }
  const isCapped = rules.dimensional !== null && dimensionalWeight(parcel.sides, rules.dimensional.divisor) > bySize;
  return { pounds: bySize, by: isCapped ? ("most" as const) : ("size" as const) };
}

/** Weight by size to another country. */
function countedAbroad(parcel: Package, rules: CarrierRules): number | null {
  const bySize = poundsBySize(parcel, rules.abroad);
  return bySize > parcel.weight ? bySize : null;
}

export type CarrierVerdict = ReturnType<typeof judge>;

/** @param rules of a carrier; null where they are not known */
export function judge(parcel: Package, rules: CarrierRules | null) {
  const broken = brokenBy(parcel, rules?.limits ?? []);
  const [airOnly = null] = broken.length > 0 ? [] : brokenBy(parcel, rules?.ground ?? []);
  const [oversized = null] = broken.length > 0 ? [] : brokenBy(parcel, rules?.oversized ?? []);
  const charging = broken.length > 0 || oversized !== null ? null : rules;
  const takes: "yes" | "no" | "ask" = rules === null ? "ask" : broken.length > 0 ? "no" : "yes";
  return {
    /** "ask" where the carrier's limits are unknown. */
    takes,
    broken,
    /** The limit above which the carrier charges its oversized price. */
    oversized,
    /** The limit above which the carrier takes it by air only. */
    airOnly,
    /** Null where the scale counts, or at the oversized price. */
    counts: charging && countedBy(parcel, charging),
    /** Pounds by size to another country; null where unknown, not charged, or below the scale's. */
    countsAbroadAs: charging && countedAbroad(parcel, charging),
    fee: charging && feeOf(parcel, charging),
  };
}

/** The package with one side cut down: 0 is the longest, 1 the second longest. */
function cutSide({ sides, weight }: Package, which: 0 | 1, inches: number): Package {
  const cut = longestFirst(sides).map((side, at) => (at === which ? exact(side - inches) : side));
  return { sides: longestFirst(cut), weight };
}

const maxCut = (side: number) => Math.floor(side / 2);

/** The fewest whole inches off one side after which `isEnough`; null when half of it is not enough. */
export const smallestCut = (parcel: Package, which: 0 | 1, isEnough: (cut: Package) => boolean): number | null =>
  Array.from({ length: maxCut(longestFirst(parcel.sides)[which]) }, (_, at) => at + 1).find((inches) =>
    isEnough(cutSide(parcel, which, inches)),
  ) ?? null;

/** Upper bound on the inches that a saving takes. */
const maxSavingCut = 4;

/**
 * A cut of the longest side, in inches, and the pounds that it saves: until the scale alone counts, or a few inches. Null
 * where a cut saves nothing.
 */
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
