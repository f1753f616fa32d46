/** A comma before exactly three digits groups thousands; any other comma is a decimal point. */
const decimal = String.raw`[1-9]\d{0,2}(?:,\d{3})+(?!\d)(?:\.\d*)?|\d+(?:[.,]\d*)?|[.,]\d+`;
const fraction = String.raw`(?:\d+[\s-]+)?\d+\/\d+`;

export const numberSource = `(?:${fraction}|${decimal})`;

export const spelledFractions = (text: string): string =>
  text.replaceAll(/[½⅓⅔¼¾⅛⅜⅝⅞]/g, (character) => ` ${character.normalize("NFKC").replace("\u2044", "/")}`);

export const isNegative = (text: string): boolean => /^\s*[-−–]/.test(text);

const fractionParts = /^(?:(\d+)[\s-]+)?(\d+)\/(\d+)$/;
const wholeText = new RegExp(`^${numberSource}$`);

const decimalValue = (text: string): number =>
  Number(/^[1-9]\d{0,2}(?:,\d{3})+(?:\.|$)/.test(text) ? text.replaceAll(",", "") : text.replace(",", "."));

/** @returns null unless the text is a single number */
export function readNumber(text: string): number | null {
  const written = spelledFractions(text).trim();
  if (!wholeText.test(written)) {
    return null;
  }
  const [match, whole = "0", above, below] = fractionParts.exec(written) ?? [];
  const value = match === undefined ? decimalValue(written) : Number(whole) + Number(above) / Number(below);
  return Number.isFinite(value) ? value : null;
}
