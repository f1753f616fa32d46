/** Numbers that rules reckon with, read out of the texts of the figures: so neither can change without the other. */
import type { Fact } from "../content/schema.ts";

export type Facts = Readonly<Record<string, Fact>>;

const number = /\d[\d,]*(?:\.\d+)?/g;

/**
 * "3, 6 or 12 months" → [3, 6, 12]; "1,728 cubic inches" → [1728]
 * @throws Error when there is no such figure, or no number in it
 */
export function figuresIn(facts: Facts, key: string): number[] {
  const found = facts[key]?.text.match(number)?.map((digits) => Number(digits.replaceAll(",", "")));
  if (found === undefined) {
    throw new Error(`No number in a fact called ${key}`);
  }
  return found;
}

/** The number in a figure: "$20 per month" → 20. @throws Error when it has none, or several */
export function figure(facts: Facts, key: string): number {
  const [only, ...others] = figuresIn(facts, key);
  if (only === undefined || others.length > 0) {
    throw new Error(`Not one number in the fact ${key}`);
  }
  return only;
}
