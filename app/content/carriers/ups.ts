import type { Carrier } from "../schema.ts";

export const ups = {
  id: "ups",
  name: "UPS",
  url: "https://www.ups.com/",
  trackingUrl: "https://www.ups.com/track?tracknum={n}",
  sampleNumber: "1Z999AA10123456784",
  page: "ups-authorized-shipper-outlet",
  trackingNumbers: [
    // Waybills.
    { prefixes: ["A", "H", "J", "K", "T", "V"], rest: "[0-9]{10}", checkDigit: "ups" },
  ],
  limits: {
    weight: {
      value: 150,
      unit: "pounds",
      source: "UPS, package size and weight guide",
      checkedOn: "2026-11-22",
    },
    length: {
      value: 108,
      unit: "inches",
      source: "UPS, package size and weight guide",
      checkedOn: "2026-11-22",
    },
    // Length plus girth.
    girth: {
      value: 165,
      unit: "inches",
      source: "UPS, package size and weight guide",
      checkedOn: "2026-11-22",
    },
    "dim-divisor": {
      value: 166,
      unit: "cubic inches to the pound",
      owners: ["measure"],
      source: "UPS, retail rates within the US",
      checkedOn: "2026-11-22",
    },
    "dim-divisor-abroad": {
      value: 139,
      unit: "cubic inches to the pound",
      owners: ["measure"],
      source: "UPS, exports and imports",
      checkedOn: "2026-11-22",
    },
    // Additional Handling.
    "fee-length": {
      value: 48,
      unit: "inches",
      owners: ["measure"],
      source: "UPS, Additional Handling, as Rollo and ShipStation list it",
      checkedOn: "2026-11-24",
    },
    "fee-width": {
      value: 30,
      unit: "inches",
      owners: ["measure"],
      source: "UPS, Additional Handling, as Rollo and ShipStation list it",
      checkedOn: "2026-11-24",
    },
    "fee-girth": {
      value: 105,
      unit: "inches",
      owners: ["measure"],
      source: "UPS, Additional Handling, as Rollo and ShipStation list it",
      checkedOn: "2026-11-24",
    },
    "fee-volume": {
      value: 10368,
      unit: "cubic inches",
      owners: ["measure"],
      source: "UPS, since January 26, 2026, as loop.com and myljm.com tell it",
      checkedOn: "2026-11-24",
    },
    "fee-weight": {
      value: 50,
      unit: "pounds",
      owners: ["measure"],
      source: "UPS, Additional Handling, as Rollo and ShipStation list it",
      checkedOn: "2026-11-24",
    },
    // Pounds that a package of such a size counts for at least.
    "fee-least": {
      value: 40,
      unit: "pounds",
      owners: ["measure"],
      source: "UPS, since October 21, 2024, as afs.net tells it",
      checkedOn: "2026-11-24",
    },
    // Large Package.
    "high-fee-length": {
      value: 96,
      unit: "inches",
      owners: ["measure"],
      source: "UPS, Large Package Surcharge of 2026, as redstagfulfillment.com lists it",
      checkedOn: "2026-11-24",
    },
    "high-fee-girth": {
      value: 130,
      unit: "inches",
      owners: ["measure"],
      source: "UPS, Large Package Surcharge of 2026, as redstagfulfillment.com lists it",
      checkedOn: "2026-11-24",
    },
    "high-fee-volume": {
      value: 17280,
      unit: "cubic inches",
      owners: ["measure"],
      source: "UPS, Large Package Surcharge of 2026, as redstagfulfillment.com lists it",
      checkedOn: "2026-11-24",
    },
    "high-fee-weight": {
      value: 110,
      unit: "pounds",
      owners: ["measure"],
      source: "UPS, Large Package Surcharge of 2026, as redstagfulfillment.com lists it",
      checkedOn: "2026-11-24",
    },
    "high-fee-least": {
      value: 90,
      unit: "pounds",
      owners: ["measure"],
      source: "UPS, Large Package Surcharge of 2026, as redstagfulfillment.com lists it",
      checkedOn: "2026-11-24",
    },
  },
  rules: {
    liability: {
      value: 100,
      unit: "US dollars",
      source: "UPS, tariff",
      checkedOn: "2026-11-22",
    },
  },
} as const satisfies Carrier;
