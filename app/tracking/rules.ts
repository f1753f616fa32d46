/**
 * The rules that tell a carrier by its number, in order: the first that matches wins, since carriers share lengths. Rules
 * for beginnings that only one carrier uses stand in its record. A wrong check digit lowers the confidence and refuses no
 * number, because carriers' own sample numbers fail theirs. The numbers in the comments are those of the table that the
 * rules come from.
 */
import type { CarrierId } from "../content/carrier-ids.ts";
import type { TrackingNumbers } from "../content/schema.ts";
import { fits } from "./check-digits.ts";
import { checkedFinding, type Finding, type TrackedCarrier } from "./detection.ts";
import { detectRoutedUsps, detectS10, detectScannedFedex, detectUps } from "./number-parts.ts";

interface Rule {
  pattern: RegExp;
  /** Gets a number that fits `pattern`; returns undefined to leave it to the next rule. */
  detect: (number: string, chosen: CarrierId) => Finding | undefined;
}

const rule = (pattern: RegExp, detect: Rule["detect"]): Rule => ({ pattern, detect });

/** Rules for labels and postal items, some of which begin like numbers in the carriers' records. */
const labels: readonly Rule[] = [
  // 1: USPS label as a scanner reads it
  rule(/^420\d{27}(\d{4}){0,2}$/, detectRoutedUsps),
  // 2: UPS, also with extra characters
  rule(/^1Z[A-Z\d]{16}/, detectUps),
  // 3: postal item of any country, which USPS tracks too
  rule(/^[A-Z]{2}\d{9}[A-Z]{2}$/, detectS10),
];

/** Rules for other lengths, and for numbers that carriers share. */
const others: readonly Rule[] = [
  // 5, other lengths: DHL, though it prints none so short or long
  rule(/^JD\d+$/, () => checkedFinding(false, "dhl")),
  // 8: Amazon Logistics
  rule(/^TB[ACM]\d{12}$/, () => ({ carrier: "amazon" })),
  // 9: FedEx label as a scanner reads it
  rule(/^(\d{34}|3\d{31})$/, detectScannedFedex),
  // 10: FedEx Ground 96, whose check digit covers only the last 15 digits
  rule(/^96\d{20}$/, (number) => {
    const holds = fits.gs1(number.slice(7));
    return checkedFinding(holds, "fedex", holds ? [] : ["usps"]);
  }),
  // 11: USPS packages; FedEx Ground Economy shares 92
  rule(/^9[1-5]\d{20}$/, (number) =>
    checkedFinding(fits.gs1(number), "usps", number.startsWith("92") ? ["fedex"] : []),
  ),
  // 12: USPS packages, long form
  rule(/^\d{26}$/, (number) =>
    checkedFinding(fits.gs1(number), "usps", [], number.startsWith("9") ? "sure" : "likely", "likely"),
  ),
  // 13: FedEx Ground Economy, which prints the USPS number without its 92 or 91; one with a right check digit is USPS's
  rule(/^(?=\d{20}$)(02|4199|6129|7489)/, (number) => {
    const holds = fits.gs1(`92${number}`) || fits.gs1(`91${number}`);
    return holds || !fits.gs1(number) ? checkedFinding(holds, "fedex", ["usps"]) : undefined;
  }),
  // 14: older USPS numbers, some printed without their 91; sure only from the beginnings that USPS is known to use
  rule(/^\d{20}$/, (number) => {
    const holds = fits.gs1(number) || fits.gs1(`91${number}`);
    return checkedFinding(holds, "usps", ["fedex"], /^(0[1-8]|2[1-6]|7[01])/.test(number) ? "sure" : "likely");
  }),
  // 15: lengths of USPS and FedEx with a beginning of neither; the check digit may swap the two
  rule(/^\d{21,22}$/, (number) => {
    const isUsps = fits.gs1(number);
    return !isUsps && number.length === 22 && fits.gs1(number.slice(7))
      ? checkedFinding(true, "fedex", ["usps"], "guess")
      : checkedFinding(isUsps, "usps", ["fedex"], "guess", "guess");
  }),
  // 16: FedEx Ground
  rule(/^\d{15}$/, (number) => checkedFinding(fits.gs1(number), "fedex")),
  // 17: FedEx Express; UPS lists a form of 12 digits too
  rule(/^\d{12}$/, (number) => {
    const holds = fits.fedex(number);
    return checkedFinding(holds, "fedex", holds ? [] : ["ups"]);
  }),
  // 18: DHL Express, never sure: FedEx Freight numbers pass mod 7 as well
  rule(/^\d{10}$/, (number) => checkedFinding(fits.dhl(number), "dhl", ["fedex"], "likely", "guess")),
  // 19: DHL Express, long form
  rule(/^\d{11}$/, (number) => checkedFinding(fits.dhl(number), "dhl")),
  // 20: DHL eCommerce
  rule(/^\d{14}$/, () => ({ carrier: "dhl", alsoOffer: ["fedex"], confidence: "guess" })),
  // 21: UPS and FedEx Freight
  rule(/^\d{9}$/, (_, chosen) => ({
    carrier: chosen,
    alsoOffer: (["ups", "fedex"] as const).filter((id) => id !== chosen),
    confidence: "guess",
  })),
];

function ruleOf(carrier: CarrierId, { prefixes, rest, checkDigit, confidence, name }: TrackingNumbers): Rule {
  const pattern = new RegExp(`^(?:${prefixes.join("|")})(${rest})$`);
  return rule(pattern, (number) => {
    const behindPrefix = pattern.exec(number)?.[1] ?? "";
    const holds = checkDigit === undefined || fits[checkDigit](behindPrefix);
    return { ...checkedFinding(holds, carrier, [], confidence), ...(name !== undefined && { name }) };
  });
}

export const rulesFor = (carriers: readonly TrackedCarrier[]): Rule[] => [
  ...labels,
  ...carriers.flatMap(({ id, trackingNumbers = [] }) => trackingNumbers.map((numbers) => ruleOf(id, numbers))),
  ...others,
];
