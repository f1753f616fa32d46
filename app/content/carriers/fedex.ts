import type { Carrier } from "../schema.ts";

export const fedex = {
  id: "fedex",
  name: "FedEx",
  url: "https://www.fedex.com/",
  trackingUrl: "https://www.fedex.com/fedextrack/?trknbr={n}",
  sampleNumber: "123456789012",
  page: "fedex-shipping",
  trackingNumbers: [
    // Door tags.
    { prefixes: ["DT"], rest: "[0-9]{12}", checkDigit: "fedex" },
  ],
  // Within the US. FedEx charges for size, too (fedex.com, checked 2026-11-27), but we do not know its counter divisor.
  limits: {
    weight: {
      value: 150,
      unit: "pounds",
      source: "FedEx, General Packaging Guidelines, its leaflet (scribd.com/doc/28746036)",
      checkedOn: "2026-11-28",
    },
    // By air.
    length: {
      value: 119,
      unit: "inches",
      source: "FedEx, General Packaging Guidelines, its leaflet (scribd.com/doc/28746036)",
      checkedOn: "2026-11-28",
    },
    girth: {
      value: 165,
      unit: "inches",
      source: "FedEx, General Packaging Guidelines, its leaflet (scribd.com/doc/28746036)",
      checkedOn: "2026-11-28",
    },
    "length-ground": {
      value: 108,
      unit: "inches",
      source: "FedEx, General Packaging Guidelines, its leaflet (scribd.com/doc/28746036)",
      checkedOn: "2026-11-28",
    },
  },
  rules: {
    liability: {
      value: 100,
      unit: "US dollars",
      source: "FedEx, service guide",
      checkedOn: "2026-11-22",
    },
    // From this declared value on.
    signature: {
      value: 500,
      unit: "US dollars",
      source: "FedEx, service guide",
      checkedOn: "2026-11-22",
    },
  },
} as const satisfies Carrier;
