/** Lengths and weights as people write them: "12 1/2", "12,5", "about 12½ in", "3 ft 6 in", "5 lbs, 3 oz", "31.7 cm". */
import { isNegative, numberSource, readNumber, spelledFractions } from "../../text/read-number.ts";

/** Units of numbers without a unit: inches and pounds, or centimeters and kilograms. */
export const unitSystems = ["in", "cm"] as const;
export type UnitSystem = (typeof unitSystems)[number];

export type QuantityProblem = "missing" | "unreadable" | "negative" | "zero" | "too-large" | "several";
export type Quantity = { ok: true; value: number } | { ok: false; problem: QuantityProblem };

interface Scale {
  /** Inches or pounds by the name of the unit. */
  units: ReadonlyMap<string, number>;
  /** Other ways to write a unit. */
  spellings: ReadonlyMap<string, string>;
  /** Unit of a number without one, by system. */
  defaultUnit: Readonly<Record<UnitSystem, string>>;
  /** Larger units that may stand before a smaller one: 3 ft 6 in. */
  compounds: ReadonlyMap<string, string>;
  /** Upper bound in inches or pounds, against typing errors. */
  max: number;
}

// Definitions of the international inch and pound.
const cmPerInch = 2.54;
const kgPerPound = 0.45359237;

const mapOf = <Value>(entries: Record<string, Value>) => new Map(Object.entries(entries));

const spelledMeters = (prefix: string, unit: string) => ({ [`${prefix}meter`]: unit, [`${prefix}meters`]: unit });

const lengths: Scale = {
  units: mapOf({ in: 1, ft: 12, cm: 1 / cmPerInch, mm: 0.1 / cmPerInch, m: 100 / cmPerInch }),
  spellings: mapOf({
    inch: "in",
    inches: "in",
    '"': "in",
    foot: "ft",
    feet: "ft",
    "'": "ft",
    ...spelledMeters("centi", "cm"),
    ...spelledMeters("milli", "mm"),
    ...spelledMeters("", "m"),
  }),
  defaultUnit: { in: "in", cm: "cm" },
  compounds: mapOf({ ft: "in" }),
  max: 1000,
};
const weights: Scale = {
  units: mapOf({ lb: 1, oz: 1 / 16, kg: 1 / kgPerPound, g: 0.001 / kgPerPound }),
  spellings: mapOf({
    lbs: "lb",
    "#": "lb",
    pound: "lb",
    pounds: "lb",
    ounce: "oz",
    ounces: "oz",
    kilo: "kg",
    kilos: "kg",
    kgs: "kg",
    kilogram: "kg",
    kilograms: "kg",
    gram: "g",
    grams: "g",
  }),
  defaultUnit: { in: "lb", cm: "kg" },
  compounds: mapOf({ lb: "oz" }),
  max: 2000,
};

/** A number, then perhaps a unit, and behind that what joins it to the next number. */
const part = new RegExp(String.raw`(${numberSource})\s*(?:-?([a-z]+\.?|["'#])\s*(?:(?:[,;&+]|and\b)\s*)?)?`, "y");

/** Words around a quantity that do not change it. */
const around =
  /^(?:about|approx(?:imately|\.)?|around|roughly|nearly|almost|circa|ca\.?|c\.|[~≈])\s*|\s*\b(?:or so|long|wide|high|tall|deep|thick)\.?$/g;

/** Parts to which amounts are rounded, so that sums of converted amounts are exact. */
const finest = 1e6;
const exact = (value: number) => Math.round(value * finest) / finest;

/** Replaces curly quotes and single-character fractions by plain ones. */
const plain = (text: string) =>
  spelledFractions(text.toLowerCase())
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]|''/g, '"')
    .trim()
    .replaceAll(around, "")
    .replace(/(\d)\s*(?:and|&)\s*(?=\d+\/\d)/, "$1 ");

/** "lbs." → "lb"; itself where it is no other way to write a unit. */
function nameOf(word: string, { spellings }: Scale): string {
  const name = word.replace(".", "");
  return spellings.get(name) ?? name;
}

/** Adds up the parts of a quantity; null when they do not belong together. */
function amountOf(text: string, scale: Scale, system: UnitSystem): number | null {
  let amount = 0;
  let before: string | null = null;
  part.lastIndex = 0;
  while (part.lastIndex < text.length) {
    const match = part.exec(text);
    if (match === null) {
      return null;
    }
    const [, digits = "", written] = match;
    const number = readNumber(digits);
    const expected: string | undefined = before === null ? scale.defaultUnit[system] : scale.compounds.get(before);
    const unit: string | undefined = written === undefined ? expected : nameOf(written, scale);
    const size = unit === undefined ? undefined : scale.units.get(unit);
    if (number === null || size === undefined || unit === undefined || (before !== null && unit !== expected)) {
      return null;
    }
    amount += number * size;
    before = unit;
  }
  return exact(amount);
}

function readQuantity(text: string, scale: Scale, system: UnitSystem): Quantity {
  const words = plain(text);
  if (words === "") {
    return { ok: false, problem: "missing" };
  }
  if (isNegative(words)) {
    return { ok: false, problem: "negative" };
  }
  const value = amountOf(words, scale, system);
  if (value === null) {
    return { ok: false, problem: splitSides(words).length > 1 ? "several" : "unreadable" };
  }
  if (value === 0) {
    return { ok: false, problem: "zero" };
  }
  return value > scale.max ? { ok: false, problem: "too-large" } : { ok: true, value };
}

/** A side, in inches. */
export const readLength = (text: string, system: UnitSystem): Quantity => readQuantity(text, lengths, system);

/** A weight, in pounds. */
export const readWeight = (text: string, system: UnitSystem): Quantity => readQuantity(text, weights, system);

/** The names of units, and other ways to write them: longest first, for regular expressions. */
const wordsOf = ({ units, spellings }: Scale): string[] =>
  [...units.keys(), ...spellings.keys()].toSorted((a, b) => b.length - a.length);

export const lengthWords: readonly string[] = wordsOf(lengths);
export const weightWords: readonly string[] = wordsOf(weights);
export const lengthUnit = (word: string): string => nameOf(plain(word), lengths);
export const weightUnit = (word: string): string => nameOf(plain(word), weights);

/** Units of a length and a weight without one. */
export const defaultUnits: Readonly<Record<UnitSystem, { length: string; weight: string }>> = {
  in: { length: lengths.defaultUnit.in, weight: weights.defaultUnit.in },
  cm: { length: lengths.defaultUnit.cm, weight: weights.defaultUnit.cm },
};

/** "20 x 15 x 10" → ["20", "15", "10"] */
export const splitSides = (text: string): string[] => text.split(/\s*(?:[x×*]|\bby\b)\s*/i);

/** Inches as centimeters, cubic inches as cubic centimeters, pounds as kilograms. */
export const toMetric = {
  volume: (cubicInches: number) => cubicInches * cmPerInch ** 3,
  length: (inches: number) => inches * cmPerInch,
  weight: (pounds: number) => pounds * kgPerPound,
};
