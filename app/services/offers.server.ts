/** The prices of services, one by one. */
import { numbers } from "../content/number-words.ts";
import { amountText } from "../text/number-text.ts";
import type { Price } from "../content/schema.ts";

export interface Offer {
  name: string;
  /** US dollars. */
  price: number;
  unit: NonNullable<Price["per"]> | null;
  /** "$20 per month" */
  text: string;
}

/** The prices that belong to a service. */
export function offersOf(owner: string): Offer[] {
  return Object.values(numbers).flatMap((number) => {
    if (!("price" in number) || number.offer === undefined || !number.owners.includes(owner)) {
      return [];
    }
    const { price, offer, per } = number;
    return [{ name: offer, price, unit: per ?? null, text: amountText(number) }];
  });
}
