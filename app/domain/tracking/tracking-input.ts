/** The tracking numbers in what a visitor types or pastes. */

/** How many numbers one submission looks up. */
export const MAX_TRACKING_NUMBERS = 10;

/** What is typed or pasted, as carriers write it: capital letters and digits, nothing between them. */
export const cleanTrackingNumber = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, "");

/**
 * The numbers in a visitor's text, cleaned, in their order, parted by newline, comma or semicolon.
 * @returns at most MAX_TRACKING_NUMBERS numbers, none of them empty, and how many more there were
 */
export function splitTrackingInput(text: string): { numbers: string[]; leftOut: number } {
  const found = text
    .split(/[\r\n,;]/)
    .map(cleanTrackingNumber)
    .filter(Boolean);
  const numbers = found.slice(0, MAX_TRACKING_NUMBERS);
  return { numbers, leftOut: found.length - numbers.length };
}
