/** The limits of a carrier, from its record. */
import type { Carrier } from "../../content/schema.ts";

type Limits = NonNullable<Carrier["limits"]>;

/** A number of a record with its unit. */
export type Measure = NonNullable<Limits[keyof Limits]>;

export type LimitKind = "weight" | "length" | "length-plus-girth";

/** Kinds of limits, with that of a fee: the volume in cubic inches. */
export type FeeKind = LimitKind | "volume";

export interface Limit<Kind extends FeeKind = LimitKind> {
  kind: Kind;
  /** Pounds, inches or cubic inches; the limit itself is still taken, or costs no fee. */
  number: Measure;
}

export type CarrierRules = NonNullable<ReturnType<typeof carrierRules>>;

/** Null for a carrier without limits in its record: the visitor has to ask the store. */
export function carrierRules(of: Carrier["limits"]) {
  if (of === undefined) {
    return null;
  }
  const limit = <Kind extends FeeKind>(kind: Kind, number: Measure | undefined): Array<Limit<Kind>> =>
    number === undefined ? [] : [{ kind, number }];
  /** Null where it is not known how the carrier charges for size. */
  const dimensional = (divisor: Measure | undefined) =>
    divisor === undefined
      ? null
      : {
          /** Cubic inches to the pound. */
          divisor: divisor.value,
          /** Cubic inches above which it applies; undefined for packages of every size. */
          above: of["dim-threshold"],
          /** Pounds by size at most. */
          most: of["dim-most"]?.value ?? Infinity,
        };
  const [girth, oversized] = [of["girth-oversized"], of.girth].filter((number) => number !== undefined);
  return {
    limits: [...limit("weight", of.weight), ...limit("length", of.length), ...limit("length-plus-girth", girth)],
    /** Above it the carrier takes a package by ground only, at a price that does not depend on weight. */
    oversized: limit("length-plus-girth", oversized),
    /** Above it the carrier takes a package by air only. */
    ground: limit("length", of["length-ground"]),
    dimensional: dimensional(of["dim-divisor"]),
    /** For shipments to another country, where it differs. */
    abroad: dimensional(of["dim-divisor-abroad"]),
    /** Limits above any of which a package costs a fee, the highest first; it costs one at most. */
    fees: (["high-fee", "fee"] as const).map((fee) => ({
      isHigh: fee === "high-fee",
      limits: [...limit<FeeKind>("length", of[`${fee}-length`]), ...limit<FeeKind>("volume", of[`${fee}-volume`])],
    })),
  };
}
