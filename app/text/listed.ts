// British lists have no comma before "and", as the site writes them.
const formats = {
  and: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  or: new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

/** "FedEx, UPS and DHL" */
export const listed = (names: readonly string[], last: keyof typeof formats = "and"): string =>
  formats[last].format(names);
