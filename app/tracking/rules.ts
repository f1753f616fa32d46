/** The first match wins. Wrong check digits only lower confidence, because carriers' own samples fail them. */
import type { CarrierId } from "../content/carrier-ids.ts";
import type { TrackingNumbers } from "../content/schema.ts";
import { fits } from "./check-digits.ts";
import { checkedFinding, type Finding, type TrackedCarrier } from "./detection.ts";
import { detectRoutedUsps, detectS10, detectScannedFedex, detectUps } from "./number-parts.ts";

interface Rule {
  pattern: RegExp;
  /** Returns undefined to pass the number to the next rule. */
  detect: (number: string, chosen: CarrierId) => Finding | undefined;
}

const rule = (pattern: RegExp, detect: Rule["detect"]): Rule => ({ pattern, detect });

/** First, because some begin like numbers in the carriers' records. */
const labels: readonly Rule[] = [
  rule(/^420\d{27}(\d{4}){0,2}$/, detectRoutedUsps),
  // UPS, even with trailing characters
  rule(/^1Z[A-Z\d]{16}/, detectUps),
  // Any country's postal item; USPS tracks them all
  rule(/^[A-Z]{2}\d{9}[A-Z]{2}$/, detectS10),
];

const others: readonly Rule[] = [
  // DHL, in lengths it doesn't print
  rule(/^JD\d+$/, () => checkedFinding(false, "dhl")),
  rule(/^TB[ACM]\d{12}$/, () => ({ carrier: "amazon" })),
  rule(/^(\d{34}|3\d{31})$/, detectScannedFedex),
  // FedEx Ground 96; its check digit covers only the last 15 digits
  rule(/^96\d{20}$/, (number) => {
    const holds = fits.gs1(number.slice(7));
    return checkedFinding(holds, "fedex", holds ? [] : ["usps"]);
  }),
  // USPS packages; FedEx Ground Economy shares 92
  rule(/^9[1-5]\d{20}$/, (number) =>
    checkedFinding(fits.gs1(number), "usps", number.startsWith("92") ? ["fedex"] : []),
  ),
  // USPS, long form
  rule(/^\d{26}$/, (number) =>
    checkedFinding(fits.gs1(number), "usps", [], number.startsWith("9") ? "sure" : "likely", "likely"),
  ),
  // FedEx Ground Economy prints the USPS number without 92 or 91; with a valid check digit of its own it is USPS
  rule(/^(?=\d{20}$)(02|4199|6129|7489)/, (number) => {
    const holds = fits.gs1(`92${number}`) || fits.gs1(`91${number}`);
    return holds || !fits.gs1(number) ? checkedFinding(holds, "fedex", ["usps"]) : undefined;
  }),
  // Older USPS numbers, some without their 91; sure only with known USPS prefixes
  rule(/^\d{20}$/, (number) => {
    const holds = fits.gs1(number) || fits.gs1(`91${number}`);
    return checkedFinding(holds, "usps", ["fedex"], /^(0[1-8]|2[1-6]|7[01])/.test(number) ? "sure" : "likely");
  }),
  // USPS and FedEx lengths with neither's prefix; the check digit may swap the two
  rule(/^\d{21,22}$/, (number) => {
    const isUsps = fits.gs1(number);
    return !isUsps && number.length === 22 && fits.gs1(number.slice(7))
      ? checkedFinding(true, "fedex", ["usps"], "guess")
      : checkedFinding(isUsps, "usps", ["fedex"], "guess", "guess");
  }),
  rule(/^\d{15}$/, (number) => checkedFinding(fits.gs1(number), "fedex")),
  // FedEx Express; UPS lists a 12-digit format too
  rule(/^\d{12}$/, (number) => {
    const holds = fits.fedex(number);
    return checkedFinding(holds, "fedex", holds ? [] : ["ups"]);
  }),
  // DHL Express, never sure: FedEx Freight passes mod 7 as well
  rule(/^\d{10}$/, (number) => checkedFinding(fits.dhl(number), "dhl", ["fedex"], "likely", "guess")),
  // DHL Express, long form
  rule(/^\d{11}$/, (number) => checkedFinding(fits.dhl(number), "dhl")),
  // DHL eCommerce
  rule(/^\d{14}$/, () => ({ carrier: "dhl", alsoOffer: ["fedex"], confidence: "guess" })),
  // UPS and FedEx Freight
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
