/** Girth and dimensional weight of a package, and the limits that it breaks. */
import type { CarrierRules, DimensionalRule, FeeKind, FeeRule, Limit, LimitKind } from "./carrier-rules.ts";

/** Inches, in any order. */
export type Sides = readonly [number, number, number];

export interface Package {
  sides: Sides;
  /** Pounds on the scale. */
  weight: number;
}

/** Sums of decimal inches, without what binary fractions add. */
const exact = (value: number) => Math.round(value * 1e6) / 1e6;

/** Three sides, longest first. */
export function longestFirst(sides: readonly number[]): Sides {
  const [length = 0, width = 0, height = 0] = sides.toSorted((a, b) => b - a);
  return [length, width, height];
}

/** The longest side, and the girth around the two shorter ones. */
export function girthOf(sides: Sides) {
  const [length, width, height] = longestFirst(sides);
  const girth = exact(2 * (width + height));
  return { length, girth, lengthPlusGirth: exact(length + girth) };
}

/** Cubic inches, each side rounded up to a whole inch first. */
export const roundedVolume = (sides: Sides): number => sides.reduce((volume, side) => volume * Math.ceil(side), 1);

/** Pounds for which a package of this size counts: its rounded volume by the divisor, rounded up. */
export const dimensionalWeight = (sides: Sides, divisor: number): number => Math.ceil(roundedVolume(sides) / divisor);

export interface BrokenLimit<Kind extends FeeKind = LimitKind> extends Limit<Kind> {
  /** Pounds or inches above the limit. */
  over: number;
}

/** Weight that a carrier charges for instead of the scale's. */
interface Counted {
  pounds: number;
  /** Source: the size, its upper bound, or the lower bound that comes with a fee. */
  by: "size" | "most" | "fee";
}

/** A limit above which a package costs a fee. */
export type FeeReason = BrokenLimit<FeeKind>;

export interface CarrierVerdict {
  /** "ask" where the carrier's limits are unknown. */
  takes: "yes" | "no" | "ask";
  broken: BrokenLimit[];
  /** The limit above which the carrier charges its oversized price. */
  oversized: BrokenLimit | null;
  /** Null where the scale counts, or at the oversized price. */
  counts: Counted | null;
  /** Pounds by size to another country; null where unknown, not charged, or below the scale's. */
  countsAbroadAs: number | null;
  fee: ReturnType<typeof feeOf>;
}

function measured({ sides, weight }: Package, kind: FeeKind): number {
  const { length, lengthPlusGirth } = girthOf(sides);
  const [, width] = longestFirst(sides);
  return { weight, length, width, "length-plus-girth": lengthPlusGirth, volume: roundedVolume(sides) }[kind];
}

const brokenBy = <Kind extends FeeKind>(
  parcel: Package,
  limits: ReadonlyArray<Limit<Kind>>,
): Array<BrokenLimit<Kind>> =>
  limits
    .map((each) => ({ ...each, over: exact(measured(parcel, each.kind) - each.number.value) }))
    .filter(({ over }) => over > 0);

/** The highest fee that a package costs. */
function feeOf(parcel: Package, fees: readonly FeeRule[]) {
  const [fee = null] = fees
    .map(({ isHigh, limits, least }) => ({ isHigh, least, reasons: brokenBy(parcel, limits) }))
    .filter(({ reasons }) => reasons.length > 0);
  return fee;
}

/** Pounds by size; 0 where size does not count. */
function poundsBySize({ sides }: Package, rule: DimensionalRule | null): number {
  if (rule === null || roundedVolume(sides) <= (rule.above?.value ?? 0)) {
    return 0;
  }
  return Math.min(dimensionalWeight(sides, rule.divisor), rule.most);
}

/** Weight by size or by fee; null where the scale's is higher. */
function countedBy(parcel: Package, { dimensional, fees }: Pick<CarrierRules, "dimensional" | "fees">): Counted | null {
  const bySize = poundsBySize(parcel, dimensional);
  const least = feeOf(parcel, fees)?.least ?? 0;
  if (Math.max(bySize, least) <= parcel.weight) {
    return null;
  }
  if (least > bySize) {
    return { pounds: least, by: "fee" };
  }
  const isCapped = dimensional !== null && dimensionalWeight(parcel.sides, dimensional.divisor) > bySize;
  return { pounds: bySize, by: isCapped ? "most" : "size" };
}

/** Weight by size to another country. A fee's lower bound is known within the country only. */
function countedAbroad(parcel: Package, { abroad, fees }: CarrierRules): number | null {
  const bySize = poundsBySize(parcel, abroad);
  return bySize > parcel.weight && bySize >= (feeOf(parcel, fees)?.least ?? 0) ? bySize : null;
}

/** @param rules of a carrier; null where they are not known */
export function judge(parcel: Package, rules: CarrierRules | null): CarrierVerdict {
  const nothing = { broken: [], oversized: null, counts: null, countsAbroadAs: null, fee: null };
  if (rules === null) {
    return { ...nothing, takes: "ask" };
  }
  const broken = brokenBy(parcel, rules.limits);
  if (broken.length > 0) {
    return { ...nothing, takes: "no", broken };
  }
  const [oversized = null] = rules.oversized === null ? [] : brokenBy(parcel, [rules.oversized]);
  return oversized === null
    ? {
        ...nothing,
        takes: "yes",
        counts: countedBy(parcel, rules),
        countsAbroadAs: countedAbroad(parcel, rules),
        fee: feeOf(parcel, rules.fees),
      }
    : { ...nothing, takes: "yes", oversized };
}

/** The number of boxes that keep a weight limit. */
export const fewestBoxes = ({ weight }: Package, most: number): number => Math.ceil(weight / most);

/** The package with one side cut down: 0 is the longest, 2 the shortest. */
function cutSide({ sides, weight }: Package, which: 0 | 1 | 2, inches: number): Package {
  const cut = longestFirst(sides).map((side, at) => (at === which ? exact(side - inches) : side));
  return { sides: longestFirst(cut), weight };
}

/** Upper bound on a cut: half of a side. */
const maxCut = (side: number) => Math.floor(side / 2);

/** The fewest whole inches off one side after which `isEnough`; null when half of it is not enough. */
export function smallestCut(parcel: Package, which: 0 | 1 | 2, isEnough: (cut: Package) => boolean): number | null {
  const most = maxCut(longestFirst(parcel.sides)[which]);
  for (let inches = 1; inches <= most; inches += 1) {
    if (isEnough(cutSide(parcel, which, inches))) {
      return inches;
    }
  }
  return null;
}

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
  const enough = smallestCut(parcel, 0, (cut) => countedBy(cut, rules) === null);
  const few = Math.min(maxSavingCut, maxCut(longestFirst(parcel.sides)[0]));
  const inches = enough === null ? few : Math.min(enough, few);
  const after = countedBy(cutSide(parcel, 0, inches), rules)?.pounds ?? Math.ceil(parcel.weight);
  const saves = counts.pounds - after;
  return saves > 0 ? { inches, saves } : null;
}
