/** Words that play a part of their own in a question, as the index has them: stems, and phrases of the synonyms. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** They ask something of a subject: what it costs, how long it takes. */
export const attributes: ReadonlySet<string> = new Set("price,how long,limit,rush,bring,ship,mail,packag".split(","));

/** Who does this, does it for or to somebody. */
export const handedOver = words("ship mail");

/** What counts are of. */
export const units = words("inch foot feet pound ounc dollar cent page year month week minut");

/** They go with anything. */
export const vague: ReadonlySet<string> = new Set([
  ...words("customer client buyer big larg hug small old new nic good extra differ regular special"),
  "anoth state",
]);

/** They stand in the names of pages and could mean anything. */
export const unnamed: ReadonlySet<string> = new Set([
  ...attributes,
  ...words(
    "document home business custom digital servic page plan visit measur your you partner area rental profession",
  ),
  ...words("outlet author general box make"),
]);

/** As they are written: after these comes what is said by the way. */
export const asideFrom = words("to for from in into on at of with by as so because");

/** After these comes somebody or something else, which may well be unlisted: "a fax to my lawyer". */
export const recipientFrom = words("to for from");
