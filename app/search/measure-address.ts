/** Reads the box in a question: "how much does a 20x20x20 box count", "18 by 12 by 10, 22 lbs". */
import { lengths, unitOf, weights } from "../tools/measure/read-quantity.ts";
import { numberSource, readNumber, spelledFractions } from "../text/read-number.ts";

const unitIn = ({ units }: typeof lengths) => String.raw`(${[...units.keys()].join("|")})(?![a-z])`;
const sideSource = String.raw`(${numberSource})\s*(?:${unitIn(lengths)})?`;
const by = String.raw`\s*(?:x|by|×)\s*`;
const sides = new RegExp(
  String.raw`(?<![\w.,/])${sideSource}${by}${sideSource}${by}${sideSource}(?!${by}\d)(?!\d)`,
  "i",
);
const weighed = new RegExp(String.raw`(?<![\w.,/])(${numberSource})\s*${unitIn(weights)}`, "i");

/** Omits the default unit. */
const entry = (digits: string, unit: string | undefined, defaultUnit: string): string =>
  `${readNumber(digits) ?? digits}${unit === undefined || unit === defaultUnit ? "" : ` ${unit}`}`;

/** Null without a box in the question. */
export function measureAddress(query: string): string | null {
  const text = spelledFractions(query).replaceAll(/[”″]/g, '"').replaceAll(/[’′]/g, "'");
  const box = sides.exec(text);
  if (box === null) {
    return null;
  }
  const [, a = "", aWord, b = "", bWord, c = "", cWord] = box;
  const [, weight, weightWord] = weighed.exec(text) ?? [];
  const units = [aWord, bWord, cWord].map((word) => unitOf(word, lengths)?.name);
  const unit = ["cm", "mm", "m"].some((metric) => units.includes(metric)) ? "cm" : "in";
  // The unit after the last side applies to sides without one.
  const side = (digits: string, at: number) => entry(digits, units[at] ?? units[2], lengths.defaults[unit]);
  const asked = new URLSearchParams({
    length: side(a, 0),
    width: side(b, 1),
    height: side(c, 2),
    ...(weight !== undefined && { weight: entry(weight, unitOf(weightWord, weights)?.name, weights.defaults[unit]) }),
    ...(unit === "cm" && { unit }),
  });
  return `/measure?${asked.toString()}`;
}
