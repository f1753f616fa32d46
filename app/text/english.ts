/** Lists, plurals, small numbers, dates and times in words. */

// British lists have no comma before "and". PURE lets the build leave out lists that the browser does not use.
const lists = {
  and: /* @__PURE__ */ new Intl.ListFormat("en-GB", { type: "conjunction" }),
  or: /* @__PURE__ */ new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

/** "FedEx, UPS and DHL" */
export const listed = (names: readonly string[], last: keyof typeof lists = "and"): string => lists[last].format(names);

/** "1 package", "1,000 packages" @param noun whose plural ends in s */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three", "18": in words up to ten. */
export const numberWord = (count: number): string => small[count] ?? count.toLocaleString("en-US");

/** "2026-11-20" → "November 20, 2026", "2025-01" → "January 2025" */
export const longDate = (isoDate: string): string =>
  new Date(isoDate).toLocaleDateString("en-US", {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
    day: isoDate.length > "2025-01".length ? "numeric" : undefined,
  });

/** "14:00" → "2:00 PM" */
export function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}
