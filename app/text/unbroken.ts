/** Keeps times, spans of time, telephone numbers, state and ZIP code on one line. */

const pieces =
  /\d (?:[AP]M|(?:business )?(?:minute|hour|day|week|month)s?)\b|\(\d{3}\) (?=\d{3}-\d{4})|\b[A-Z]{2} (?=\d{5}\b)/g;

/** The text as pages show it: "2:00 PM" with a space at which no line ends. */
export function unbroken(text: string): string {
  return text.replace(pieces, (piece) => piece.replaceAll(" ", "\u00A0"));
}
