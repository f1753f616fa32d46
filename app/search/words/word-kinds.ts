/** Kinds of words in questions. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Terms for properties of a thing: price, time. */
export const attributes: ReadonlySet<string> = new Set(
  "price,how long,limit,rush,bring,ship,mail,packag,direction".split(","),
);

/** Terms in names of pages that name no service. */
export const unnamed: ReadonlySet<string> = new Set([
  ...attributes,
  ...words(
    "document home business custom digital servic page plan visit measur your you partner area rental profession",
  ),
  ...words("outlet author general box make"),
]);

/** Term of all places in the country. */
export const elsewhere = "another state";

/** Words before a recipient, an origin or an occasion: "a fax to my lawyer". */
export const asideFrom: ReadonlySet<string> = words("to for from in into on at of with by as so because near");

export const units = words("pound inch feet foot ounce dollar");
