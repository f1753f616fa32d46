/** Lengths and weights as people write them: "12 1/2", "12,5", "about 12½ in", "3 ft 6 in", "5 lbs, 3 oz", "31.7 cm". */
import { isNegative, numberSource, readNumber, spelledFractions } from "../../text/read-number.ts";

/** Units of numbers without a unit: inches and pounds, or centimeters and kilograms. */
export const unitSystems = ["in", "cm"] as const;
export type UnitSystem = (typeof unitSystems)[number];

export type QuantityProblem = "missing" | "unreadable" | "negative" | "zero" | "too-large" | "several";
export type Quantity = { ok: true; value: number } | { ok: false; problem: QuantityProblem };

// Definitions of the international inch and pound.
const cmPerInch = 2.54;
const kgPerPound = 0.45359237;

/** Units by their names and all other ways to write them, with their size in inches or pounds. */
const unitsOf = (table: Record<string, readonly [size: number, spellings: string]>) =>
  new Map(
    Object.entries(table).flatMap(([name, [size, spellings]]) =>
      [name, ...spellings.split(" ")].map((word) => [word, { name, size }] as const),
    ),
  );

export const lengths = {
  units: unitsOf({
    in: [1, 'inch inches "'],
    ft: [12, "foot feet '"],
    cm: [1 / cmPerInch, "centimeter centimeters"],
    mm: [0.1 / cmPerInch, "millimeter millimeters"],
    m: [100 / cmPerInch, "meter meters"],
  }),
  /** Unit of a number without one, by system. */
  defaults: { in: "in", cm: "cm" },
  /** A unit, and the smaller one that may follow: 3 ft 6 in. */
  compound: ["ft", "in"],
  /** Upper bound in inches or pounds, against typing errors. */
  max: 1000,
};
type Scale = typeof lengths;

export const weights: Scale = {
  units: unitsOf({
    lb: [1, "lbs # pound pounds"],
    oz: [1 / 16, "ounce ounces"],
    kg: [1 / kgPerPound, "kilo kilos kgs kilogram kilograms"],
    g: [0.001 / kgPerPound, "gram grams"],
  }),
  defaults: { in: "lb", cm: "kg" },
  compound: ["lb", "oz"],
  max: 2000,
};

/** A number, then perhaps a unit, and behind that what joins it to the next number. */
const part = new RegExp(String.raw`(${numberSource})\s*(?:-?([a-z]+\.?|["'#])\s*(?:(?:[,;&+]|and\b)\s*)?)?`, "gy");

/** Words around a quantity that do not change it. */
const around =
  /^(?:about|approx(?:imately|\.)?|around|roughly|nearly|almost|circa|ca\.?|c\.|[~≈])\s*|\s*\b(?:or so|long|wide|high|tall|deep|thick)\.?$/g;

/** Replaces curly quotes and single-character fractions by plain ones. */
const plain = (text: string) =>
  spelledFractions(text.toLowerCase())
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]|''/g, '"')
    .trim()
    .replaceAll(around, "")
    .replace(/(\d)\s*(?:and|&)\s*(?=\d+\/\d)/, "$1 ");

/** "Lbs." → lb */
export const unitOf = (word: string | undefined, { units }: Scale) => units.get(plain(word ?? "").replace(".", ""));

/** Adds up the parts of a quantity; null when they do not belong together. */
function amountOf(text: string, scale: Scale, system: UnitSystem): number | null {
  const parts = [...text.matchAll(part)];
  const usual = [scale.defaults[system], scale.compound[1]];
  const units = parts.map(([, , word], at) => unitOf(word ?? usual[at], scale));
  const isTogether = parts.length === 1 || units.every((unit, at) => unit?.name === scale.compound[at]);
  const sizes = parts.map(([, digits = ""], at) => (readNumber(digits) ?? NaN) * (units[at]?.size ?? NaN));
  // Rounded, so that sums of converted amounts are exact.
  const amount = Math.round(sizes.reduce((sum, size) => sum + size, 0) * 1e6) / 1e6;
  const isWhole = parts.map(([written]) => written).join("") === text;
  return isWhole && isTogether && !Number.isNaN(amount) ? amount : null;
}

function readQuantity(text: string, scale: Scale, system: UnitSystem): Quantity {
  const words = plain(text);
  const value = amountOf(words, scale, system);
  const refused = (problem: QuantityProblem): Quantity => ({ ok: false, problem });
  if (words === "" || isNegative(words)) {
    return refused(words === "" ? "missing" : "negative");
  }
  if (value === null) {
    return refused(splitSides(words).length > 1 ? "several" : "unreadable");
  }
  return value === 0 || value > scale.max ? refused(value === 0 ? "zero" : "too-large") : { ok: true, value };
}

/** A side, in inches. */
export const readLength = (text: string, system: UnitSystem): Quantity => readQuantity(text, lengths, system);

/** A weight, in pounds. */
export const readWeight = (text: string, system: UnitSystem): Quantity => readQuantity(text, weights, system);

/** "20 x 15 x 10" → ["20", "15", "10"] */
export const splitSides = (text: string): string[] => text.split(/\s*(?:[x×*]|\bby\b)\s*/i);

/** Inches as centimeters, cubic inches as cubic centimeters, pounds as kilograms. */
export const toMetric = {
  volume: (cubicInches: number) => cubicInches * cmPerInch ** 3,
  length: (inches: number) => inches * cmPerInch,
  weight: (pounds: number) => pounds * kgPerPound,
};
