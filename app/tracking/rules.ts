/**
 * Whose tracking number is this? Carriers share lengths, so one table of rules settles the overlap: the first rule that
 * matches wins. Numbers that begin as those of no other carrier stand in the carrier's record. A wrong check digit lowers
 * the confidence and never refuses, because carriers' own sample numbers fail theirs.
 */
import type { CarrierId } from "../content/carrier-ids.ts";
import type { TrackingNumbers } from "../content/schema.ts";
import { checkDigitSchemes, dhlScheme, fedexScheme, gs1Scheme, hasCheckDigit } from "./check-digits.ts";
import { checked, type Finding, type TrackedCarrier } from "./detection.ts";
import { detectRoutedUsps, detectS10, detectScannedFedex, detectUps } from "./number-parts.ts";

export interface Rule {
  pattern: RegExp;
  /** Gets a number that fits `pattern`; `undefined` leaves it to the next rule. */
  detect: (number: string, chosen: CarrierId) => Finding | undefined;
}

/** Labels and postal items, some of which begin as numbers in the carriers' records do. */
const labels: readonly Rule[] = [
  // 1: USPS label as a scanner reads it
  { pattern: /^420\d{27}(\d{4})?$/, detect: detectRoutedUsps },
  // 2: UPS; what only begins like one is still UPS, mistyped
  { pattern: /^1Z[A-Z\d]{16}/, detect: detectUps },
  // 3: postal item of any country, which USPS tracks too
  { pattern: /^[A-Z]{2}\d{9}[A-Z]{2}$/, detect: detectS10 },
];

/** What remains: numbers of other lengths, and those that carriers share. */
const others: readonly Rule[] = [
  // 5, other lengths: to the spec JD and digits is DHL however many, though DHL prints none so short or long
  { pattern: /^JD\d+$/, detect: () => checked(false, "dhl") },
  // 8: Amazon Logistics
  { pattern: /^TB[ACM]\d{12}$/, detect: () => ({ carrier: "amazon" }) },
  // 9: FedEx label as a scanner reads it
  { pattern: /^(\d{34}|3\d{31})$/, detect: detectScannedFedex },
  // 10: FedEx Ground 96, whose check digit covers only the last 15 digits
  {
    pattern: /^96\d{20}$/,
    detect: (number) => {
      const holds = hasCheckDigit(number.slice(7), gs1Scheme);
      return checked(holds, "fedex", holds ? [] : ["usps"]);
    },
  },
  // 11: USPS packages; FedEx Ground Economy shares 92, and nothing in the number names the shipper
  {
    pattern: /^9[1-5]\d{20}$/,
    detect: (number) => checked(hasCheckDigit(number, gs1Scheme), "usps", number.startsWith("92") ? ["fedex"] : []),
  },
  // 12: USPS packages, long form
  {
    pattern: /^\d{26}$/,
    detect: (number) =>
      checked(hasCheckDigit(number, gs1Scheme), "usps", [], number.startsWith("9") ? "sure" : "likely", "likely"),
  },
  // 13: FedEx Ground Economy prints the USPS number without its 92 or 91; one that is whole as it stands is USPS's
  {
    pattern: /^(?=\d{20}$)(02|4199|6129|7489)/,
    detect: (number) => {
      const holds = ["92", "91"].some((prefix) => hasCheckDigit(prefix + number, gs1Scheme));
      return holds || !hasCheckDigit(number, gs1Scheme) ? checked(holds, "fedex", ["usps"]) : undefined;
    },
  },
  // 14: older USPS numbers, some printed without their 91; sure only from the beginnings that USPS is known to use
  {
    pattern: /^\d{20}$/,
    detect: (number) =>
      checked(
        ["", "91"].some((prefix) => hasCheckDigit(prefix + number, gs1Scheme)),
        "usps",
        ["fedex"],
        /^(0[1-8]|2[1-6]|7[01])/.test(number) ? "sure" : "likely",
      ),
  },
  // 15: lengths of USPS and FedEx with a beginning of neither; the check digit may swap the two
  {
    pattern: /^\d{21,22}$/,
    detect: (number) => {
      const fitsUsps = hasCheckDigit(number, gs1Scheme);
      const fitsFedex = number.length === 22 && hasCheckDigit(number.slice(7), gs1Scheme);
      return fitsFedex && !fitsUsps
        ? checked(true, "fedex", ["usps"], "guess")
        : checked(fitsUsps, "usps", ["fedex"], "guess", "guess");
    },
  },
  // 16: FedEx Ground
  { pattern: /^\d{15}$/, detect: (number) => checked(hasCheckDigit(number, gs1Scheme), "fedex") },
  // 17: FedEx Express; UPS lists a form of 12 digits too
  {
    pattern: /^\d{12}$/,
    detect: (number) => {
      const holds = hasCheckDigit(number, fedexScheme);
      return checked(holds, "fedex", holds ? [] : ["ups"]);
    },
  },
  // 18: DHL Express, never sure: FedEx Freight numbers pass mod 7 as well
  {
    pattern: /^\d{10}$/,
    detect: (number) => checked(hasCheckDigit(number, dhlScheme), "dhl", ["fedex"], "likely", "guess"),
  },
  // 19: DHL Express, long form
  { pattern: /^\d{11}$/, detect: (number) => checked(hasCheckDigit(number, dhlScheme), "dhl") },
  // 20: DHL eCommerce
  { pattern: /^\d{14}$/, detect: () => ({ carrier: "dhl", alsoOffer: ["fedex"], confidence: "guess" }) },
  // 21: UPS and FedEx Freight
  {
    pattern: /^\d{9}$/,
    detect: (_, chosen) => ({
      carrier: chosen,
      alsoOffer: (["ups", "fedex"] as const).filter((id) => id !== chosen),
      confidence: "guess",
    }),
  },
];

function ruleOf(carrier: CarrierId, { prefixes, rest, checkDigit, confidence }: TrackingNumbers): Rule {
  const pattern = new RegExp(`^(?:${prefixes.join("|")})(${rest})$`);
  return {
    pattern,
    detect(number) {
      const behindPrefix = pattern.exec(number)?.[1] ?? "";
      const holds = checkDigit === undefined || hasCheckDigit(behindPrefix, checkDigitSchemes[checkDigit]);
      return checked(holds, carrier, [], confidence);
    },
  };
}

/**
 * All rules: the first that matches wins, so order matters. The numbers in the comments are those of the table that the
 * rules come from.
 */
export const rulesFor = (carriers: readonly TrackedCarrier[]): Rule[] => [
  ...labels,
  ...carriers.flatMap(({ id, trackingNumbers = [] }) => trackingNumbers.map((numbers) => ruleOf(id, numbers))),
  ...others,
];

/** What the first rule that matches says of a cleaned number; none where nobody knows it. */
export function firstFinding(number: string, chosen: CarrierId, rules: readonly Rule[]): Finding | undefined {
  for (const { pattern, detect } of rules) {
    const finding = pattern.test(number) && detect(number, chosen);
    if (finding) {
      return finding;
    }
  }
  return undefined;
}
