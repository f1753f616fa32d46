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
