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

export const measureFields = ["length", "width", "height", "weight"] as const;
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

/** Splits "20 x 15 x 10" in the first field into three, where the two others are empty. */
function splitFirstEntry([first, second, third]: readonly [string, string, string]): [string, string, string] {
  const [length = "", width = "", height = "", ...more] = splitSides(first);
  const isAll = second === "" && third === "" && height !== "" && more.length === 0;
  return isAll ? [length, width, height] : [first, second, third];
}

/** Reads `length`, `width`, `height`, `weight` and `unit`; sides in any order. A field that the address has twice is an error. */
export function readMeasureForm(params: URLSearchParams): MeasureForm {
  const unit = unitSystems.find((each) => each === params.get("unit")) ?? "in";
  const entered = (name: MeasureFieldName) => (params.get(name) ?? "").trim().slice(0, maxEntryLength);
  const [length, width, height] = splitFirstEntry([entered("length"), entered("width"), entered("height")]);
  const entries = { length, width, height, weight: entered("weight"), unit };
  if (!measureFields.some((name) => params.has(name))) {
    return { entries, errors: {}, parcel: null };
  }

  const read = (name: MeasureFieldName): Quantity =>
    params.getAll(name).length > 1
      ? { ok: false, problem: "several" }
      : (name === "weight" ? readWeight : readLength)(entries[name], unit);
  const errors = Object.fromEntries(
    measureFields.map((name) => {
      const quantity = read(name);
      return [name, quantity.ok ? undefined : messages[quantity.problem](name)];
    }),
  );
  const [a, b, c, pounds] = [read("length"), read("width"), read("height"), read("weight")];
  const parcel: Package | null =
    a.ok && b.ok && c.ok && pounds.ok ? { sides: [a.value, b.value, c.value], weight: pounds.value } : null;
  return { entries, errors, parcel };
}
