/** The limits of a carrier, from its record. */
import type { Numbers } from "../../content/schema.ts";

/** A number of a record with one value. */
export type Measure = Extract<Numbers[string], { value: number }>;

export type LimitKind = "weight" | "length" | "length-plus-girth";

/** Kinds of limits for fees: also the second longest side, and the volume in cubic inches. */
export type FeeKind = LimitKind | "width" | "volume";

export interface Limit<Kind extends FeeKind = LimitKind> {
  kind: Kind;
  /** Pounds, inches or cubic inches; the limit itself is still taken, or costs no fee. */
  number: Measure;
}

/** Limits above any of which a package costs a fee. */
export interface FeeRule {
  isHigh: boolean;
  limits: ReadonlyArray<Limit<FeeKind>>;
  /** Lower bound on the pounds that the carrier charges for with this fee; 0 without one. */
  least: number;
}

export interface CarrierRules {
  limits: readonly Limit[];
  /** Limit above which the carrier takes a package by ground only, at a price that does not depend on weight. */
  oversized: Limit | null;
  /** Null where it is not known how the carrier charges for size. */
  dimensional: DimensionalRule | null;
  /** Rule for shipments to another country, where it differs. */
  abroad: DimensionalRule | null;
  /** The highest first; a package costs one fee at most. */
  fees: readonly FeeRule[];
}

export interface DimensionalRule {
  /** Cubic inches to the pound. */
  divisor: number;
  /** Cubic inches above which it applies; undefined for packages of every size. */
  above: Measure | undefined;
  /** Pounds by size at most. */
  most: number;
}

/** Kinds of limits, each with the end of its number's name. */
const feeLimits = [
  ["length", "length"],
  ["width", "width"],
  ["length-plus-girth", "girth"],
  ["volume", "volume"],
  ["weight", "weight"],
] as const satisfies ReadonlyArray<readonly [FeeKind, string]>;

/** Null for a carrier without limits in its record: the visitor has to ask the store. */
export function carrierRules(numbers: Numbers, carrier: string): CarrierRules | null {
  const known = (name: string): Measure | undefined => {
    const number = numbers[`${carrier}-${name}`];
    return number !== undefined && "value" in number ? number : undefined;
  };
  const limit = <Kind extends FeeKind>(kind: Kind, name: string): Limit<Kind> | null => {
    const number = known(name);
    return number === undefined ? null : { kind, number };
  };
  const [divisor, divisorAbroad] = [known("dim-divisor")?.value, known("dim-divisor-abroad")?.value];
  const [above, most] = [known("dim-threshold"), known("dim-most")?.value ?? Infinity];
  const [girth, oversizedGirth] = [limit("length-plus-girth", "girth"), limit("length-plus-girth", "girth-oversized")];
  const limits = [limit("weight", "weight"), limit("length", "length"), oversizedGirth ?? girth].filter(
    (each) => each !== null,
  );
  if (limits.length === 0) {
    return null;
  }
  return {
    limits,
    oversized: oversizedGirth && girth,
    dimensional: divisor === undefined ? null : { divisor, above, most },
    abroad: divisorAbroad === undefined ? null : { divisor: divisorAbroad, above, most },
    fees: (["high-fee", "fee"] as const).map((fee) => ({
      isHigh: fee === "high-fee",
      limits: feeLimits.flatMap(([kind, name]) => limit(kind, `${fee}-${name}`) ?? []),
      least: known(`${fee}-least`)?.value ?? 0,
    })),
  };
}
