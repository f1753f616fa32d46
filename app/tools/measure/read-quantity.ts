/** Reads lengths and weights as typed: "12 1/2", "12,5", "about 12½ in", "3 ft 6 in", "5 lbs, 3 oz", "31.7 cm". */
import { isNegative, numberSource, readNumber, spelledFractions } from "../../text/read-number.ts";

/** Units assumed for bare numbers: inches and pounds, or centimeters and kilograms. */
export const unitSystems = ["in", "cm"] as const;
export type UnitSystem = (typeof unitSystems)[number];

export type QuantityProblem = "missing" | "unreadable" | "too-small" | "too-large" | "several";

// By definition of the international inch and pound.
export const cmPerInch = 2.54;
export const kgPerPound = 0.45359237;

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
  defaults: { in: "in", cm: "cm" },
  /** A unit and the smaller one that may follow: 3 ft 6 in. */
  compound: ["ft", "in"],
  /** In inches or pounds; catches typos. */
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

const part = new RegExp(String.raw`(${numberSource})\s*(?:-?([a-z]+\.?|["'#])\s*(?:(?:[,;&+]|and\b)\s*)?)?`, "gy");

const around =
  /^(?:about|approx(?:imately|\.)?|around|roughly|nearly|almost|circa|ca\.?|c\.|[~≈])\s*|(?:(?<!\s)\s+)?\b(?:or so|long|wide|high|tall|deep|thick)\.?$/g;

const plain = (text: string) =>
  spelledFractions(text.toLowerCase())
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]|''/g, '"')
    .trim()
    .replaceAll(around, "")
    .replace(/(\d)\s*(?:and|&)\s*(?=\d+\/\d)/, "$1 ");

export const unitOf = (word: string | undefined, { units }: Scale) => units.get(plain(word ?? "").replace(".", ""));

/** Null if the parts don't belong together. */
function amountOf(text: string, scale: Scale, system: UnitSystem): number | null {
  const parts = [...text.matchAll(part)];
  const usual = [scale.defaults[system], scale.compound[1]];
  const units = parts.map(([, , word], at) => unitOf(word ?? usual[at], scale));
  const isTogether = parts.length === 1 || units.every((unit, at) => unit?.name === scale.compound[at]);
  const sizes = parts.map(([, digits = ""], at) => (readNumber(digits) ?? NaN) * (units[at]?.size ?? NaN));
  // Rounding keeps sums of converted amounts exact.
  const amount = Math.round(sizes.reduce((sum, size) => sum + size, 0) * 1e6) / 1e6;
  const isWhole = parts.map(([written]) => written).join("") === text;
  return isWhole && isTogether && !Number.isNaN(amount) ? amount : null;
}

/** Positive inches or pounds, or what is wrong. */
export function readQuantity(text: string, scale: Scale, system: UnitSystem): number | QuantityProblem {
  const words = plain(text);
  const value = amountOf(words, scale, system);
  if (words === "") {
    return "missing";
  }
  if (isNegative(words) || value === 0) {
    return "too-small";
  }
  if (value === null) {
    return splitSides(words).length > 1 ? "several" : "unreadable";
  }
  return value > scale.max ? "too-large" : value;
}

/** "20 x 15 x 10" → ["20", "15", "10"] */
export const splitSides = (text: string): string[] => text.split(/(?:(?<!\s)\s+)?(?:[x×*]|\bby\b)\s*/i);
