import type { FieldErrors } from "../tool-form.tsx";
import type { Package } from "./measure-package.ts";
import { lengths, readQuantity, splitSides, unitSystems, weights, type QuantityProblem } from "./read-quantity.ts";

export const measureFields = ["length", "width", "height", "weight"] as const;
type MeasureFieldName = (typeof measureFields)[number];

/** Room for three sides in one field. */
export const maxEntryLength = 40;

const messages: Record<QuantityProblem, (name: MeasureFieldName) => string> = {
  missing: (name) => `Enter the ${name}.`,
  unreadable: (name) => `Enter the ${name} as a number, such as 12.5 or 12 1/2.`,
  "too-small": (name) => `Enter a ${name} above 0.`,
  "too-large": (name) => `Enter a smaller ${name}, or check the unit.`,
  several: () => "Enter one number in each field.",
};

/** A repeated parameter is an error. "20 x 15 x 10" in the first field fills all three if the others are empty. */
export function readMeasureForm(params: URLSearchParams) {
  const unit = unitSystems.find((each) => each === params.get("unit")) ?? "in";
  const entered = (name: MeasureFieldName) => (params.get(name) ?? "").trim().slice(0, maxEntryLength);
  const first = splitSides(entered("length"));
  const isSplit = first.length === 3 && first[2] !== "" && entered("width") === "" && entered("height") === "";
  const [length = "", width = "", height = ""] = isSplit
    ? first
    : [entered("length"), entered("width"), entered("height")];
  const entries = { length, width, height, weight: entered("weight"), unit };

  const quantities = measureFields.map((name) =>
    params.getAll(name).length > 1
      ? "several"
      : readQuantity(entries[name], name === "weight" ? weights : lengths, unit),
  );
  const [a = 0, b = 0, c = 0, weight] = quantities.filter((each) => typeof each === "number");
  const errors: FieldErrors = Object.fromEntries(
    measureFields.map((name, at) => {
      const problem = quantities[at];
      return [name, typeof problem === "string" ? messages[problem](name) : undefined];
    }),
  );
  return {
    entries,
    errors: measureFields.some((name) => params.has(name)) ? errors : {},
    /** Null if a field is wrong or all are empty. */
    parcel: weight === undefined ? null : ({ sides: [a, b, c], weight } satisfies Package),
  };
}
