/** The limits of a carrier, from its record. */
import type { Numbers } from "../../content/schema.ts";

/** A number of a record with one value. */
export type Measure = Extract<Numbers[string], { value: number }>;

export type LimitKind = "weight" | "length" | "length-plus-girth";

/** Kinds of limits for fees: also the second longest side, and the volume in cubic inches. */
const feeKinds = ["length", "width", "length-plus-girth", "volume", "weight"] as const;
export type FeeKind = (typeof feeKinds)[number];

export interface Limit<Kind extends FeeKind = LimitKind> {
  kind: Kind;
  /** Pounds, inches or cubic inches; the limit itself is still taken, or costs no fee. */
  number: Measure;
}

export type CarrierRules = NonNullable<ReturnType<typeof carrierRules>>;

/** Null for a carrier without limits in its record: the visitor has to ask the store. */
export function carrierRules(numbers: Numbers, carrier: string) {
  const known = (name: string): Measure | undefined => {
    const number = numbers[`${carrier}-${name}`];
    return number !== undefined && "value" in number ? number : undefined;
  };
  const limit = <Kind extends FeeKind>(kind: Kind, name: string): Array<Limit<Kind>> => {
    const number = known(name);
    return number === undefined ? [] : [{ kind, number }];
  };
  /** Null where it is not known how the carrier charges for size. */
  const dimensional = (name: string) => {
    const divisor = known(name)?.value;
    return divisor === undefined
      ? null
      : {
          /** Cubic inches to the pound. */
          divisor,
          /** Cubic inches above which it applies; undefined for packages of every size. */
          above: known("dim-threshold"),
          /** Pounds by size at most. */
          most: known("dim-most")?.value ?? Infinity,
        };
  };
  const girths = [...limit("length-plus-girth", "girth-oversized"), ...limit("length-plus-girth", "girth")];
  const limits = [...limit("weight", "weight"), ...limit("length", "length"), ...girths.slice(0, 1)];
  return limits.length === 0
    ? null
    : {
        limits,
        /** Above it the carrier takes a package by ground only, at a price that does not depend on weight. */
        oversized: girths.slice(1),
        /** Above it the carrier takes a package by air only. */
        ground: limit("length", "length-ground"),
        dimensional: dimensional("dim-divisor"),
        /** For shipments to another country, where it differs. */
        abroad: dimensional("dim-divisor-abroad"),
        /** Limits above any of which a package costs a fee, the highest first; it costs one at most. */
        fees: ["high-fee", "fee"].map((fee) => ({
          isHigh: fee === "high-fee",
          limits: feeKinds.flatMap((kind) => limit<FeeKind>(kind, `${fee}-${kind.replace("length-plus-", "")}`)),
          /** Lower bound on the pounds that the carrier charges for with this fee; 0 without one. */
          least: known(`${fee}-least`)?.value ?? 0,
        })),
      };
}
