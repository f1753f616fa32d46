import type { OutsideRule } from "./schema";

/**
 * The numbers that carriers set, once. Prose names them in braces, as it does those of `numbers.ts`. Whoever looks
 * one up again writes the day into `checkedOn`; a release refuses those that nobody looked up for half a year.
 */
export const rules = {
  "usps-weight": {
    value: 70,
    unit: "pounds",
    owners: ["usps-services"],
    source: "USPS, DMM 601",
    checkedOn: "2026-11-22",
  },
  // Length plus girth of most services.
  "usps-girth": {
    value: 108,
    unit: "inches",
    owners: ["usps-services"],
    source: "USPS, DMM 601",
    checkedOn: "2026-11-22",
  },
  // Length plus girth of ground packages, at oversized prices.
  "usps-girth-oversized": {
    value: 130,
    unit: "inches",
    owners: ["usps-services"],
    source: "USPS, DMM 601",
    checkedOn: "2026-11-22",
  },
  // One cubic foot: size counts only above it.
  "usps-dim-threshold": {
    value: 1728,
    unit: "cubic inches",
    owners: ["usps-services"],
    source: "USPS, prices of July 12, 2026",
    checkedOn: "2026-11-22",
  },
  // Ground Advantage, Parcel Select, Priority Mail and Priority Mail Express; each side is rounded up to a whole inch.
  "usps-dim-divisor": {
    value: 139,
    unit: "cubic inches to the pound",
    owners: ["usps-services"],
    source: "USPS, prices of July 12, 2026",
    checkedOn: "2026-11-22",
  },
  "ups-weight": {
    value: 150,
    unit: "pounds",
    owners: ["ups-authorized-shipper-outlet"],
    source: "UPS, package size and weight guide",
    checkedOn: "2026-11-22",
  },
  "ups-length": {
    value: 108,
    unit: "inches",
    owners: ["ups-authorized-shipper-outlet"],
    source: "UPS, package size and weight guide",
    checkedOn: "2026-11-22",
  },
  // Length plus girth.
  "ups-girth": {
    value: 165,
    unit: "inches",
    owners: ["ups-authorized-shipper-outlet"],
    source: "UPS, package size and weight guide",
    checkedOn: "2026-11-22",
  },
  "ups-dim-divisor": {
    value: 166,
    unit: "cubic inches to the pound",
    owners: ["ups-authorized-shipper-outlet"],
    source: "UPS, retail rates within the US",
    checkedOn: "2026-11-22",
  },
  "ups-dim-divisor-abroad": {
    value: 139,
    unit: "cubic inches to the pound",
    owners: ["ups-authorized-shipper-outlet"],
    source: "UPS, exports and imports",
    checkedOn: "2026-11-22",
  },
  "ups-liability": {
    value: 100,
    unit: "US dollars",
    owners: ["ups-authorized-shipper-outlet"],
    source: "UPS, tariff",
    checkedOn: "2026-11-22",
  },
  "fedex-liability": {
    value: 100,
    unit: "US dollars",
    owners: ["fedex-shipping"],
    source: "FedEx, service guide",
    checkedOn: "2026-11-22",
  },
  // Declared value from which FedEx asks for a signature.
  "fedex-signature": {
    value: 500,
    unit: "US dollars",
    owners: ["fedex-shipping"],
    source: "FedEx, service guide",
    checkedOn: "2026-11-22",
  },
  "dhl-countries": {
    value: 220,
    unit: "countries",
    qualifier: "over",
    owners: ["dhl-express", "international-shipping"],
    source: "store; DHL",
    checkedOn: "2026-11-22",
  },
} as const satisfies Record<string, OutsideRule>;
