/** Reads the form of `/measure` from an address. */
import type { FieldErrors } from "../use-tool-form.ts";
import type { Package } from "./measure-package.ts";
import {
  readLength,
  readWeight,
  splitSides,
  unitSystems,
  type Quantity,
  type QuantityProblem,
  type UnitSystem,
} from "./read-quantity.ts";

const sideNames = ["length", "width", "height"] as const;
export const measureFields = [...sideNames, "weight"] as const;
export type MeasureFieldName = (typeof measureFields)[number];

export interface MeasureEntries extends Record<MeasureFieldName, string> {
  unit: UnitSystem;
}

export interface MeasureForm {
  /** The visitor's entries; three sides in the first field are split into the three fields. */
  entries: MeasureEntries;
  errors: FieldErrors;
  /** Null where a field is wrong or all are missing. */
  parcel: Package | null;
}

/** Upper bound on an entry: three sides fit. */
export const maxEntryLength = 40;

const messages: Record<QuantityProblem, (name: MeasureFieldName) => string> = {
  missing: (name) => `Enter the ${name}.`,
  unreadable: (name) => `Enter the ${name} as a number, such as 12.5 or 12 1/2.`,
  negative: (name) => `Enter a ${name} above 0.`,
  zero: (name) => `Enter a ${name} above 0.`,
  "too-large": (name) => `Enter a smaller ${name}, or check the unit.`,
  several: () => "Enter one number in each field.",
};

/** The first value of a field, and whether the address has several, which is an error. */
function entry(params: URLSearchParams, name: string): { text: string; isSeveral: boolean } {
  const [text = "", ...others] = params.getAll(name);
  return { text: text.trim().slice(0, maxEntryLength), isSeveral: others.length > 0 };
}

/** Splits "20 x 15 x 10" in the first field into three, where the two others are empty. */
function splitFirstEntry([first, second, third]: readonly [string, string, string]): [string, string, string] {
  const [length = "", width = "", height = "", ...more] = splitSides(first);
  const isAll = second === "" && third === "" && height !== "" && more.length === 0;
  return isAll ? [length, width, height] : [first, second, third];
}

/** Reads `length`, `width`, `height`, `weight` and `unit`; sides in any order. */
export function readMeasureForm(params: URLSearchParams): MeasureForm {
  const unit = unitSystems.find((each) => each === params.get("unit")) ?? "in";
  const [first, second, third] = sideNames.map((name) => entry(params, name));
  const [length, width, height] = splitFirstEntry([first?.text ?? "", second?.text ?? "", third?.text ?? ""]);
  const weight = entry(params, "weight");
  const entries = { length, width, height, weight: weight.text, unit };
  if (!measureFields.some((name) => params.has(name))) {
    return { entries, errors: {}, parcel: null };
  }

  const read = (isSeveral: boolean | undefined, quantity: Quantity): Quantity =>
    isSeveral === true ? { ok: false, problem: "several" } : quantity;
  const quantities = {
    length: read(first?.isSeveral, readLength(length, unit)),
    width: read(second?.isSeveral, readLength(width, unit)),
    height: read(third?.isSeveral, readLength(height, unit)),
    weight: read(weight.isSeveral, readWeight(weight.text, unit)),
  };
  const errors = Object.fromEntries(
    measureFields.map((name) => {
      const quantity = quantities[name];
      return [name, quantity.ok ? undefined : messages[quantity.problem](name)];
    }),
  );
  const { length: a, width: b, height: c, weight: pounds } = quantities;
  const parcel: Package | null =
    a.ok && b.ok && c.ok && pounds.ok ? { sides: [a.value, b.value, c.value], weight: pounds.value } : null;
  return { entries, errors, parcel };
}
