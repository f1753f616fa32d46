/** A price that depends on the job, in the words of every label, card and board. A price with a number is in `number-words.ts`. */

/** "Priced by size and material" */
export const pricedBy = (what: string): string => `Priced by ${what}`;

/** What the store has to know first: "For a price, tell us how many pages". */
export const forAPrice = (what: string): string => `For a price, tell us ${what}`;

/** What a carrier's price depends on, unless a service depends on more. */
export const shippingPricedBy = pricedBy("size, weight, distance and speed");
export const forAShippingPrice = forAPrice("the size, the weight, the ZIP code and when it has to be there");

export const forAPrintPrice = forAPrice("how many and on what paper");
