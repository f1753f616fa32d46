import { grouped } from "../../text/english.ts";
import { amountText } from "../../text/number-text.ts";
import type { Measure } from "./carrier-rules.ts";
import { cmPerInch, kgPerPound, type UnitSystem } from "./read-quantity.ts";

export const plainNumber = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Excess rounds up so it never reads as less; converted figures get fewer digits. */
function figure(value: number, isConverted: boolean, rounding?: "up"): string {
  const parts = isConverted ? 10 : 100;
  // Ignores binary rounding errors.
  const rounded = rounding === "up" ? Math.ceil(value * parts - 1e-6) : Math.round(value * parts);
  return grouped(rounded / parts);
}

const formatIn =
  (imperial: string, metric: string, size: number) =>
  (unit: UnitSystem, value: number, rounding?: "up"): string => {
    const isMetric = unit === "cm";
    const text = `${figure(value, isMetric, rounding)} ${imperial}`;
    return isMetric ? `${figure(value * size, true, rounding)} ${metric} (${text})` : text;
  };

/** "12.5 in", "31.8 cm (12.5 in)" */
export const formatLength = formatIn("in", "cm", cmPerInch);
export const formatWeight = formatIn("lb", "kg", kgPerPound);

export const formatSide = (unit: UnitSystem, inches: number): string =>
  `${unit === "cm" ? figure(inches * cmPerInch, true) : figure(inches, false)} ${unit}`;

const metricLimits: Partial<Record<Measure["unit"], (value: number) => string>> = {
  inches: (value) => `${figure(value * cmPerInch, true)} cm`,
  pounds: (value) => `${figure(value * kgPerPound, true)} kg`,
  "cubic inches": (value) => `${grouped(Math.round(value * cmPerInch ** 3))} cubic centimeters`,
};

/** "108 inches", "274.3 cm (108 inches)" */
export function formatLimit(unit: UnitSystem, number: Measure): string {
  const convert = unit === "cm" ? metricLimits[number.unit] : undefined;
  return convert ? `${convert(number.value)} (${amountText(number)})` : amountText(number);
}
