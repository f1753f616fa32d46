/**
 * What carriers reckon with before they take a package: girth, dimensional weight and their limits. The limits are
 * those of its record; a carrier whose limits are not known is asked about, not answered for.
 */
import type { Numbers } from "../../content/schema.ts";
import { numberAt, valueOf } from "../../text/numbers.ts";

/** Inches, in any order. */
export type Sides = readonly [number, number, number];

export interface Package {
  sides: Sides;
  /** Pounds on the scale. */
  weight: number;
}

export interface Girth {
  /** The longest side. */
  length: number;
  /** Once around the package, across its length. */
  girth: number;
  lengthPlusGirth: number;
}

/** Sums of decimal inches, without what binary fractions add. */
const exact = (value: number) => Math.round(value * 1e6) / 1e6;

/** The sides, longest first. */
export function longestFirst(sides: Sides): Sides {
  const [length = 0, width = 0, height = 0] = sides.toSorted((a, b) => b - a);
  return [length, width, height];
}

/** The girth is measured around the two shorter sides. */
export function girthOf(sides: Sides): Girth {
  const [length, width, height] = longestFirst(sides);
  const girth = exact(2 * (width + height));
  return { length, girth, lengthPlusGirth: exact(length + girth) };
}

/** Cubic inches, each side rounded up to a whole inch first. */
export const roundedVolume = (sides: Sides): number => sides.reduce((volume, side) => volume * Math.ceil(side), 1);

/** Pounds for which a package of this size counts: its rounded volume by the divisor, rounded up. */
export const dimensionalWeight = (sides: Sides, divisor: number): number => Math.ceil(roundedVolume(sides) / divisor);

type LimitKind = "weight" | "length" | "length-plus-girth";

export interface Limit {
  kind: LimitKind;
  /** Pounds or inches; the limit itself is still taken. */
  most: number;
  /** The name of its number. */
  number: string;
}

interface CarrierRules {
  limits: readonly Limit[];
  /** Above this it is taken, but as oversized, and by ground only. */
  oversized: Limit | null;
  dimensional: DimensionalRule;
  /** The same for a shipment to another country, where it differs. */
  abroad: DimensionalRule | null;
}

interface DimensionalRule {
  /** Cubic inches to the pound. */
  divisor: number;
  /** Cubic inches above which it applies. */
  above: number;
}

/** What is known of a carrier; null where it has to be asked. Its numbers are called as its record calls them. */
export function carrierRules(numbers: Numbers, carrier: string): CarrierRules | null {
  const known = (name: string): number | null =>
    numberAt(numbers, `${carrier}-${name}`) === undefined ? null : valueOf(numbers, `${carrier}-${name}`);
  const limit = (kind: LimitKind, name: string): Limit | null => {
    const most = known(name);
    return most === null ? null : { kind, most, number: `${carrier}-${name}` };
  };
  const [divisor, divisorAbroad] = [known("dim-divisor"), known("dim-divisor-abroad")];
  if (divisor === null) {
    return null;
  }
  const above = known("dim-threshold") ?? 0;
  const [girth, oversizedGirth] = [limit("length-plus-girth", "girth"), limit("length-plus-girth", "girth-oversized")];
  const limits = [limit("weight", "weight"), limit("length", "length"), oversizedGirth ?? girth];
  return {
    limits: limits.filter((each) => each !== null),
    oversized: oversizedGirth && girth,
    dimensional: { divisor, above },
    abroad: divisorAbroad === null ? null : { divisor: divisorAbroad, above },
  };
}

export interface BrokenLimit extends Limit {
  /** By how many pounds or inches. */
  over: number;
}

export interface CarrierVerdict {
  carrier: string;
  /** "ask" where the limits are not known here. */
  takes: "yes" | "no" | "ask";
  broken: BrokenLimit[];
  /** Taken, but oversized: over which limit, and by how much. */
  oversized: BrokenLimit | null;
  /** Pounds by size, where they are charged and more than the scale says; else null. */
  countsAs: number | null;
  /** The same to another country, where that is another weight. */
  countsAbroadAs: number | null;
}

function measured({ sides, weight }: Package, kind: LimitKind): number {
  const { length, lengthPlusGirth } = girthOf(sides);
  return { weight, length, "length-plus-girth": lengthPlusGirth }[kind];
}

function brokenBy(parcel: Package, { limits }: Pick<CarrierRules, "limits">): BrokenLimit[] {
  return limits
    .map((each) => ({ ...each, over: exact(measured(parcel, each.kind) - each.most) }))
    .filter(({ over }) => over > 0);
}

function weightBySize({ sides, weight }: Package, { divisor, above }: DimensionalRule): number | null {
  const bySize = dimensionalWeight(sides, divisor);
  return roundedVolume(sides) > above && bySize > weight ? bySize : null;
}

export function judge(parcel: Package, carrier: string, numbers: Numbers): CarrierVerdict {
  const rules = carrierRules(numbers, carrier);
  if (rules === null) {
    return { carrier, takes: "ask", broken: [], oversized: null, countsAs: null, countsAbroadAs: null };
  }
  const broken = brokenBy(parcel, rules);
  const [oversized = null] = rules.oversized === null ? [] : brokenBy(parcel, { limits: [rules.oversized] });
  const isTaken = broken.length === 0;
  return {
    carrier,
    takes: isTaken ? "yes" : "no",
    broken,
    oversized: isTaken ? oversized : null,
    countsAs: isTaken ? weightBySize(parcel, rules.dimensional) : null,
    countsAbroadAs: isTaken && rules.abroad !== null ? weightBySize(parcel, rules.abroad) : null,
  };
}

/** The package with one side cut down: 0 is the longest, 2 the shortest. */
export function cutSide({ sides, weight }: Package, which: 0 | 1 | 2, inches: number): Package {
  const [length, width, height] = longestFirst(sides);
  const cut = [length, width, height].map((side, at) => (at === which ? exact(side - inches) : side));
  const [a = 0, b = 0, c = 0] = cut;
  return { sides: [a, b, c], weight };
}

/** At most half of a side: more is another box. */
const mostCut = (side: number) => Math.floor(side / 2);

/** The fewest whole inches off one side after which `isEnough`; null when half of it is not enough. */
export function fewestInches(parcel: Package, which: 0 | 1 | 2, isEnough: (cut: Package) => boolean): number | null {
  const most = mostCut(longestFirst(parcel.sides)[which]);
  for (let inches = 1; inches <= most; inches += 1) {
    if (isEnough(cutSide(parcel, which, inches))) {
      return inches;
    }
  }
  return null;
}

/** What to try on the longest side of a package that counts for more than it weighs. */
const tryInches = 4;

export interface Saving {
  /** Off the longest side. */
  inches: number;
  /** Pounds that it counts less. */
  saves: number;
}

/** A few inches off the longest side, or as many as it takes until the scale alone counts; null when that saves nothing. */
export function savingOf(parcel: Package, verdict: CarrierVerdict, numbers: Numbers): Saving | null {
  const rules = carrierRules(numbers, verdict.carrier);
  if (rules === null || verdict.countsAs === null) {
    return null;
  }
  const { dimensional } = rules;
  const enough = fewestInches(parcel, 0, (cut) => weightBySize(cut, dimensional) === null);
  const few = Math.min(tryInches, mostCut(longestFirst(parcel.sides)[0]));
  const inches = enough === null ? few : Math.min(enough, few);
  const after = weightBySize(cutSide(parcel, 0, inches), dimensional) ?? Math.ceil(parcel.weight);
  const saves = verdict.countsAs - after;
  return saves > 0 ? { inches, saves } : null;
}
