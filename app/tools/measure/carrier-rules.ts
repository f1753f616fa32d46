import type { Carrier } from "../../content/schema.ts";

type Limits = NonNullable<Carrier["limits"]>;

export type Measure = NonNullable<Limits[keyof Limits]>;

export type LimitKind = "weight" | "length" | "length-plus-girth";

export interface Limit {
  kind: LimitKind;
  /** Inclusive limit in pounds or inches. */
  number: Measure;
}

export type CarrierRules = NonNullable<ReturnType<typeof carrierRules>>;

/** @returns null for a carrier without limits in its record */
export function carrierRules(of: Carrier["limits"]) {
  if (of === undefined) {
    return null;
  }
  const limit = (kind: LimitKind, number: Measure | undefined): Limit[] =>
    number === undefined ? [] : [{ kind, number }];
  /** Null if we don't know how the carrier charges for size. */
  const dimensional = (divisor: Measure | undefined) =>
    divisor === undefined
      ? null
      : {
          /** Cubic inches per pound. */
          divisor: divisor.value,
          /** Cubic inches it starts above; undefined if it applies to every size. */
          above: of["dim-threshold"],
          most: of["dim-most"]?.value ?? Infinity,
        };
  const [girth, oversized] = [of["girth-oversized"], of.girth].filter((number) => number !== undefined);
  return {
    limits: [...limit("weight", of.weight), ...limit("length", of.length), ...limit("length-plus-girth", girth)],
    /** Above it, ground only, at a flat oversized price. */
    oversized: limit("length-plus-girth", oversized),
    /** Above it, air only. */
    ground: limit("length", of["length-ground"]),
    dimensional: dimensional(of["dim-divisor"]),
    /** For shipments abroad, if different. */
    abroad: dimensional(of["dim-divisor-abroad"]),
  };
}
