/** The limits of a carrier as its record has them. One whose limits are not known is asked about, not answered for. */
import type { Numbers } from "../../content/schema.ts";
import { numberAt } from "../../text/numbers.ts";

/** A number of a record with one value. */
export type Measure = Extract<Numbers[string], { value: number }>;

export type LimitKind = "weight" | "length" | "length-plus-girth";

/** What a fee goes by, besides: the second longest side, and the volume in cubic inches. */
export type FeeKind = LimitKind | "width" | "volume";

export interface Limit<Kind extends FeeKind = LimitKind> {
  kind: Kind;
  /** Pounds, inches or cubic inches; the limit itself is still taken, or costs no fee. */
  number: Measure;
}

/** Above any of its limits a package costs a fee. */
export interface FeeRule {
  isHigh: boolean;
  limits: ReadonlyArray<Limit<FeeKind>>;
  /** Pounds for which it then counts at least; 0 where that is not so. */
  least: number;
}

export interface CarrierRules {
  limits: readonly Limit[];
  /** Above this it is taken, but by ground only, and at one price whatever it weighs. */
  oversized: Limit | null;
  dimensional: DimensionalRule;
  /** The same for a shipment to another country, where it differs. */
  abroad: DimensionalRule | null;
  /** The highest first: it comes instead of the others. */
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

/** What each fee goes by, and the name of its number behind the carrier's and the fee's. */
const feeLimits = [
  ["length", "length"],
  ["width", "width"],
  ["length-plus-girth", "girth"],
  ["volume", "volume"],
  ["weight", "weight"],
] as const satisfies ReadonlyArray<readonly [FeeKind, string]>;

/** What is known of a carrier; null where it has to be asked. Its numbers are called as its record calls them. */
export function carrierRules(numbers: Numbers, carrier: string): CarrierRules | null {
  const known = (name: string): Measure | undefined => {
    const number = numberAt(numbers, `${carrier}-${name}`);
    return number !== undefined && "value" in number ? number : undefined;
  };
  const limit = <Kind extends FeeKind>(kind: Kind, name: string): Limit<Kind> | null => {
    const number = known(name);
    return number === undefined ? null : { kind, number };
  };
  const [divisor, divisorAbroad] = [known("dim-divisor")?.value, known("dim-divisor-abroad")?.value];
  if (divisor === undefined) {
    return null;
  }
  const [above, most] = [known("dim-threshold"), known("dim-most")?.value ?? Infinity];
  const [girth, oversizedGirth] = [limit("length-plus-girth", "girth"), limit("length-plus-girth", "girth-oversized")];
  const limits = [limit("weight", "weight"), limit("length", "length"), oversizedGirth ?? girth];
  return {
    limits: limits.filter((each) => each !== null),
    oversized: oversizedGirth && girth,
    dimensional: { divisor, above, most },
    abroad: divisorAbroad === undefined ? null : { divisor: divisorAbroad, above, most },
    fees: (["high-fee", "fee"] as const).map((fee) => ({
      isHigh: fee === "high-fee",
      limits: feeLimits.flatMap(([kind, name]) => limit(kind, `${fee}-${name}`) ?? []),
      least: known(`${fee}-least`)?.value ?? 0,
    })),
  };
}
