/** A box in a question: "how much does a 20x20x20 box count", "18 by 12 by 10, 22 lbs". */

const number = String.raw`(\d{1,4}(?:\.\d{1,3})?)`;
const sides = new RegExp(String.raw`\b${number}\s*(?:x|by|×)\s*${number}\s*(?:x|by|×)\s*${number}\b`, "i");
const pounds = new RegExp(String.raw`\b${number}\s*(?:lbs?|pounds?)\b`, "i");

/** Where that box is measured: `/measure` with its three sides, and its weight if the question has one. */
export function measureAddress(query: string): string | null {
  const [, length, width, height] = sides.exec(query) ?? [];
  if (length === undefined || width === undefined || height === undefined) {
    return null;
  }
  const [, weight] = pounds.exec(query) ?? [];
  return `/measure?${new URLSearchParams({ length, width, height, ...(weight !== undefined && { weight }) }).toString()}`;
}
