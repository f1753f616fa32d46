import type { Carrier } from "../schema.ts";

export const usps = {
  id: "usps",
  name: "USPS",
  url: "https://www.usps.com/",
  trackingUrl: "https://tools.usps.com/go/TrackConfirmAction?tLabels={n}",
  sampleNumber: "9400100000000000000006",
  page: "usps-services",
  limits: {
    weight: {
      value: 70,
      unit: "pounds",
      source: "USPS, DMM 601",
      checkedOn: "2026-11-22",
    },
    // Most services.
    girth: {
      value: 108,
      unit: "inches",
      source: "USPS, DMM 601",
      checkedOn: "2026-11-22",
    },
    // By ground, at one oversized price whatever the weight.
    "girth-oversized": {
      value: 130,
      unit: "inches",
      source: "USPS, DMM 601",
      checkedOn: "2026-11-22",
    },
    // Size counts only above one cubic foot.
    "dim-threshold": {
      value: 1728,
      unit: "cubic inches",
      source: "USPS, prices of July 12, 2026",
      checkedOn: "2026-11-22",
    },
    // Ground Advantage, Parcel Select and both Priority Mails round each side up to a whole inch.
    "dim-divisor": {
      value: 139,
      unit: "cubic inches to the pound",
      owners: ["measure"],
      source: "USPS, final rule of May 15, 2026 (91 FR 27837)",
      checkedOn: "2026-11-28",
    },
    // USPS caps the dimensional weight it charges.
    "dim-most": {
      value: 70,
      unit: "pounds",
      owners: ["measure"],
      source: "USPS, help of Click-N-Ship",
      checkedOn: "2026-11-24",
    },
  },
  rules: {
    // Above either, a package with only stamps has to go to a post office counter.
    "stamped-thickness": {
      value: 1 / 2,
      unit: "inches",
      source: "USPS, national release of October 1, 2019",
      checkedOn: "2026-11-24",
    },
    "stamped-weight": {
      value: 10,
      unit: "ounces",
      source: "USPS, national release of October 1, 2019",
      checkedOn: "2026-11-24",
    },
    // One Forever stamp.
    "stamp-weight": {
      value: 1,
      unit: "ounces",
      owners: ["postage-stamps"],
      source: "USPS, DMM 101 and Notice 123",
      checkedOn: "2026-11-25",
    },
    // Above these, a letter is a large envelope.
    "letter-height": {
      value: 6 + 1 / 8,
      unit: "inches",
      owners: ["postage-stamps"],
      source: "USPS, DMM 101 and Notice 123",
      checkedOn: "2026-11-25",
    },
    "letter-length": {
      value: 11.5,
      unit: "inches",
      owners: ["postage-stamps"],
      source: "USPS, DMM 101 and Notice 123",
      checkedOn: "2026-11-25",
    },
    "letter-thickness": {
      value: 1 / 4,
      unit: "inches",
      owners: ["postage-stamps"],
      source: "USPS, DMM 101 and Notice 123",
      checkedOn: "2026-11-25",
    },
    // At the postcard price.
    "postcard-least-height": {
      value: 3.5,
      unit: "inches",
      owners: ["postcard-printing"],
      source: "USPS, DMM 101 and Notice 123",
      checkedOn: "2026-11-25",
    },
    "postcard-least-length": {
      value: 5,
      unit: "inches",
      owners: ["postcard-printing"],
      source: "USPS, DMM 101 and Notice 123",
      checkedOn: "2026-11-25",
    },
    "postcard-most-height": {
      value: 4.25,
      unit: "inches",
      owners: ["postcard-printing"],
      source: "USPS, DMM 101 and Notice 123",
      checkedOn: "2026-11-25",
    },
    "postcard-most-length": {
      value: 6,
      unit: "inches",
      owners: ["postcard-printing"],
      source: "USPS, DMM 101 and Notice 123",
      checkedOn: "2026-11-25",
    },
    // EDDM Retail, which stores and businesses use.
    "eddm-weight": {
      value: 3.3,
      unit: "ounces",
      owners: ["every-door-direct-mail"],
      source: "USPS, DMM 143 and 145",
      checkedOn: "2026-11-23",
    },
    // At least so many pieces, or so many pounds.
    "eddm-pieces": {
      value: 200,
      unit: "pieces",
      owners: ["every-door-direct-mail"],
      source: "USPS, DMM 143 and 145",
      checkedOn: "2026-11-23",
    },
    "eddm-mailing-weight": {
      value: 50,
      unit: "pounds",
      owners: ["every-door-direct-mail"],
      source: "USPS, DMM 143 and 145",
      checkedOn: "2026-11-23",
    },
    // At most, a day for each ZIP Code.
    "eddm-daily": {
      value: 5000,
      unit: "pieces",
      owners: ["every-door-direct-mail"],
      source: "USPS, Quick Service Guide 140, EDDM Retail",
      checkedOn: "2026-11-24",
    },
    "eddm-bundle-least": {
      value: 50,
      unit: "pieces",
      owners: ["every-door-direct-mail"],
      source: "USPS, DMM 145",
      checkedOn: "2026-11-25",
    },
    "eddm-bundle-most": {
      value: 100,
      unit: "pieces",
      owners: ["every-door-direct-mail"],
      source: "USPS, DMM 145",
      checkedOn: "2026-11-25",
    },
    // A piece must exceed at least one of these three, and none of the next three.
    "eddm-length": {
      value: 10.5,
      unit: "inches",
      owners: ["every-door-direct-mail"],
      source: "USPS, Quick Service Guide 140, EDDM Retail",
      checkedOn: "2026-11-24",
    },
    "eddm-height": {
      value: 6 + 1 / 8,
      unit: "inches",
      owners: ["every-door-direct-mail"],
      source: "USPS, Quick Service Guide 140, EDDM Retail",
      checkedOn: "2026-11-24",
    },
    "eddm-thickness": {
      value: 1 / 4,
      unit: "inches",
      owners: ["every-door-direct-mail"],
      source: "USPS, Quick Service Guide 140, EDDM Retail",
      checkedOn: "2026-11-24",
    },
    "eddm-most-length": {
      value: 15,
      unit: "inches",
      owners: ["every-door-direct-mail"],
      source: "USPS, Quick Service Guide 140, EDDM Retail",
      checkedOn: "2026-11-24",
    },
    "eddm-most-height": {
      value: 12,
      unit: "inches",
      owners: ["every-door-direct-mail"],
      source: "USPS, Quick Service Guide 140, EDDM Retail",
      checkedOn: "2026-11-24",
    },
    "eddm-most-thickness": {
      value: 3 / 4,
      unit: "inches",
      owners: ["every-door-direct-mail"],
      source: "USPS, Quick Service Guide 140, EDDM Retail",
      checkedOn: "2026-11-24",
    },
  },
} as const satisfies Carrier;
