/** Words that play a part of their own in a question, as the index has them: stems, and phrases of the synonyms. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** They ask something of a subject: what it costs, how long it takes. */
export const attributes: ReadonlySet<string> = new Set(
  "price,how long,limit,rush,bring,ship,mail,packag,direction".split(","),
);

/** They stand in the names of pages and could mean anything. */
export const unnamed: ReadonlySet<string> = new Set([
  ...attributes,
  ...words(
    "document home business custom digital servic page plan visit measur your you partner area rental profession",
  ),
  ...words("outlet author general box make"),
]);

/** Of any place in this country: the answer is hardly another. */
export const elsewhere = "another state";

/** As they are written: after these comes what is said by the way, or somebody else: "a fax to my lawyer". */
export const asideFrom: ReadonlySet<string> = words("to for from in into on at of with by as so because near");

/** Of sizes, weights and sums. */
export const units = words("pound inch feet foot ounce dollar");
