/** Schemes and weights come from the open tracking_number_data library and UPU standard S10. */

/** The last character must be the check digit of the rest. @param digitOf for UPS also gets capital letters */
const checked = (digitOf: (body: string) => number) => (number: string) =>
  number.slice(-1) === String(digitOf(number.slice(0, -1)));

/** UPS letters count `(ASCII − 3) mod 10`. */
const valueOf = (character: string) => (character > "9" ? (character.charCodeAt(0) - 3) % 10 : Number(character));

const weightedSum = (body: string, ...weights: number[]) =>
  [...body].reduce((sum, character, index) => sum + valueOf(character) * (weights[index % weights.length] ?? 0), 0);

const upToTen = (sum: number) => (10 - (sum % 10)) % 10;

export const fits = {
  /** UPS packages and waybills: weights 1, 2 from the left, mod 10. */
  ups: checked((body) => upToTen(weightedSum(body, 1, 2))),
  /** GS1 (USPS of any length, FedEx Ground): weights 3, 1 leftward from the check digit, mod 10. */
  gs1: checked((body) => upToTen(body.length % 2 === 0 ? weightedSum(body, 1, 3) : weightedSum(body, 3, 1))),
  /** FedEx Express, 12 digits: weights 3, 1, 7, mod 11; 10 becomes 0. */
  fedex: checked((body) => (weightedSum(body, 3, 1, 7) % 11) % 10),
  /** Postal items (UPU S10): 11 minus the sum mod 11; 10 becomes 0 and 11 becomes 5. */
  s10: checked((body) => {
    const digit = 11 - (weightedSum(body, 8, 6, 4, 2, 3, 5, 9, 7) % 11);
    return digit === 11 ? 5 : digit % 10;
  }),
  /** DHL Express: all digits as one number, mod 7. */
  dhl: checked((body) => Number(body) % 7),
};
