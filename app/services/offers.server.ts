import { numbers } from "../content/number-words.ts";
import { figureOf, figureText } from "../text/number-text.ts";

export type Offer = ReturnType<typeof offersOf>[number];

export function offersOf(owner: string) {
  return Object.values(numbers).flatMap((number) => {
    if (!("price" in number) || number.offer === undefined || !number.owners.includes(owner)) {
      return [];
    }
    const { price, offer, per } = number;
    const figure = figureOf(number);
    return {
      name: offer,
      short: number.short ?? number.plan ?? offer,
      /** US dollars. */
      price,
      unit: per ?? null,
      ...figure,
      text: figureText(figure),
    };
  });
}
