// Formatted by hand: `Intl` costs a new isolate more time than all the records.

export const listed = (names: readonly string[], last: "and" | "or" = "and"): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1) ?? ""}`;

/** 50000 → "50,000", "1234.50" → "1,234.50" */
export function grouped(value: number | string): string {
  const [whole = "", ...fraction] = String(value).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...fraction].join(".");
}

/** "1 package", "1,000 packages" @param noun must form its plural with s */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three", "18": words up to ten */
export const numberWord = (count: number): string => small[count] ?? grouped(count);

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

/** "Payment and refunds" → "payment-and-refunds" */
export const slugify = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Text that must stay on one line: times, durations, weights, phone numbers, state and ZIP code. */
const pieces =
  /\d (?:[AP]M|lb|(?:business )?(?:minute|hour|day|week|month)s?)\b|\(\d{3}\) (?=\d{3}-\d{4})|\b[A-Z]{2} (?=\d{5}\b)/g;

/** Puts no-break spaces into times, phone numbers and the like: "2:00 PM". */
export function unbroken(text: string): string {
  return text.replace(pieces, (piece) => piece.replaceAll(" ", "\u00A0"));
}
