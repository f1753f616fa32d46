/** The price or time of a service, parted so that its number can stand large. */

/** A price, a number, or a range of numbers; "free" is one too. */
const number = /\$?\d+(?:[,.]\d+)*(?:-\d+(?:[,.]\d+)*)?%?|\bfree\b/i;

/** "From $20 per month" → "From", "$20", "per month". Words without a number stand as the number. */
export function figureParts(figure: string) {
  const found = number.exec(figure);
  if (found === null) {
    return { before: "", number: figure, after: "" };
  }
  return {
    before: figure.slice(0, found.index).trim(),
    number: found[0],
    after: figure.slice(found.index + found[0].length).replace(/^[\s,]+/, ""),
  };
}
