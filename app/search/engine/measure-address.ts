/** Reads the box in a question: "how much does a 20x20x20 box count", "18 by 12 by 10, 22 lbs". */
import { lengths, unitOf, unitSystems, weights, type UnitSystem } from "../../tools/measure/read-quantity.ts";
import { numberSource, readNumber, spelledFractions } from "../../text/read-number.ts";

/** A unit that is not the beginning of another word. */
const unitIn = ({ units }: typeof lengths) => String.raw`(${[...units.keys()].join("|")})(?![a-z])`;
const sideSource = String.raw`(${numberSource})\s*(?:${unitIn(lengths)})?`;
const by = String.raw`\s*(?:x|by|×)\s*`;
const sides = new RegExp(
  String.raw`(?<![\w.,/])${sideSource}${by}${sideSource}${by}${sideSource}(?!${by}\d)(?!\d)`,
  "i",
);
const weighed = new RegExp(String.raw`(?<![\w.,/])(${numberSource})\s*${unitIn(weights)}`, "i");

/** The entry for a field of the form, without the unit where that is the default. */
const entry = (digits: string, unit: string | undefined, defaultUnit: string): string =>
  `${readNumber(digits) ?? digits}${unit === undefined || unit === defaultUnit ? "" : ` ${unit}`}`;

const systemOf = (units: ReadonlyArray<string | undefined>): UnitSystem =>
  units.some((unit) => unit !== undefined && ["cm", "mm", "m"].includes(unit)) ? "cm" : "in";

/** The address of the measuring tool with the box of a question; null without a box. */
export function measureAddress(query: string): string | null {
  const text = spelledFractions(query).replaceAll(/[”″]/g, '"').replaceAll(/[’′]/g, "'");
  const [, a, aWord, b, bWord, c, cWord] = sides.exec(text) ?? [];
  if (a === undefined || b === undefined || c === undefined) {
    return null;
  }
  const units = [aWord, bWord, cWord].map((word) => (word === undefined ? undefined : unitOf(word, lengths)?.name));
  const unit = systemOf(units);
  // The unit behind the last side is that of sides without one.
  const shared = units[2] ?? lengths.defaults[unit];
  const side = (digits: string, unitOfSide: string | undefined) =>
    entry(digits, unitOfSide ?? shared, lengths.defaults[unit]);
  const [, pounds, poundsWord] = weighed.exec(text) ?? [];
  const weight =
    pounds === undefined || poundsWord === undefined
      ? null
      : entry(pounds, unitOf(poundsWord, weights)?.name, weights.defaults[unit]);
  const asked = new URLSearchParams({
    length: side(a, units[0]),
    width: side(b, units[1]),
    height: side(c, units[2]),
    ...(weight !== null && { weight }),
    ...(unit !== unitSystems[0] && { unit }),
  });
  return `/measure?${asked.toString()}`;
}
