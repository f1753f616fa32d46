/** Lengths, weights and limits in words, the visitor's unit first. */
import { fullText } from "../../text/number-text.ts";
import type { Measure } from "./carrier-rules.ts";
import { toMetric, type UnitSystem } from "./read-quantity.ts";

export const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
/** Format of data attributes and addresses. */
export const plainNumber = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3, useGrouping: false });

/** Rounding of a figure: up for an excess, which must not read as less. */
type Rounding = "nearest" | "up";

// Parts of a unit to which figures are rounded: fewer for converted ones.
const digits = { entered: 100, converted: 10 } as const;

function figure(value: number, to: keyof typeof digits, rounding: Rounding): string {
  const parts = value * digits[to];
  // Subtracts errors of binary fractions.
  const rounded = rounding === "up" ? Math.ceil(parts - 1e-6) : Math.round(parts);
  return grouped.format(rounded / digits[to]);
}

const formatIn =
  (imperial: string, metric: string, convert: (value: number) => number) =>
  (unit: UnitSystem, value: number, rounding: Rounding = "nearest"): string =>
    unit === "cm"
      ? `${figure(convert(value), "converted", rounding)} ${metric} (${figure(value, "converted", rounding)} ${imperial})`
      : `${figure(value, "entered", rounding)} ${imperial}`;

/** Inches in words: "12.5 in", "31.8 cm (12.5 in)" */
export const formatLength = formatIn("in", "cm", toMetric.length);
/** Pounds in words: "12 lb", "5.4 kg (12 lb)" */
export const formatWeight = formatIn("lb", "kg", toMetric.weight);

/** A side in one unit alone, for the drawing. */
export const formatSide = (unit: UnitSystem, inches: number): string =>
  unit === "cm"
    ? `${figure(toMetric.length(inches), "converted", "nearest")} cm`
    : `${figure(inches, "entered", "nearest")} in`;

/** A limit as its record has it: "108 inches", "274.3 cm (108 inches)" */
export function formatLimit(unit: UnitSystem, number: Measure): string {
  const text = fullText(number);
  const converted = (metric: number, of: string) => `${figure(metric, "converted", "nearest")} ${of} (${text})`;
  if (unit === "in") {
    return text;
  }
  switch (number.unit) {
    case "inches":
      return converted(toMetric.length(number.value), "cm");
    case "pounds":
      return converted(toMetric.weight(number.value), "kg");
    case "cubic inches":
      return converted(Math.round(toMetric.volume(number.value)), "cubic centimeters");
    default:
      return text;
  }
}
