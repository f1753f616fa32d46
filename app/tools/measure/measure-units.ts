/** Lengths and weights in words. */
import { toMetric, type UnitSystem } from "./read-quantity.ts";

export const decimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
const tenths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
export const plainNumber = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3, useGrouping: false });

export const inches = (value: number) => `${decimals.format(value)} in`;
export const pounds = (value: number) => `${decimals.format(value)} lb`;
export const centimeters = (value: number) => `${tenths.format(toMetric.length(value))} cm`;
const kilograms = (value: number) => `${tenths.format(toMetric.weight(value))} kg`;

/** In the unit that was entered; limits are in inches and pounds, so these follow. */
export const lengthIn = (unit: UnitSystem, value: number) =>
  unit === "cm" ? `${centimeters(value)} (${inches(value)})` : inches(value);
export const weightIn = (unit: UnitSystem, value: number) =>
  unit === "cm" ? `${kilograms(value)} (${pounds(value)})` : pounds(value);
