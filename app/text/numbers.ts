/** Numbers by name. */
import type { Numbers, Price } from "../content/schema.ts";

export const numberAt = (numbers: Numbers, name: string): Numbers[string] | undefined =>
  Object.hasOwn(numbers, name) ? numbers[name] : undefined;

/** @throws Error where there is no number of this name, or it is no price */
export function priceOf(numbers: Numbers, name: string): Price {
  const number = numberAt(numbers, name);
  if (number === undefined || !("price" in number)) {
    throw new Error(`No price called ${name}`);
  }
  return number;
}
