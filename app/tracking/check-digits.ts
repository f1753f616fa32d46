/** Check digits of carriers: schemes and weights of the open tracking_number_data library and of UPU standard S10. */

/** Computes the check digit for `body` (digits; UPS also capital letters). */
export type CheckDigitScheme = (body: string) => number;

/** The value of a digit or letter; UPS gives letters `(ASCII − 3) mod 10`. */
const valueOf = (character: string) => (character > "9" ? (character.charCodeAt(0) - 3) % 10 : Number(character));

/** The weighted sum; weights repeat from the left. */
const weightedSum = (body: string, ...weights: number[]) =>
  [...body].reduce((sum, character, index) => sum + valueOf(character) * (weights[index % weights.length] ?? 0), 0);

const upToTen = (sum: number) => (10 - (sum % 10)) % 10;

/** UPS packages and waybills: weights 1, 2 from the left, mod 10. */
export const upsScheme: CheckDigitScheme = (body) => upToTen(weightedSum(body, 1, 2));

/** GS1 barcodes (USPS packages of any length, FedEx Ground): weights 3, 1 going left from the check digit, mod 10. */
export const gs1Scheme: CheckDigitScheme = (body) =>
  upToTen(body.length % 2 === 0 ? weightedSum(body, 1, 3) : weightedSum(body, 3, 1));

/** FedEx Express, 12 digits: weights 3, 1, 7, mod 11, where 10 is written 0. */
export const fedexScheme: CheckDigitScheme = (body) => (weightedSum(body, 3, 1, 7) % 11) % 10;

/** Postal items, UPU S10: 11 minus the sum mod 11, where 10 is written 0 and 11 is written 5. */
export const s10Scheme: CheckDigitScheme = (body) => {
  const digit = 11 - (weightedSum(body, 8, 6, 4, 2, 3, 5, 9, 7) % 11);
  return digit === 11 ? 5 : digit % 10;
};

/** DHL Express: the digits read as one number, mod 7. */
export const dhlScheme: CheckDigitScheme = (body) => Number(body) % 7;

/** Schemes by their names in carriers' records. */
export const checkDigitSchemes = { dhl: dhlScheme, fedex: fedexScheme, gs1: gs1Scheme, ups: upsScheme };

/** Whether the last character of `number` is the check digit of those before it. */
export const hasCheckDigit = (number: string, scheme: CheckDigitScheme) =>
  number.slice(-1) === String(scheme(number.slice(0, -1)));
