/**
 * Whose tracking number is this? Carriers share lengths, so one table of rules settles the overlap: the
 * first rule that answers wins. A wrong check digit lowers the confidence and never refuses, because
 * carriers' own sample numbers fail theirs.
 */
import type { CarrierId } from "../content/schema.ts";
import { dhlScheme, fedexScheme, gs1Scheme, hasCheckDigit, s10Scheme, upsScheme } from "./check-digits.ts";

/** How many numbers one submission looks up. */
export const MAX_TRACKING_NUMBERS = 10;

/** `sure`: form and check digit fit. `typo?`: the form fits, the check digit does not. `unknown`: no form fits. */
export type Confidence = "sure" | "likely" | "guess" | "typo?" | "unknown";

/** What to tell the visitor: nothing, "please check this number", or "we do not know this format". */
export type TrackingWarning = "none" | "check-number" | "unknown-format";

/** A stretch of the number and what it says, in plain words. */
export interface TrackingPart {
  label: string;
  value: string;
  meaning: string;
}

export interface Detection {
  /** `amazon` is none of ours: only the buyer's Amazon account can track it, so there is no link. */
  carrier: CarrierId | "amazon";
  /** Other carriers worth a try, likeliest first. At `unknown` all four, since nobody leads. */
  alsoOffer: readonly CarrierId[];
  confidence: Confidence;
  /** What to send to the carrier: cleaned, and for scanned barcodes only the part that the carrier tracks. */
  number: string;
  warning: TrackingWarning;
  /** The number explained from left to right; empty where it says nothing of use. */
  parts: readonly TrackingPart[];
}

/** What a rule has to say; `detectCarrier` fills in the rest. */
type Finding = Pick<Detection, "carrier"> & Partial<Detection>;

interface Rule {
  pattern: RegExp;
  /** Gets a number that fits `pattern`; `undefined` leaves it to the next rule. */
  detect: (number: string, chosen: CarrierId) => Finding | undefined;
}

/** A finding whose confidence hangs on the check digit. */
const checked = (
  holds: boolean,
  carrier: CarrierId,
  alsoOffer: readonly CarrierId[] = [],
  ifHolds: Confidence = "sure",
  ifFails: Confidence = "typo?",
): Finding => ({
  carrier,
  alsoOffer,
  confidence: holds ? ifHolds : ifFails,
  warning: holds ? "none" : "check-number",
});

const checkDigitPart = (value: string, holds: boolean): TrackingPart => ({
  label: "Check digit",
  value,
  meaning: holds ? "Fits the rest of the number" : "Does not fit the rest of the number",
});

/** Characters 9 and 10 of a UPS number (tracking_number_data, couriers/ups.json). */
const upsServices = new Map([
  ["01", "Next Day Air"],
  ["02", "2nd Day Air"],
  ["03", "Ground"],
  ["12", "3 Day Select"],
  ["YW", "SurePost, delivered by USPS"],
]);

function detectUps(number: string): Finding {
  const label = number.slice(0, 18);
  const extra = number.slice(18);
  const service = label.slice(8, 10);
  const holds = hasCheckDigit(label.slice(2), upsScheme);
  return {
    ...checked(holds && extra === "", "ups"),
    parts: [
      { label: "Shipper account", value: label.slice(2, 8), meaning: "The sender's account with UPS" },
      { label: "Service", value: service, meaning: upsServices.get(service) ?? "Another UPS service" },
      { label: "Package", value: label.slice(10, 17), meaning: "The sender's number for this package" },
      checkDigitPart(label.slice(17), holds),
      ...(extra ? [{ label: "Left over", value: extra, meaning: "A UPS number ends after 18 characters" }] : []),
    ],
  };
}

/** First letter of a postal item's number (UPU S10 service indicators, in tracking_number_data). */
const s10Services = new Map([
  ["C", "Package"],
  ["E", "Express mail (EMS)"],
  ["H", "E-commerce package"],
  ["L", "Express letter"],
  ["R", "Registered mail"],
  ["U", "Letter or small packet"],
  ["V", "Insured letter"],
]);

function detectS10(number: string): Finding {
  const country = number.slice(11);
  const holds = hasCheckDigit(number.slice(2, 11), s10Scheme);
  const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return {
    ...checked(holds, "usps", country === "DE" ? ["dhl"] : []),
    parts: [
      {
        label: "Service",
        value: number.slice(0, 2),
        meaning: s10Services.get(number.slice(0, 1)) ?? "Another postal service",
      },
      { label: "Serial number", value: number.slice(2, 10), meaning: "The postal service's number for this item" },
      checkDigitPart(number.slice(10, 11), holds),
      { label: "Country", value: country, meaning: countryNames.of(country) ?? "Not a country we know" },
    ],
  };
}

/** A scanned USPS label: 420, the ZIP code, then the number itself. The lengths overlap, the check digit decides. */
const routedReadings = [/^420(\d{5})(9[1-5]\d{20})$/, /^420(\d{9})(9[1-5]\d{20})$/, /^420(\d{5})(9[1-5]\d{24})$/];

function detectRoutedUsps(scan: string): Finding | undefined {
  const readings = routedReadings.flatMap((reading) => {
    const [, zip, number] = reading.exec(scan) ?? [];
    return zip && number ? [{ zip, number, holds: hasCheckDigit(number, gs1Scheme) }] : [];
  });
  const best = readings.find((reading) => reading.holds) ?? readings[0];
  return (
    best && {
      ...checked(best.holds, "usps"),
      number: best.number,
      parts: [
        { label: "ZIP code", value: best.zip.replace(/^(\d{5})(\d{4})$/, "$1-$2"), meaning: "Where the package goes" },
        { label: "Tracking number", value: best.number, meaning: "The part of the barcode that USPS tracks" },
      ],
    }
  );
}

function detectScannedFedex(scan: string): Finding {
  const number = scan.length === 32 ? scan.slice(16, 28) : scan.slice(-12);
  return {
    ...checked(hasCheckDigit(number, fedexScheme), "fedex"),
    number,
    parts: [{ label: "Tracking number", value: number, meaning: "The part of the barcode that FedEx tracks" }],
  };
}

/** The first that answers wins, so order matters. The numbers are those of the table the rules come from. */
const rules: readonly Rule[] = [
  // 1: USPS label as a scanner reads it
  { pattern: /^420\d{27}(\d{4})?$/, detect: detectRoutedUsps },
  // 2: UPS; what only begins like one is still UPS, mistyped
  { pattern: /^1Z[A-Z\d]{16}/, detect: detectUps },
  // 3: postal item of any country, which USPS tracks too
  { pattern: /^[A-Z]{2}\d{9}[A-Z]{2}$/, detect: detectS10 },
  // 4: FedEx door tag
  { pattern: /^DT\d{12}$/, detect: (number) => checked(hasCheckDigit(number.slice(2), fedexScheme), "fedex") },
  // 5: DHL piece numbers, which have no published check digit
  { pattern: /^(JJD|JD|JVGL|3S)[A-Z\d]{8,24}$/, detect: () => ({ carrier: "dhl" }) },
  // 5, other lengths: to the spec JD and digits is DHL however many, though DHL prints none so short or long
  { pattern: /^JD\d+$/, detect: () => checked(false, "dhl") },
  // 6: DHL eCommerce
  {
    pattern: /^(GM|LX|RX|UV|CN|SG|TH|IN|HK|MY)(?=[A-Z]*\d)[A-Z\d]{10,37}$/,
    detect: () => ({ carrier: "dhl", confidence: "likely" }),
  },
  // 7: UPS waybill
  { pattern: /^[AHJKTV]\d{10}$/, detect: (number) => checked(hasCheckDigit(number.slice(1), upsScheme), "ups") },
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

function firstFinding(number: string, chosen: CarrierId): Finding {
  for (const { pattern, detect } of rules) {
    const finding = pattern.test(number) && detect(number, chosen);
    if (finding) {
      return finding;
    }
  }
  // 22: anything else
  return {
    carrier: chosen,
    alsoOffer: ["ups", "usps", "fedex", "dhl"],
    confidence: "unknown",
    warning: "unknown-format",
  };
}

/** What is typed or pasted, as carriers write it: capital letters and digits, nothing between them. */
const cleanTrackingNumber = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, "");

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

/**
 * Names the carrier of one tracking number. Never refuses and never throws: what no rule knows goes to
 * the chosen carrier with a warning.
 * @param text one number as typed; see `splitTrackingInput` for several
 * @param chosen the carrier the visitor picked, left out when they picked none. It leads only where the
 *   number does not settle the matter: at `guess` when it is among the offers, and at `unknown`.
 */
export function detectCarrier(text: string, chosen?: CarrierId): Detection {
  const number = cleanTrackingNumber(text);
  const detection: Detection = {
    alsoOffer: [],
    confidence: "sure",
    number,
    warning: "none",
    parts: [],
    ...firstFinding(number, chosen ?? "fedex"),
  };
  const { carrier, alsoOffer, confidence } = detection;
  if (confidence !== "guess" || chosen === undefined || carrier === "amazon" || !alsoOffer.includes(chosen)) {
    return detection;
  }
  return { ...detection, carrier: chosen, alsoOffer: [carrier, ...alsoOffer.filter((id) => id !== chosen)] };
}

/**
 * The carrier's page for one number.
 * @param template an address in which `{n}` stands for the number
 * @throws URIError when the number holds half a surrogate pair, which a detected number never does
 */
export const trackingUrl = (template: string, number: string) => template.replaceAll("{n}", encodeURIComponent(number));
